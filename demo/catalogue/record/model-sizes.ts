import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatLengthMm } from '../../site.ts'
import type { ModelSpec } from '#demo/families/all.ts'
import type { ModelSize } from '#demo/families/family.ts'
import type { ProductModel } from '#demo/models/assembly.ts'
import { specKey } from '#demo/models/spec-key.ts'
import { hashOf } from './hash.ts'

/** Width, height and depth of every model of the demo, by its family and a hash of its spec. */
export type ModelSizes = Record<string, readonly [number, number, number]>

/** Written by `npm run demo:sizes`: to build all models takes too long for readers of the feed. */
export const MODEL_SIZES_FILE = path.join(import.meta.dirname, '../../assets/model-sizes.json')

let kept: ModelSizes | null = null

/** The size of a model as it was measured last. @throws Error for a model that was not measured. */
export function modelSizeMm(spec: ModelSpec): ModelSize {
  kept ??= readModelSizes()
  const size = kept[modelSizeKey(spec)]
  if (!size) throw new Error(`No size is kept of a ${spec.family}: npm run demo:sizes measures it`)
  const [width, height, depth] = size
  return { width, height, depth }
}

export function modelSizeKey(spec: ModelSpec): string {
  return `${spec.family} ${hashOf(specKey(spec)).toString(16).padStart(8, '0')}`
}

/** Width, height and depth of a model. */
export function measureModel({ bounds: { min, max } }: Pick<ProductModel, 'bounds'>): ModelSizes[string] {
  return [formatLengthMm(max.x - min.x), formatLengthMm(max.y - min.y), formatLengthMm(max.z - min.z)]
}

function readModelSizes(): ModelSizes {
  return existsSync(MODEL_SIZES_FILE) ? (JSON.parse(readFileSync(MODEL_SIZES_FILE, 'utf8')) as ModelSizes) : {}
}
