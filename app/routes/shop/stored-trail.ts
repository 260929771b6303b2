import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'

const KEY = 'trail'

/** Breadcrumbs of the listing that a visit came through. They end with the visit. */
export const storedTrail = {
  keep(crumbs: readonly Crumb[]): void {
    writeStored('sessionStorage', KEY, JSON.stringify(crumbs))
  },
  read(): readonly Crumb[] | null {
    const json = readStored('sessionStorage', KEY)
    if (json !== last.json) last = { json, crumbs: parse(json) }
    return last.crumbs
  },
}

/** Memo of the last read: equal contents are the same object. */
let last: { readonly json: string | null; readonly crumbs: readonly Crumb[] | null } = { json: null, crumbs: null }

function parse(json: string | null): readonly Crumb[] | null {
  try {
    const stored: unknown = JSON.parse(json ?? 'null')
    return Array.isArray(stored) && stored.every(isCrumb) ? stored : null
  } catch {
    return null
  }
}

function isCrumb(value: unknown): value is Crumb {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'href' in value &&
    (value.href === null || (typeof value.href === 'string' && value.href.startsWith('/')))
  )
}
