import type { VariantView } from './product-view.ts'

type Labelled = Pick<VariantView, 'colour' | 'name' | 'sku' | 'fields'>

/** Labels that distinguish variants: colour and size, or, where several are equal, the name or code of each. */
export function variantLabels(variants: readonly Labelled[]): string[] {
  const short = variants.map(({ colour, fields }) =>
    [colour, fields.find(({ key }) => key === 'size')?.value].filter(Boolean).join(', '),
  )
  return variants.map(({ name, sku }, index) => {
    const label = short[index] ?? ''
    const isShared = short.filter((other) => other === label).length > 1
    return label === '' || isShared ? (name ?? sku) : label
  })
}
