import { readFileSync } from 'node:fs'
import path from 'node:path'
import { denoise } from './denoise.ts'
import { despeckled } from './despeckle.ts'
import { develop } from './develop.ts'
import type { RenderSize } from './scene.ts'

/** Combines the passes of a render into sRGB bytes, top row first. */
export function finishedPicture(folder: string, { width, height }: RenderSize, exposure = 0): Buffer {
  const pass = (name: string) => topFirst(readPass(path.join(folder, `${name}.f16`)), width, height)
  const mean = (name: string) => {
    const other = pass(`${name}_b`)
    return pass(`${name}_a`).map((value, at) => (value + other[at]!) / 2)
  }
  const halves = [pass('half_a'), pass('half_b')] as const
  const light = denoise({ width, height, halves, albedo: mean('albedo'), normal: mean('normal') })
  return Buffer.from(despeckled(develop(light, exposure), width, height).buffer)
}

function readPass(file: string): Float32Array {
  const bytes = readFileSync(file)
  return Float32Array.from(new Float16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2))
}

function topFirst(values: Float32Array, width: number, height: number): Float32Array {
  const turned = new Float32Array(values.length)
  for (let row = 0; row < height; row++) {
    turned.set(values.subarray(row * width * 3, (row + 1) * width * 3), (height - 1 - row) * width * 3)
  }
  return turned
}
