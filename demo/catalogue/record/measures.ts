import type { Family, ModelSpec, SpecOf } from '#demo/models/families.ts'
import type { FeedAttributes } from '../model.ts'
import { FURNISHING_MEASURES } from './measures-furnishing.ts'
import { SANITARY_MEASURES } from './measures-sanitary.ts'
import { SPARE_PART_MEASURES } from './measures-spare-parts.ts'
import { TAPWARE_MEASURES } from './measures-tapware.ts'
import { modelSizeMm, type ModelSize } from './model-sizes.ts'

/**
 * For each family, the measurements and weight that its model stands for. Millimetres, litres, kilograms. What is stated
 * of the whole product is the size of its model, as pages, drawings and files show the same.
 */
export type MeasureTable = { readonly [F in Family]: (spec: SpecOf<F>, size: ModelSize) => FeedAttributes }

const MEASURES: MeasureTable = {
  ...TAPWARE_MEASURES,
  ...SANITARY_MEASURES,
  ...FURNISHING_MEASURES,
  ...SPARE_PART_MEASURES,
}

/** The dimensions of a variant, read off the model that draws it, so that data sheet and picture agree. */
export function measuresOf<F extends Family>(spec: SpecOf<F> & ModelSpec): FeedAttributes {
  const measure = MEASURES[spec.family] as (spec: SpecOf<F>, size: ModelSize) => FeedAttributes
  return measure(spec, modelSizeMm(spec))
}

/** The sizes of the whole among them. */
export function statedSizesMm(spec: ModelSpec): number[] {
  const { length, width, depth, height } = measuresOf(spec)
  return [length, width, depth, height].filter((size) => typeof size === 'number')
}
