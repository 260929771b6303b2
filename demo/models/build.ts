import { familyOf, type ModelSpec } from '../families/all.ts'
import type { ProductModel } from './assembly.ts'

/** Geometry of a product in true millimetres, with named measurements. */
export function buildModel(spec: ModelSpec): ProductModel {
  return familyOf(spec).build(spec)
}
