import { standing } from '../../render/rooms/products.ts'

/** Millimetres of a product about its own origin. @throws Error for an item code that is not of the catalogue. */
export function modelOf(sku: string) {
  const { model, variant, box } = standing({ sku, at: [0, 0, 0], mounting: 'loose' })
  const { min, max } = box
  return {
    family: variant.spec.family,
    dimensions: model.dimensions,
    min,
    max,
    width: max.x - min.x,
    height: max.y - min.y,
    depth: max.z - min.z,
  }
}

/** Same distance as in the vanities' models. */
const VANITY_TAP_FROM_BACK_MM = 54

/**
 * Measures from the back of a basin or vanity to the middle of its tap hole.
 * @throws Error where it has none.
 */
export function tapHoleFromBack(sku: string): number {
  const { family, dimensions } = modelOf(sku)
  if (family === 'vanity') return VANITY_TAP_FROM_BACK_MM
  const found = dimensions.find(({ name }) => name === 'tapHoleFromBack')
  if (!found) throw new Error(`${sku} has no tap hole`)
  return found.valueMm
}
