import type { Locale } from '@specify/core/market.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { replaceHref } from '#app/features/builder/state/replace-address.ts'
import { useUsedProducts } from './use-used-products.ts'

interface Compared {
  readonly sku: string
  readonly productId: string
  readonly name: string
  readonly isDiscontinued: boolean
}

interface ReplaceInProjectProps {
  readonly locale: Locale
  readonly projectId: string
  readonly column: Compared
  readonly columns: readonly Compared[]
}

export default function ReplaceInProject({ locale, projectId, column, columns }: ReplaceInProjectProps) {
  const used = useUsedProducts(locale, projectId)
  const former = columns.find(({ productId }) => productId !== column.productId && used?.rooms.has(productId))
  if (!used || !former || column.isDiscontinued) return null
  return (
    <ButtonLink href={replaceHref(locale, projectId, { productId: former.productId, by: column.sku })}>
      Replace in project
      <span className="visually-hidden">{`: ${former.name} by ${column.name} in ${used.projectName}`}</span>
    </ButtonLink>
  )
}
