import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'

const KEY = 'account-came-from'

/** Stores the current page, for when the dialog has pages of its own. */
export function rememberPage(href: string): void {
  writeStored('sessionStorage', KEY, href)
}

/** The last page in this tab; null where none is known. */
export function rememberedPage(): string | null {
  return readStored('sessionStorage', KEY)
}
