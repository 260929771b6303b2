import { useEffect, useState } from 'react'
import { countOf } from '#app/core/count-text.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { readUse, type UsedProducts } from './read-use.ts'
import styles from './product-use.module.css'

interface ProductUseProps {
  readonly locale: Locale
  readonly productId: string
  readonly projectId: string
}

export default function ProductUse({ locale, productId, projectId }: ProductUseProps) {
  const [used, setUsed] = useState<UsedProducts | null>(null)
  useEffect(() => {
    let isShown = true
    void readUse(locale, projectId).then((found) => isShown && setUsed(found))
    return () => {
      isShown = false
    }
  }, [locale, projectId])
  const rooms = used?.rooms.get(productId)
  if (!used || rooms === undefined) return null
  return (
    <p className={styles.use} title={used.projectName}>
      {`In this project: ${countOf(rooms, 'room')}`}
    </p>
  )
}
