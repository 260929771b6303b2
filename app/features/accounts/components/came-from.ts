import { readStored, writeStored } from '#app/ui/browser-storage.ts'

const KEY = 'account-came-from'

/** Remembers the page that a visitor is on, for when the dialog has pages of its own. */
export function rememberPage(href: string): void {
  writeStored('sessionStorage', KEY, href)
}

/** The page that a visitor was on last in this tab; null where none is known. */
export function rememberedPage(): string | null {
  return readStored('sessionStorage', KEY)
}
