import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cleanProduct } from '#app/features/catalogue/feed/clean-product.ts'
import { findVariant } from '#app/features/catalogue/variant-by-code.ts'
import { visibleProduct } from '#app/features/catalogue/visibility.ts'
import { LOCALES } from '#app/features/markets/model.ts'
import { readCsv } from '#app/platform/spreadsheet/read-csv.ts'
import { demoProducts } from '#demo/catalogue.ts'
import { planImport } from './import-plan.ts'
import { readUpload } from './read-upload.ts'
import { UPLOAD_RULES } from './row-rules.ts'

const products = demoProducts().flatMap(({ record }) => {
  const cleaned = cleanProduct(record, () => null)
  return cleaned.kind === 'refused' ? [] : [cleaned.product]
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
    const plan = planImport(rows, { rules: UPLOAD_RULES, rooms: [], findProduct })
    expect(plan.map(({ remark }) => remark)).toEqual(Array.from({ length: 5 }, () => 'Successfully added'))
    expect(plan.map(({ placement }) => placement?.product.sku)).toEqual(rows.map(({ sku }) => sku))
  })
})
