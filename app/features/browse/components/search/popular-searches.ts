import { useEffect, useState } from 'react'
import { api } from '#app/addresses/api.ts'

const requests = new Map<string, Promise<readonly string[]>>()

/** Loads the most frequent searches of a market once `isWanted`; empty until they arrive. */
export function usePopularSearches(locale: string, isWanted: boolean): readonly string[] {
  const [popular, setPopular] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    void askFor(locale).then((searches) => isLeft || setPopular(searches))
    return () => {
      isLeft = true
    }
  }, [locale, isWanted])
  return popular
}

function askFor(locale: string): Promise<readonly string[]> {
  const request = requests.get(locale) ?? fetchPopular(locale)
  requests.set(locale, request)
  return request
}

async function fetchPopular(locale: string): Promise<readonly string[]> {
  try {
    const response = await fetch(api.popularSearches.path({ locale }))
    if (!response.ok) return []
    const { searches }: { searches: readonly string[] } = await response.json()
    return searches
  } catch {
    requests.delete(locale) // the next focus tries again
    return []
  }
}
