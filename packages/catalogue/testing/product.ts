import type { Product, Variant } from '../product/model.ts'

export function plainVariant(sku: string, more: Partial<Variant> = {}): Variant {
  return {
    id: sku,
    key: sku,
    sku,
    images: [],
    lineDiagramList: [],
    prices: {},
    attributes: {},
    features: {},
    files: [],
    bundleReferences: [],
    spareReferences: [],
    ...more,
  }
}

export function plainProduct(variants: readonly Variant[], more: Partial<Product> = {}): Product {
  const master = variants[0]?.sku ?? ''
  return {
    productId: `p-${master}`,
    name: { au: `Mixer ${master}`, nz: `Mixer ${master}` },
    slug: 'mixer',
    description: '',
    markets: ['au', 'nz'],
    categories: [],
    brand: 'Brand',
    range: '',
    subBrand: '',
    productTypes: [],
    sectors: [],
    isNew: false,
    isInternal: false,
    builderRange: { au: false, nz: false },
    masterVariantId: master,
    variants: [...variants],
    status: 'current',
    replacedBy: [],
    alternatives: [],
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    createdAt: '2026-01-01',
    ...more,
  }
}
