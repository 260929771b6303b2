import type { IndexSettings } from '../model.ts'

/** Attributes that a search may look into, by their index in the settings; null for all. */
export interface AttributeMask {
  readonly words: Uint8Array | null
  readonly codes: Uint8Array | null
}

export function toAttributeMask(settings: IndexSettings, attributes: readonly string[] | undefined): AttributeMask {
  if (!attributes) return { words: null, codes: null }
  const mask = (names: readonly string[]): Uint8Array =>
    Uint8Array.from(names, (name) => (attributes.includes(name) ? 1 : 0))
  return { words: mask(settings.searchable), codes: mask(settings.codes) }
}
