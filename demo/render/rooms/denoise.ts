/** A picture in linear light and what guides its smoothing: three numbers a pixel each, row by row. */
export interface NoisyPicture {
  readonly width: number
  readonly height: number
  /** Two renders of the same picture with different chance: what they differ in is noise. */
  readonly halves: readonly [ArrayLike<number>, ArrayLike<number>]
  /** Colour of the surface seen, also through mirrors: what is divided out, so that patterns stay sharp. */
  readonly albedo: ArrayLike<number>
  readonly normal: ArrayLike<number>
}

interface Options {
  /** How often the picture is smoothed, each time over twice the distance. */
  readonly rounds?: number
  /** How far light may differ, in standard deviations of the noise, and still be averaged. */
  readonly tolerance?: number
}

/** Weights of five pixels in a row: a B-spline (Dammertz et al., Edge-Avoiding À-Trous Wavelet Transform, 2010). */
const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
const LEAST_ALBEDO = 0.03

/**
 * Averages light over neighbours of the same surface, by the estimated noise of each pixel (Schied et al.,
 * Spatiotemporal Variance-Guided Filtering, 2017, its spatial part). Answers linear light.
 */
export function denoise(picture: NoisyPicture, { rounds = 5, tolerance = 3 }: Options = {}): Float32Array {
  const { width, height, albedo, normal } = picture
  let { light, variance } = demodulated(picture)
  for (let round = 0; round < rounds; round++) {
    const noise = blurred(variance, width, height)
    ;({ light, variance } = smoothed({ width, height, albedo, normal, light, variance, noise }, 1 << round, tolerance))
  }
  return light.map((value, at) => value * Math.max(LEAST_ALBEDO, albedo[at]!))
}

/** Light without the colour of the surface, and the variance of its luminance. */
function demodulated({ halves: [a, b], albedo }: NoisyPicture) {
  const light = new Float32Array(a.length)
  const variance = new Float32Array(a.length / 3)
  for (let pixel = 0; pixel < variance.length; pixel++) {
    let [bright, difference] = [0, 0]
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel
      const colour = Math.max(LEAST_ALBEDO, albedo[at]!)
      light[at] = (a[at]! + b[at]!) / 2 / colour
      bright += light[at] / 3
      difference += (a[at]! - b[at]!) / 2 / colour / 3
    }
    variance[pixel] = Math.min(difference * difference, bright * bright)
  }
  return { light, variance }
}

/** Seven by seven, in two passes: a difference of two samples alone says little. */
function blurred(values: Float32Array, width: number, height: number): Float32Array {
  const weights = [1, 6, 15, 20, 15, 6, 1].map((weight) => weight / 64)
  const pass = (from: Float32Array, count: number, step: number, lines: number, stride: number) => {
    const to = new Float32Array(from.length)
    for (let line = 0; line < lines; line++) {
      for (let place = 0; place < count; place++) {
        let sum = 0
        for (let tap = -3; tap <= 3; tap++) {
          const near = Math.min(count - 1, Math.max(0, place + tap))
          sum += from[line * stride + near * step]! * weights[tap + 3]!
        }
        to[line * stride + place * step] = sum
      }
    }
    return to
  }
  return pass(pass(values, width, 1, height, width), height, width, width, 1)
}

interface Round {
  readonly width: number
  readonly height: number
  readonly albedo: ArrayLike<number>
  readonly normal: ArrayLike<number>
  readonly light: Float32Array
  readonly variance: Float32Array
  readonly noise: Float32Array
}

function smoothed({ width, height, albedo, normal, light, variance, noise }: Round, step: number, tolerance: number) {
  const nextLight = new Float32Array(light.length)
  const nextVariance = new Float32Array(variance.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const at = pixel * 3
      const here = (light[at]! + light[at + 1]! + light[at + 2]!) / 3
      const allowed = tolerance * Math.sqrt(noise[pixel]!) + 1e-3 + 0.004 * here
      let [total, red, green, blue, spread] = [0, 0, 0, 0, 0]
      for (let row = -2; row <= 2; row++) {
        const nearY = y + row * step
        if (nearY < 0 || nearY >= height) continue
        for (let column = -2; column <= 2; column++) {
          const nearX = x + column * step
          if (nearX < 0 || nearX >= width) continue
          const other = nearY * width + nearX
          const near = other * 3
          const facing =
            normal[at]! * normal[near]! + normal[at + 1]! * normal[near + 1]! + normal[at + 2]! * normal[near + 2]!
          const flat = normal[at]! * normal[at]! + normal[at + 1]! * normal[at + 1]! + normal[at + 2]! * normal[at + 2]!
          const bend = Math.max(0, flat - facing) * 90
          const colour =
            Math.abs(albedo[at]! - albedo[near]!) +
            Math.abs(albedo[at + 1]! - albedo[near + 1]!) +
            Math.abs(albedo[at + 2]! - albedo[near + 2]!)
          const there = (light[near]! + light[near + 1]! + light[near + 2]!) / 3
          const differs = bend + colour * 3 + Math.abs(there - here) / allowed
          if (differs > 9) continue
          const weight = KERNEL[row + 2]! * KERNEL[column + 2]! * Math.exp(-differs)
          total += weight
          red += weight * light[near]!
          green += weight * light[near + 1]!
          blue += weight * light[near + 2]!
          spread += weight * weight * variance[other]!
        }
      }
      nextLight[at] = red / total
      nextLight[at + 1] = green / total
      nextLight[at + 2] = blue / total
      nextVariance[pixel] = spread / (total * total)
    }
  }
  return { light: nextLight, variance: nextVariance }
}
