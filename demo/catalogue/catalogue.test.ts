import { describe, expect, it } from 'vitest'
import { cleanProduct } from '../../app/features/catalogue/feed/clean/clean-product.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { normaliseCode } from '@specify/engine/fold'
import { skuSegment } from '@specify/catalogue/product/sku-in-url.ts'
import { demoDrafts, demoPictures, demoProducts } from '../catalogue.ts'
import { familyOf, type ModelSpec } from '../families/all.ts'
import { demoRecords } from '../feed.ts'
import { buildModel } from '../models/build.ts'
import { SWATCHES } from '../swatches.ts'
import { FLAGSHIPS } from './flagships.ts'
import { HARD_CASES } from './hard-cases.ts'
import type { FeedFile } from './model.ts'
import { eanCheckDigit } from './record/codes.ts'
import { DOCUMENTS } from './record/files.ts'
import { starsOf } from './record/wels.ts'

const products = demoProducts()
const variants = products.flatMap(({ record }) => record.variants)
const bySku = new Map(products.flatMap((product) => product.record.variants.map(({ sku }) => [sku, product.record])))

const cleaned = products.map(({ record }) => cleanProduct(JSON.parse(JSON.stringify(record)), () => null))
const accepted: Product[] = cleaned.flatMap((each) => (each.kind === 'accepted' ? [each.product] : []))
const acceptedVariants = accepted.flatMap((product) => product.variants)

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('the feed', () => {
  it('is read without a remark', () => {
    const remarks = cleaned.flatMap((each) => (each.kind === 'accepted' ? each.remarks : each.problems))
    expect(remarks).toEqual([])
  })

  it('names variants as the trade writes them', () => {
    const names = acceptedVariants.map(({ attributes }) => String(attributes['variant-name'] ?? ''))
    expect(names).toContain('White, S trap')
    expect(names.filter((name) => /\b[a-z] trap/.test(name))).toEqual([])
  })

  it('is of the size and pictures that were asked for', () => {
    expect(products.length).toBeGreaterThanOrEqual(640)
    expect(variants.length).toBeGreaterThanOrEqual(2_300)
    expect(demoPictures().length).toBeGreaterThan(3_000)
    expect(demoPictures().length).toBeLessThan(3_600)
  })

  it('is the same on every call', async () => {
    const records = await demoRecords()
    expect(records).toHaveLength(products.length)
    expect(JSON.stringify(records)).toBe(JSON.stringify(products.map(({ record }) => record)))
  })

  it('covers six years, with about eight per cent new', () => {
    const dates = products.map(({ record }) => record.createdAt).toSorted()
    expect(dates[0]?.slice(0, 4)).toBe('2020')
    expect(dates.at(-1)?.slice(0, 4)).toBe('2026')
    const share = products.filter(({ record }) => record.IsNew).length / products.length
    expect(share).toBeGreaterThan(0.06)
    expect(share).toBeLessThan(0.1)
  })

  it('says something of its own about every product', () => {
    const texts = products.map(({ record }) => record.description).filter((text) => text !== '')
    expect(duplicates(texts)).toEqual([])
  })
})

