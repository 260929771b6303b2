import { createHash, type Hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BufferGeometry } from 'three'
import type { ModelSpec } from '../families/all.ts'
import { buildModel } from '../models/build.ts'
import type { RenderJob } from './job.ts'

const DEMO = join(import.meta.dirname, '..')
/** Whatever decides how a model is drawn. */
const DRAWING = ['models/finishes.ts', 'render/encode.ts', 'render/page/*.ts']
const STEPS_PER_MM = 1_000

/**
 * Changes when the picture may: with the shape of its model, its finish, view and size, and with the code that draws
 * it. Code of models counts by the shape it makes only, so that new measurements or families redraw nothing.
 */
export function renderHash({ spec, finish, trim = 'Chrome', view, size }: RenderJob): string {
  const { shape, pose } = hashesOf(spec)
  const hash = createHash('sha256')
  hash
    .update(hashOfDrawing())
    .update(shape)
    .update(pose)
    .update(JSON.stringify([finish, trim, view, size]))
  return hash.digest('hex').slice(0, 16)
}

let drawing: string | null = null

function hashOfDrawing(): string {
  if (drawing !== null) return drawing
  const hash = createHash('sha256')
  for (const file of globSync(DRAWING, { cwd: DEMO }).sort()) hash.update(file).update(readFileSync(join(DEMO, file)))
  drawing = hash.digest('hex')
  return drawing
}

type Hashes = { shape: string; pose: string }

const hashes = new Map<string, Hashes>()

/** Hashes the product's own shape, wherever it is shown. */
export function hashOfShape(spec: ModelSpec): string {
  return hashesOf(spec).shape
}

/** The pose is how the picture of the product alone is taken; a room places it itself. */
function hashesOf(spec: ModelSpec): Hashes {
  const key = JSON.stringify(spec)
  const known = hashes.get(key)
  if (known) return known
  const { mount, portrait, recess, parts } = buildModel(spec)
  const hash = createHash('sha256').update(mount)
  for (const { role, geometry } of parts) {
    hash.update(role)
    addNumbers(hash, geometry)
  }
  const made = { shape: hash.digest('hex'), pose: JSON.stringify([portrait, recess]) }
  hashes.set(key, made)
  return made
}

/** Thousandths of a millimetre: finer differences come from the machine and are not seen. */
function addNumbers(hash: Hash, geometry: BufferGeometry): void {
  for (const name of ['position', 'normal', 'tangent']) {
    if (!geometry.hasAttribute(name)) continue
    const { array } = geometry.getAttribute(name)
    hash.update(name).update(Int32Array.from(array, (value) => Math.round(value * STEPS_PER_MM)))
  }
  hash.update(Int32Array.from(geometry.getIndex()?.array ?? []))
}
