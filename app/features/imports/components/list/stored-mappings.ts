import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'
import { parseJson } from '@specify/core/data/parse-json.ts'
import { FIELDS, type Field } from '@specify/list-reader/columns/fields.ts'
import type { ChosenMappings, Mapping } from '@specify/list-reader/model.ts'

/** Lists of one office look alike: more than a few kinds nobody keeps. */
const MAX_KEPT = 40

const keyOf = (accountId: string) => `list-columns ${accountId}`

/** The columns that somebody chose before, by the key of the table. */
export function readMappings(accountId: string): ChosenMappings {
  const stored = parseJson(readStored('localStorage', keyOf(accountId)))
  if (!Array.isArray(stored)) return {}
  return Object.fromEntries(stored.filter(isEntry))
}

export function keepMapping(accountId: string, key: string, mapping: Mapping): void {
  const others = Object.entries(readMappings(accountId)).filter(([other]) => other !== key)
  const kept = [...others, [key, mapping] as const].slice(-MAX_KEPT)
  writeStored('localStorage', keyOf(accountId), JSON.stringify(kept))
}

function isEntry(entry: unknown): entry is [string, Mapping] {
  if (!Array.isArray(entry)) return false
  const [key, mapping] = entry as readonly unknown[]
  return typeof key === 'string' && Array.isArray(mapping) && mapping.every((field) => field === null || isField(field))
}

function isField(value: unknown): value is Field {
  return FIELDS.some((field) => field === value)
}