describe('codes', () => {
  it('are unique: SKU, address, product, slug and EAN', () => {
    const skus = variants.map(({ sku }) => sku)
    expect(duplicates(skus)).toEqual([])
    expect(duplicates(skus.map(skuSegment))).toEqual([])
    expect(duplicates(products.map(({ record }) => record.productId))).toEqual([])
    expect(duplicates(products.map(({ record }) => record.slug))).toEqual([])
    expect(duplicates(variants.map(({ attributes }) => String(attributes['ean'])))).toEqual([])
  })

  it('look alike without their signs only where a hard case says so', () => {
    expect(duplicates(variants.map(({ sku }) => normaliseCode(sku)))).toEqual(['463015', '463020'])
  })

  it('carry a valid EAN-13 check digit', () => {
    expect(eanCheckDigit('400638133393')).toBe(1)
    const wrong = variants.filter(({ attributes }) => {
      const ean = String(attributes['ean'])
      return ean.length !== 13 || Number(ean.at(-1)) !== eanCheckDigit(ean.slice(0, 12))
    })
    expect(wrong).toEqual([])
  })

  it('resolve where products name each other', () => {
    const named = [
      ...acceptedVariants.flatMap(({ bundleReferences, spareReferences }) => [...bundleReferences, ...spareReferences]),
      ...accepted.flatMap(({ alternatives, replacedBy }) => [...alternatives, ...replacedBy]),
    ]
    expect(named.length).toBeGreaterThan(3_000)
    expect(named.filter((sku) => !bySku.has(sku))).toEqual([])
  })

  it('recommend nothing that is internal, withdrawn or sold elsewhere', () => {
    const wrong = accepted.flatMap(({ alternatives, markets }) =>
      alternatives.filter((sku) => {
        const other = bySku.get(sku)
        return (
          other?.IsGWAInternal || other?.status !== 'current' || !markets.every((own) => other.markets.includes(own))
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  it('name spare parts that are spare parts', () => {
    const spares = new Set(acceptedVariants.flatMap(({ spareReferences }) => spareReferences))
    const elsewhere = [...spares].filter(
      (sku) => bySku.get(sku)?.categories[0]?._url !== '/products/spare-parts-valves/',
    )
    expect(elsewhere).toEqual([])
  })
})

describe('data sheets', () => {
  it.each([
    ['a tap of 4.5 L/min', { device: 'tap', litresPerMinute: 4.5 }, 6],
    ['a tap of 5 L/min', { device: 'tap', litresPerMinute: 5 }, 5],
    ['a tap of 7.5 L/min', { device: 'tap', litresPerMinute: 7.5 }, 4],
    ['a shower of 9 L/min', { device: 'shower', litresPerMinute: 9 }, 3],
    ['a shower of 7.5 L/min', { device: 'shower', litresPerMinute: 7.5 }, 4],
    ['a toilet of 4.5/3 L', { device: 'toilet', fullLitres: 4.5, halfLitres: 3 }, 4],
    ['a toilet of 6/3 L', { device: 'toilet', fullLitres: 6, halfLitres: 3 }, 3],
  ] as const)('give %s its WELS stars', (_, wels, stars) => {
    expect(starsOf(wels)).toBe(stars)
  })

  it('agree in rating and flow', () => {
    const taps = acceptedVariants.filter(({ attributes }) => String(attributes['wels-registration']).startsWith('T'))
    const flows = new Set(
      taps.map(({ attributes }) => `${attributes['wels-rating']} ${attributes['litres-per-minute']}`),
    )
    expect([...flows].toSorted()).toEqual(['3 star 9', '4 star 7.5', '5 star 5', '5 star 6', '6 star 4.5'])
  })

  it('hold measurements above zero', () => {
    const numbers = acceptedVariants.flatMap(({ sku, attributes }) =>
      Object.entries(attributes).flatMap(([key, value]) => (typeof value === 'number' ? [{ sku, key, value }] : [])),
    )
    expect(numbers.filter(({ key, value }) => !(value > 0) && key !== 'number-of-tap-holes')).toEqual([])
  })

  it('are lead free where they are sold for drinking water, and say so where they are for something else', () => {
    const taps = products.flatMap(({ record }) =>
      record.variants
        .filter(({ attributes }) => attributes['leadfree'] === false)
        .map(({ sku, attributes }) => ({ sku, record, said: JSON.stringify(attributes['features']) })),
    )
    expect(taps.filter(({ said }) => !/not for drinking water/.test(said)).map(({ sku }) => sku)).toEqual([])
    const drinking = /basin-mixers|pillar|sensor|sink-mixers/
    const onSale = taps.filter(({ record }) => record.status === 'current')
    expect(
      onSale.filter(({ record }) => drinking.test(JSON.stringify(record.categories))).map(({ sku }) => sku),
    ).toEqual([])
    expect(onSale.length).toBeGreaterThan(20)
  })

  it('are filled in densely for the twelve flagships', () => {
    const flagships = demoDrafts().flatMap(({ code }, index) => (code in FLAGSHIPS ? [products[index]!.record] : []))
    expect(flagships).toHaveLength(12)
    const thin = flagships.filter(({ variants: own }) => Object.keys(own[0]?.attributes ?? {}).length < 22)
    expect(thin.map(({ slug }) => slug)).toEqual([])
  })
})

describe('flagships', () => {
  const flagships = demoDrafts().flatMap((draft, index) => (draft.code in FLAGSHIPS ? [products[index]!] : []))

  it('carry a manufacturer’s whole table, and all their documents', () => {
    const thin = flagships.flatMap(({ record }) =>
      record.variants.filter(({ attributes }) => Object.keys(attributes).length < 33).map(({ sku }) => sku),
    )
    expect(thin).toEqual([])
    const documents = [
      'specification-sheet',
      'installation-guidelines',
      'technical-manual',
      'compilance-file',
      'test-report',
      'warranty-Info',
    ]
    const offered = flagships.map(({ record }) => {
      const files = record.variants[0]?.attributes['assets-attributes'] as readonly FeedFile[]
      return files.map(({ name }) => name).filter((name) => Object.hasOwn(DOCUMENTS, name) && name !== 'BOM-file')
    })
    expect(offered).toEqual(flagships.map(() => documents))
  })

  it('are as large as their models', () => {
    const wrong = flagships.flatMap(({ record, pictures }) =>
      record.variants.flatMap(({ sku, attributes }, index) => {
        const { spec } = pictures[index]!
        const { dimensions } = buildModel(spec)
        return SIZE_KEYS.filter((key) => {
          const stated = attributes[key]
          const isOther = OTHER_SIZES.has(`${spec.family} ${key}`)
          return (
            typeof stated === 'number' &&
            !isOther &&
            !dimensions.some(({ valueMm }) => Math.abs(valueMm - stated) < 1.2)
          )
        }).map((key) => `${sku} ${key} ${String(attributes[key])}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('weigh more in their cartons', () => {
    const light = flagships.flatMap(({ record }) =>
      record.variants.filter(
        ({ attributes }) => Number(attributes['gross-weight']) <= Number(attributes['net-weight']),
      ),
    )
    expect(light.map(({ sku }) => sku)).toEqual([])
  })
})

const SIZE_KEYS = [
  'length',
  'width',
  'depth',
  'height',
  'outlet-length',
  'outlet-height',
  'pan-height',
  'rail-length',
  'shower-head-diameter',
]
/** Sizes of something that drawings do not measure: the inside of a bath, the tube of a rail. */
const OTHER_SIZES = new Set(['bath depth', 'grab-rail width'])

/** Measurements outside what the model is made for, as `basin-mixer heightMm 400`. */
function outsideLimits(spec: ModelSpec): string[] {
  const measurements: Readonly<Record<string, unknown>> = spec
  return Object.entries(familyOf(spec).limits ?? {}).flatMap(([field, range]) => {
    const value = measurements[field]
    const [least, most] = range
    return typeof value === 'number' && (value < least || value > most) ? [`${spec.family} ${field} ${value}`] : []
  })
}

describe('pictures', () => {
  it('have names of their own and specs within what the models are made for', () => {
    const pictures = demoPictures()
    expect(duplicates(pictures.map(({ file }) => file))).toEqual([])
    expect(pictures.flatMap(({ spec }) => outsideLimits(spec))).toEqual([])
  })

  it('start with the hero on every variant but those of the hard cases', () => {
    const bare = products.flatMap(({ pictures }) => pictures).filter(({ views }) => views[0] !== 'hero')
    expect(bare.map(({ sku }) => sku)).toEqual(['99612GM3AF', '68112GM3AF', '72124C3AF', '687927', '4516C', 'ST4510C'])
  })

  it('are named in the feed by the files that are rendered', () => {
    const files = new Set(demoPictures().map(({ file }) => `ProductThumbnail/models/${file}`))
    const broken = variants.filter(({ images }) => images.some((image) => !files.has(image)))
    expect(broken.map(({ sku }) => sku)).toEqual(['99612GM3AF', '72124C3AF', 'ST4510C'])
  })

  it('have a swatch for every colour', () => {
    const colours = new Set(
      acceptedVariants.map(({ attributes }) => attributes.colour).filter((colour) => colour !== undefined),
    )
    expect([...colours].filter((colour) => !Object.hasOwn(SWATCHES, String(colour)))).toEqual([])
  })
})

describe('hard cases', () => {
  it('name products that exist', () => {
    const codes = new Set(demoDrafts().map(({ code }) => code))
    expect(HARD_CASES.flatMap((each) => each.codes).filter((code) => !codes.has(code))).toEqual([])
  })

  it('are there in the numbers that were asked for', () => {
    const count = (test: (product: Product) => boolean) => accepted.filter(test).length
    expect(count(({ isInternal }) => isInternal)).toBeGreaterThanOrEqual(8)
    expect(
      count(({ variants: own }) => own.some(({ prices }) => prices.AUD?.discountedCentAmount !== undefined)),
    ).toBeGreaterThanOrEqual(15)
    expect(count(({ status }) => status === 'discontinued')).toBeGreaterThanOrEqual(4)
    expect(count(({ variants: own }) => own.length === 20)).toBeGreaterThanOrEqual(1)
    expect(count(({ name }) => name.au.length > 130)).toBe(1)
    expect(count(({ name }) => name.au !== name.nz)).toBeGreaterThanOrEqual(5)
    expect(count(({ markets }) => markets.length === 1)).toBeGreaterThanOrEqual(20)
  })

  it('leave one variant without a name to show', () => {
    const nameless = acceptedVariants.filter(
      ({ attributes }) => !attributes['variant-name'] && !attributes.colour && !attributes['item-code'],
    )
    expect(nameless.map(({ sku }) => sku)).toEqual(['687490'])
  })
})
