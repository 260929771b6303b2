import type { ModelSpec } from '../families/all.ts'
import type { ProductModel } from './assembly.ts'
import { buildModel } from './build.ts'

let last: { readonly key: string; readonly model: ProductModel } | null = null

/** The model of a spec; the last one is kept, as the files of a variant are asked for one after the other. */
export function modelOf(spec: ModelSpec): ProductModel {
  const key = JSON.stringify(spec)
  if (last?.key !== key) last = { key, model: buildModel(spec) }
  return last.model
}
