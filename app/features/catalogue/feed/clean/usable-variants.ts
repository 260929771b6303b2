import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import { readInternal } from './clean-variant.ts'
import { whyNoSku } from './why-no-sku.ts'
import type { FeedVariant } from '../feed-record.ts'
import { excerpt } from './clean-fields.ts'
import type { Problem } from '../feed-line.ts'

/** The reason to refuse a SKU that was seen before in the same feed; null when it is free. */
export type SkuCheck = (sku: string) => string | null

export function usableVariants(raws: readonly FeedVariant[], takenSku: SkuCheck, problems: Problem[]) {
  const skus = new Map<string, string>()
  const ids = new Set<string>()
  return raws.flatMap((variant, index) => {
    const { sku, id = sku } = variant
    const place = `variants[${index}]`
    const skuReason = whyUnusable(sku, skus, takenSku)
    const internal = readInternal(variant)
    if (skuReason !== null) problems.push({ field: `${place}.sku`, reason: skuReason })
    else if (internal === null)
      problems.push({ field: `${place}.attributes.IsGWAInternal`, reason: 'is neither yes nor no: variant left out' })
    if (skuReason !== null || internal === null) return []
    if (ids.has(id)) problems.push({ field: `${place}.id`, reason: `"${excerpt(id)}" stands twice in this product` })
    const usable = ids.has(id) ? { ...variant, id: sku } : variant
    skus.set(skuKey(sku), sku)
    ids.add(usable.id ?? sku)
    return [{ variant: usable, index }]
  })
}

function whyUnusable(sku: string, skus: ReadonlyMap<string, string>, takenSku: SkuCheck): string | null {
  const unusable = whyNoSku(sku)
  if (unusable !== null) return unusable
  const earlier = skus.get(skuKey(sku))
  if (earlier === undefined) return takenSku(sku)
  return earlier === sku
    ? `"${sku}" stands twice in this product`
    : `"${sku}" has the same address as "${earlier}": variant left out`
}
