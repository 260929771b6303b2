import { writeFileSync } from 'node:fs'
import { demoDrafts } from '../catalogue.ts'
import { MODEL_SIZES_FILE, measureModel, modelSizeKey, type ModelSizes } from '../catalogue/record/model-sizes.ts'
import { buildModel } from '../models/build.ts'
import { specKey } from '../models/spec-key.ts'

/** First part of `npm run demo:sizes`: builds every model of the demo and keeps its size, which the feed states. */
function main(): void {
  const specs = new Map(
    demoDrafts().flatMap(({ options }) => options.map(({ spec }) => [specKey(spec), spec] as const)),
  )
  const sizes: ModelSizes = Object.fromEntries(
    Array.from(specs.values(), (spec) => [modelSizeKey(spec), measureModel(buildModel(spec))] as const),
  )
  if (Object.keys(sizes).length !== specs.size) throw new Error('Two models have the same key')
  const lines = Object.entries(sizes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, size]) => `${JSON.stringify(key)}:${JSON.stringify(size)}`)
  writeFileSync(MODEL_SIZES_FILE, `{\n${lines.join(',\n')}\n}\n`)
}

main()
