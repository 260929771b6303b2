import { useEffect, useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { answerOf, callAction } from '#app/ui/loading/call-action.ts'

export interface UsedProducts {
  readonly projectName: string
  /** Rooms by product id. */
  readonly rooms: ReadonlyMap<string, number>
}

/** One call for all cards of a page; after this time the project may have changed. */
const FRESH_MS = 30_000
let last: { readonly key: string; readonly at: number; readonly used: Promise<UsedProducts | null> } | null = null

/** Null until it is read, and where there is nothing to read. */
export function useUsedProducts(locale: Locale, projectId: string): UsedProducts | null {
  const [used, setUsed] = useState<UsedProducts | null>(null)
  useEffect(() => {
    let isShown = true
    void readUse(locale, projectId).then((uses) => isShown && setUsed(uses))
    return () => {
      isShown = false
    }
  }, [locale, projectId])
  return used
}

/** Null where the project is gone, or its owner no longer signed in. */
function readUse(locale: Locale, projectId: string): Promise<UsedProducts | null> {
  const key = `${locale} ${projectId}`
  const now = performance.now()
  if (!last || last.key !== key || now - last.at > FRESH_MS)
    last = { key, at: now, used: callForUse(locale, projectId) }
  return last.used
}

async function callForUse(locale: Locale, projectId: string): Promise<UsedProducts | null> {
  const answer = answerOf(await callAction('projectBuilder/getProductUse', { id: projectId }, locale))
  return (
    answer && {
      projectName: answer.projectName,
      rooms: new Map(answer.products.map(({ productId, rooms }) => [productId, rooms])),
    }
  )
}
