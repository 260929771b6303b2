import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Room } from '../../rooms/room.ts'
import { hashOfShape } from '../render-hash.ts'
import { materialsOf, standing } from './products.ts'

/** Code that decides how a room looks. */
const DRAWING = ['blender/*.py', 'denoise.ts', 'despeckle.ts', 'develop.ts', 'scene.ts']

/** Changes when the picture of a room may: with its set, its models and finishes, and with the code that draws it. */
export function roomHash(room: Room): string {
  const { title: _title, alt: _alt, inside: _inside, products, ...look } = room
  const hash = createHash('sha256').update(JSON.stringify(look))
  for (const placed of products) {
    const product = standing(placed)
    hash
      .update(JSON.stringify([placed.at, placed.turn ?? 0, materialsOf(product)]))
      .update(hashOfShape(product.variant.spec))
  }
  for (const file of globSync(DRAWING, { cwd: import.meta.dirname }).sort()) {
    hash.update(file).update(readFileSync(path.join(import.meta.dirname, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
