import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { useUsedProducts } from './use-used-products.ts'
import styles from './product-use.module.css'

interface ProductUseProps {
  readonly locale: Locale
  readonly productId: string
  readonly projectId: string
}

export default function ProductUse({ locale, productId, projectId }: ProductUseProps) {
  const used = useUsedProducts(locale, projectId)
  const rooms = used?.rooms.get(productId)
  if (!used || rooms === undefined) return null
  return (
    <p className={styles.use} title={used.projectName}>
      {`In this project: ${countOf(rooms, 'room')}`}
    </p>
  )
}
