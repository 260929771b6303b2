/** Where a middle grey comes to lie, in linear light of the screen. */
const GREY = 0.2
const CONTRAST = 1.32
/** Brightest light of the screen before it is rounded to 255. */
const WHITE = 0.985

/**
 * From linear light of any range to sRGB bytes, with a soft shoulder as film has it: nothing is burnt. `exposure` is in
 * stops from the picture's own middle.
 */
export function develop(light: ArrayLike<number>, exposure = 0): Uint8Array {
  const gain = (GREY / middleOf(light)) * 2 ** exposure
  const bytes = new Uint8Array(light.length)
  for (let pixel = 0; pixel < light.length; pixel += 3) {
    const rgb = [light[pixel]! * gain, light[pixel + 1]! * gain, light[pixel + 2]! * gain] as const
    const luminance = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]
    // What is very bright loses some of its colour, as it does on film.
    const pale = Math.min(0.5, Math.max(0, (luminance - 1) * 0.16))
    for (let channel = 0; channel < 3; channel++) {
      const value = rgb[channel]! * (1 - pale) + luminance * pale
      bytes[pixel + channel] = Math.round(255 * encoded(toned(Math.max(0, value))))
    }
  }
  return bytes
}

/** A sigmoid in the logarithm of light through the middle grey. */
function toned(value: number): number {
  const power = value ** CONTRAST
  const scale = GREY ** CONTRAST * (WHITE / GREY - 1)
  return (WHITE * power) / (power + scale)
}

function encoded(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
}

/** Geometric mean of luminance, without the few darkest and brightest. */
function middleOf(light: ArrayLike<number>): number {
  const logs: number[] = []
  const step = Math.max(3, Math.floor(light.length / 3 / 40_000) * 3)
  for (let at = 0; at + 2 < light.length; at += step) {
    const luminance = 0.2126 * light[at]! + 0.7152 * light[at + 1]! + 0.0722 * light[at + 2]!
    logs.push(Math.log(Math.max(1e-4, luminance)))
  }
  const kept = logs.sort((a, b) => a - b).slice(Math.floor(logs.length * 0.1), Math.ceil(logs.length * 0.95))
  return Math.exp(kept.reduce((sum, log) => sum + log, 0) / kept.length)
}
