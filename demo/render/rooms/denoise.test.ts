import { expect, it } from 'vitest'
import { denoise } from './denoise.ts'

const WIDTH = 40
const HEIGHT = 30

/** Numbers from 0 to 1 that are the same on every run. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function picture(light: (x: number, y: number) => number, albedo: (x: number, y: number) => number, noise: number) {
  const size = WIDTH * HEIGHT * 3
  const halves = [new Float32Array(size), new Float32Array(size)] as const
  const [colours, normal] = [new Float32Array(size), new Float32Array(size)]
  const next = [chance(1), chance(2)] as const
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    colours.fill(albedo(x, y), pixel * 3, pixel * 3 + 3)
    normal[pixel * 3 + 2] = 1
    for (const [index, half] of halves.entries()) {
      const value = light(x, y) * albedo(x, y) * (1 + noise * (next[index]!() - 0.5))
      half.fill(value, pixel * 3, pixel * 3 + 3)
    }
  }
  return { width: WIDTH, height: HEIGHT, halves, albedo: colours, normal }
}

function meanError(result: Float32Array, wanted: (x: number, y: number) => number): number {
  let sum = 0
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    sum += Math.abs(result[pixel * 3]! - wanted(pixel % WIDTH, Math.floor(pixel / WIDTH)))
  }
  return sum / (WIDTH * HEIGHT)
}

it('leaves a picture without noise as it is', () => {
  const light = (x: number) => (x < 20 ? 0.2 : 1.4)
  const albedo = (_x: number, y: number) => (y % 2 === 0 ? 0.8 : 0.4)
  const result = denoise(picture(light, albedo, 0))
  expect(meanError(result, (x, y) => light(x) * albedo(x, y))).toBeLessThan(0.002)
})

it('takes noise off an even wall', () => {
  const noisy = picture(
    () => 1,
    () => 0.6,
    0.8,
  )
  const before = meanError(Float32Array.from(noisy.halves[0]), () => 0.6)
  expect(meanError(denoise(noisy), () => 0.6)).toBeLessThan(before / 6)
})

it('keeps the edge of a shadow and the pattern of tiles', () => {
  const light = (x: number) => (x < 20 ? 0.2 : 1.4)
  const albedo = (_x: number, y: number) => (y % 3 === 0 ? 0.8 : 0.4)
  const result = denoise(picture(light, albedo, 0.3))
  const at = (x: number, y: number) => result[(y * WIDTH + x) * 3]!
  expect(at(19, 15) / 0.8).toBeCloseTo(0.2, 1)
  expect(at(20, 15) / 0.8).toBeCloseTo(1.4, 0.5)
  expect(at(30, 15) / at(30, 16)).toBeCloseTo(2, 0.7)
})
