import type { AttributeKey } from './attributes.ts'
import type { TechnicalField } from './field-display.ts'

export interface KeyFact {
  readonly label: string
  readonly value: string
}

const MAX_FACTS = 6

type Values = ReadonlyMap<AttributeKey, string>

/**
 * Lists the stated facts that specifiers need first: water, reach, place, size, and the warranty last. No value is
 * repeated.
 */
export function keyFacts(fields: readonly Pick<TechnicalField, 'key' | 'label' | 'value'>[]): KeyFact[] {
  const values: Values = new Map(fields.map(({ key, value }) => [key, value]))
  const labels = new Map(fields.map(({ key, label }) => [key, label]))
  const facts: KeyFact[] = []
  const warranty = plain('warranty')(values, labels)
  const room = MAX_FACTS - (warranty ? 1 : 0)
  for (const make of FACTS) {
    const fact = facts.length < room ? make(values, labels) : null
    if (fact && facts.every(({ value }) => value !== fact.value)) facts.push(fact)
  }
  return warranty ? [...facts, warranty] : facts
}

type Labels = ReadonlyMap<AttributeKey, string>
type Make = (values: Values, labels: Labels) => KeyFact | null

const plain =
  (key: AttributeKey, label?: string): Make =>
  (values, labels) => {
    const value = values.get(key)
    return value === undefined ? null : { label: label ?? labels.get(key) ?? '', value }
  }

const FACTS: readonly Make[] = [
  water,
  plain('set-out'),
  plain('outlet-length'),
  plain('outlet-height'),
  plain('pan-height'),
  plain('rail-length'),
  plain('shower-head-diameter', 'Shower head'),
  overallSize,
  capacity,
  tapHole,
  plain('cartridge-size', 'Cartridge'),
  plain('trap-type', 'Trap'),
  plain('load-rating'),
  plain('power-consumption', 'Power'),
  plain('mount-type'),
  plain('item-material'),
  plain('cut-out-size'),
  plain('net-weight', 'Weight'),
]

/** `6 star, 4.5 L/min`, or `4 star, 4.5 / 3 L` of a flush. */
function water(values: Values): KeyFact | null {
  const rating = values.get('wels-rating')
  const flushes = [values.get('wels-flush-volume-1')?.replace(/\s*L$/, ''), values.get('wels-flush-volume-2')]
  const flow = values.get('litres-per-minute') ?? values.get('wels-flow-rate')
  const used = flow ?? (flushes.every(Boolean) ? flushes.join(' / ') : undefined)
  const parts = [rating, used].filter(Boolean)
  return parts.length > 0 ? { label: rating ? 'WELS' : flow ? 'Flow rate' : 'Flush', value: parts.join(', ') } : null
}

const SIDES: readonly (readonly [AttributeKey, string])[] = [
  ['length', 'length'],
  ['width', 'width'],
  ['depth', 'depth'],
  ['height', 'height'],
]

/** Formats stated length, width, depth and height, at most three of them. */
function overallSize(values: Values): KeyFact | null {
  const stated = SIDES.flatMap(([key, word]) => {
    const value = values.get(key)
    return value === undefined ? [] : [{ word, figure: value.replace(/\s*mm$/, '') }]
  })
  const sides = stated.length > 3 ? stated.filter(({ word }) => word !== 'depth') : stated
  const words = sides.map(({ word }) => word).join(' × ')
  if (words === '') return null
  return {
    label: words.charAt(0).toUpperCase() + words.slice(1),
    value: `${sides.map(({ figure }) => figure).join(' × ')} mm`,
  }
}

function capacity(values: Values, labels: Labels): KeyFact | null {
  return plain('capacity-to-overflow')(values, labels) ?? plain('capacity-size')(values, labels)
}

/** `1 × 35 mm`. */
function tapHole(values: Values, labels: Labels): KeyFact | null {
  const holes = values.get('item-tapholes')
  const size = values.get('tap-hole-size')
  if (holes === undefined) return plain('tap-hole-size', 'Tap hole')(values, labels)
  const count = /^no\b/i.test(holes) ? 'None' : holes.replace(/ tap holes?$/i, '')
  return { label: 'Tap holes', value: [count, size].filter(Boolean).join(' × ') }
}
