import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cleanProduct } from '#app/features/catalogue/feed/clean/clean-product.ts'
import { normaliseCode } from '@specify/engine/fold'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { variantsByCode } from '@specify/catalogue/variants/variants-by-code.ts'
import { visibleProduct } from '@specify/catalogue/product/visibility.ts'
import { LOCALES } from '@specify/core/market.ts'
import { readCsv } from '@specify/spreadsheets/read-csv.ts'
import { demoRecords } from '@specify/demo/feed'
import { planImport } from '@specify/list-reader/upload/import-plan.ts'
import { readUpload } from '@specify/list-reader/upload/read-upload.ts'
import { STRICT_RULES } from '@specify/list-reader/places/row-rules.ts'

const products = (await demoRecords()).flatMap((record) => {
  const cleaned = cleanProduct(record, () => null)
  return cleaned.kind === 'refused' ? [] : [cleaned.product]
})

it('every code of the demo is taken by the upload as it is written, and by its letters and digits where they are its own', () => {
  const alike = Map.groupBy(
    products.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    normaliseCode,
  )
  const codes = products.flatMap((product) => product.variants.map(({ sku }) => ({ product, sku })))
  const byLetters = Map.groupBy(codes, ({ sku }) => normaliseCode(sku))
  const rules = { rules: STRICT_RULES, rooms: [] }
  const plan = (sku: string) =>
    planImport([{ row: 2, sku, qty: '1', section: 'Kitchen' }], {
      ...rules,
      findProduct: (code, withSigns) =>
        variantsByCode([...new Set(byLetters.get(normaliseCode(code))?.map(({ product }) => product))], code, {
          withSigns,
        }).map(({ variant }) => ({ product: { sku: variant.sku, productId: '', name: '' }, isAvailable: true })),
    })[0]!
  expect(codes.filter(({ sku }) => plan(sku).placement?.product.sku !== sku)).toEqual([])
  for (const [letters, skus] of alike)
    expect(plan(letters).kind).toBe(skus.length === 1 || skus.includes(letters) ? 'added' : 'ambiguous')
})

describe('the example file', () => {
  it.each(LOCALES)('is added whole in %s, by anybody', (locale) => {
    const read = readUpload(readCsv(readFileSync('public/images/files/example_spectool_upload_sku_list.csv', 'utf8')))
    const rows = read.kind === 'rows' ? read.rows : []
    const onSale = products.filter(({ status }) => status === 'current')
    const findProduct = (code: string) => {
      for (const each of onSale) {
        const product = visibleProduct(each, locale, 'public')
        const variant = product && findVariant(product.variants, code)
        if (!variant) continue
        const added = { sku: variant.sku, productId: product.productId, name: product.name[locale] }
        return { product: added, isAvailable: true }
      }
      return null
    }
    const plan = planImport(rows, { rules: STRICT_RULES, rooms: [], findProduct })
    expect(plan.map(({ remark }) => remark)).toEqual(Array.from({ length: 5 }, () => 'Successfully added'))
    expect(plan.map(({ placement }) => placement?.product.sku)).toEqual(rows.map(({ sku }) => sku))
  })
})
