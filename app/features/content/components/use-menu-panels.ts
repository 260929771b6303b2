import { useCallback, useState } from 'react'
import { api } from '#app/addresses/api.ts'
import type { Navigation } from '../navigation.ts'

const loaded = new Map<string, Promise<Navigation>>()

function loadNavigation(locale: string): Promise<Navigation> {
  const cached = loaded.get(locale)
  if (cached) return cached
  const loading = fetch(api.navigation.path({ locale })).then(async (response) => {
    if (!response.ok) throw new Error(`the menu answered ${response.status}`)
    return (await response.json()) as Navigation
  })
  loading.catch(() => loaded.delete(locale)) // the next opening retries
  loaded.set(locale, loading)
  return loading
}

export function useMenuPanels(locale: string): [Navigation | null, () => void] {
  const [navigation, setNavigation] = useState<Navigation | null>(null)
  const load = useCallback(() => {
    loadNavigation(locale).then(setNavigation, () => {})
  }, [locale])
  return [navigation, load]
}
