import { ATTRIBUTES, type AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import type { Room } from '../model.ts'
import type { FittingProduct } from './fitting-product.ts'
import { isForEachTap, isSTrap, readRangeMm, readSetOutMm, readSTrapMm, readTapHoles } from './read-figures.ts'

export const FIT_RULES = {
  'tap-holes': 'Tap holes',
  'tap-hole-size': 'Tap hole size',
  'spout-reach': 'Spout reach and bowl',
  'flush-plate': 'Flush plate and cistern',
  'set-out': 'S-trap set-out',
} as const
export type FitRule = keyof typeof FIT_RULES

export type FitResult = 'fits' | 'does not fit' | 'not stated'

/** Attributes that are compared, by the role of their product. */
export const FIT_FIELDS: Readonly<Record<NonNullable<FittingProduct['role']>, readonly AttributeKey[]>> = {
  basin: ['item-tapholes', 'number-of-tap-holes', 'tap-hole-size', 'tap-hole-to-bowl', 'bowl-length'],
  tap: ['number-of-tap-holes', 'tap-hole-size', 'outlet-length'],
  pan: ['set-out'],
  plate: ['cistern-series'],
  'in-wall cistern': ['cistern-series'],
}

/** One side of a comparison: which product says it, in which attribute. A room has no SKU. */
export interface Figure {
  readonly sku: string | null
  readonly name: string
  readonly attribute: string
  /** Null where it is not stated. */
  readonly value: string | null
  /** Attributes of the product that are not stated. */
  readonly blank: readonly AttributeKey[]
}

export interface Fit {
  readonly rule: FitRule
  readonly result: FitResult
  readonly figures: readonly [Figure, Figure]
  readonly roomIds: readonly string[]
}

export interface Fits {
  readonly fits: readonly Fit[]
  readonly isCut: boolean
}

/** Products of a role that are compared in one room, and comparisons of one project. */
const MAX_OF_ROLE = 20
const MAX_FITS = 2_000

/**
 * Compares what stands in the same room by what the catalogue states of it. Of several taps and basins in a room, a pair
 * that does not fit counts only where one of them has no other that fits: nobody says which goes on which.
 */
export function* compareFits(rooms: readonly Room[], find: (sku: string) => FittingProduct | null): Chunked<Fits> {
  const fits = new Map<string, Omit<Fit, 'roomIds'> & { readonly roomIds: string[] }>()
  let isCut = false
  const compared = new Map<string, Compared>()
  for (const room of rooms) {
    yield
    const skus = new Set(room.items.map(({ sku }) => sku))
    const products = Array.from(skus, find).filter((product) => product !== null)
    const of = (role: FittingProduct['role']) => {
      const own = products.filter((product) => product.role === role)
      isCut ||= own.length > MAX_OF_ROLE
      return own.slice(0, MAX_OF_ROLE)
    }
    const allBasins = of('basin')
    const basins = allBasins.filter((basin) => basin.numberOf('number-of-tap-holes') !== 0)
    const taps = of('tap')
    // Beside another basin with holes, or on a bench, the tap may have its place.
    const bare = basins.length > 0 || allBasins.some(({ hasBench }) => hasBench) ? [] : allBasins
    const cisterns = of('in-wall cistern')
    const plates = of('plate')
    for (const fit of [
      ...pairs(compared, { some: basins, others: taps, rule: 'tap-holes', compare: compareTapHoles }),
      ...pairs(compared, { some: bare, others: taps, rule: 'tap-holes', compare: compareTapHoles }),
      ...pairs(compared, { some: basins, others: taps, rule: 'tap-hole-size', compare: compareHoleSize }),
      ...pairs(compared, { some: basins, others: taps, rule: 'spout-reach', compare: compareReach }),
      ...pairs(compared, { some: cisterns, others: plates, rule: 'flush-plate', compare: compareSeries }),
      ...of('pan').flatMap((pan) => compareSetOut(pan, room)),
    ]) {
      const [a, b] = fit.figures
      const key = [fit.rule, a.sku, b.sku, b.sku === null ? b.value : ''].join(' ')
      const before = fits.get(key)
      if (before) before.roomIds.push(room.id)
      else if (fits.size < MAX_FITS) fits.set(key, { ...fit, roomIds: [room.id] })
      else isCut = true
    }
  }
  const place = { 'does not fit': 0, 'not stated': 1, fits: 2 }
  return { fits: [...fits.values()].toSorted((a, b) => place[a.result] - place[b.result]), isCut }
}

type Compared = Omit<Fit, 'rule' | 'roomIds'>

interface Pairing {
  readonly some: readonly FittingProduct[]
  readonly others: readonly FittingProduct[]
  readonly rule: FitRule
  readonly compare: (one: FittingProduct, other: FittingProduct) => Compared
}

/** Compares each with each; `byPair` holds the results of other rooms. */
function pairs(byPair: Map<string, Compared>, { some, others, rule, compare }: Pairing): Omit<Fit, 'roomIds'>[] {
  const all = some.flatMap((one) =>
    others.map((other) => {
      const compared = byPair.getOrInsertComputed(`${rule} ${one.sku} ${other.sku}`, () => compare(one, other))
      return { one, other, fit: { rule, ...compared } }
    }),
  )
  const fitting = new Set(all.flatMap(({ one, other, fit }) => (fit.result === 'fits' ? [one, other] : [])))
  return all.flatMap(({ one, other, fit }) =>
    fit.result === 'does not fit' && fitting.has(one) && fitting.has(other) ? [] : [fit],
  )
}

function figure({ sku, name, stated }: FittingProduct, ...keys: readonly AttributeKey[]): Figure {
  const blank = keys.filter((key) => stated(key) === '')
  const values = keys.map(stated)
  return {
    sku,
    name,
    attribute: keys.map((key) => ATTRIBUTES[key].label).join(', '),
    value: blank.length === 0 ? values.join(', ') : null,
    blank,
  }
}

function resultOf(isFitting: boolean | null): FitResult {
  return isFitting === null ? 'not stated' : isFitting ? 'fits' : 'does not fit'
}

/** A basin with more holes than the tap has would stay open; `2 x 1 tap hole` has one for each bowl. */
function compareTapHoles(basin: FittingProduct, tap: FittingProduct): Compared {
  const holes = readTapHoles(basin.stated('item-tapholes'), basin.numberOf('number-of-tap-holes'))
  const tapHoles = tap.numberOf('number-of-tap-holes')
  const key = isForEachTap(basin.stated('item-tapholes')) ? 'item-tapholes' : 'number-of-tap-holes'
  const own = figure(basin, key)
  const other = holes === 0 && tapHoles ? basin.withTapHoles(tapHoles) : null
  return {
    result: holes === 0 ? 'does not fit' : resultOf(holes === null || tapHoles === null ? null : holes === tapHoles),
    figures: [
      other === null ? own : { ...own, value: `${own.value}; the same basin with ${tapHoles}: ${other}` },
      figure(tap, 'number-of-tap-holes'),
    ],
  }
}

function compareHoleSize(basin: FittingProduct, tap: FittingProduct): Compared {
  const hole = readRangeMm(basin.stated('tap-hole-size'))
  const range = readRangeMm(tap.stated('tap-hole-size'))
  return {
    result: resultOf(hole && range && hole.from >= range.from && hole.to <= range.to),
    figures: [figure(basin, 'tap-hole-size'), figure(tap, 'tap-hole-size')],
  }
}

/** Water falls into the bowl: beyond its back edge and short of its front one, from the centre of the tap hole. */
function compareReach(basin: FittingProduct, tap: FittingProduct): Compared {
  const toBowl = basin.numberOf('tap-hole-to-bowl')
  const length = basin.numberOf('bowl-length')
  const reach = tap.numberOf('outlet-length')
  const isStated = toBowl !== null && length !== null && reach !== null
  return {
    result: resultOf(isStated ? reach > toBowl && reach < toBowl + length : null),
    figures: [figure(basin, 'tap-hole-to-bowl', 'bowl-length'), figure(tap, 'outlet-length')],
  }
}

function compareSeries(cistern: FittingProduct, plate: FittingProduct): Compared {
  const series = cistern.stated('cistern-series').toLowerCase()
  const suits = plate.stated('cistern-series').toLowerCase()
  return {
    result: resultOf(series === '' || suits === '' ? null : series === suits),
    figures: [figure(cistern, 'cistern-series'), figure(plate, 'cistern-series')],
  }
}

/** Returns an empty list for pans other than S traps. */
function compareSetOut(pan: FittingProduct, room: Room): Omit<Fit, 'roomIds'>[] {
  const setOut = pan.stated('set-out')
  const trapType = pan.stated('trap-type')
  const range = readSTrapMm(setOut, trapType)
  if (!range && !isSTrap(trapType)) return []
  const roomSetOut = readSetOutMm(room.note)
  const isFitting = range && roomSetOut !== null ? roomSetOut >= range.from && roomSetOut <= range.to : null
  const own = figure(pan, 'set-out')
  return [
    {
      rule: 'set-out',
      result: resultOf(isFitting),
      figures: [
        range ? own : { ...own, value: null },
        {
          sku: null,
          name: room.name,
          attribute: 'Note of the room',
          value: roomSetOut === null ? null : `${roomSetOut} mm`,
          blank: [],
        },
      ],
    },
  ]
}
