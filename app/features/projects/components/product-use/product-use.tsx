import { useEffect, useState } from 'react'
import { countOf } from '#app/core/count-text.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { answerOf, callAction } from '#app/ui/call-action.ts'
import type { ProductUse as Use } from '../../product-use.ts'
import styles from './product-use.module.css'

interface Used {
  readonly projectName: string
  readonly rooms: ReadonlyMap<string, number>
}

/** One call for all cards of a page; after this time the project may have changed. */
const FRESH_MS = 30_000
let last: { readonly key: string; readonly at: number; readonly used: Promise<Used | null> } | null = null

interface ProductUseProps {
  readonly locale: Locale
  readonly productId: string
  readonly projectId: string
}

export default function ProductUse({ locale, productId, projectId }: ProductUseProps) {
  const [used, setUsed] = useState<Used | null>(null)
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

/** Null where the project is gone, or its owner no longer signed in. */
function readUse(locale: Locale, projectId: string): Promise<Used | null> {
  const key = `${locale} ${projectId}`
  const now = performance.now()
  if (!last || last.key !== key || now - last.at > FRESH_MS)
    last = { key, at: now, used: callForUse(locale, projectId) }
  return last.used
}

async function callForUse(locale: Locale, projectId: string): Promise<Used | null> {
  type Answer = { readonly projectName: string; readonly products: readonly Use[] }
  const answer = answerOf(await callAction<Answer>('projectBuilder/getProductUse', { id: projectId }, locale))
  return (
    answer && {
      projectName: answer.projectName,
      rooms: new Map(answer.products.map(({ productId, rooms }) => [productId, rooms])),
    }
  )
}
