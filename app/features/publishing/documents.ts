import { documentKind } from '#app/features/content/delivery/document.ts'

export const MAX_DOCUMENT_LENGTH = 1_000_000
export const MAX_NAME_LENGTH = 200
export const MAX_RELEASE_NOTE_LENGTH = 500
/** Documents of one release. */
export const MOST_DOCUMENTS = 100

/** Documents of law and trade that another person than their author publishes. */
const WITH_FOUR_EYES: ReadonlySet<string> = new Set(['compliance.json', 'room-rules.json'])

export function needsOtherPublisher(name: string): boolean {
  return WITH_FOUR_EYES.has(name)
}

export function isDocumentName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && !name.includes('..') && documentKind(name) !== null
}

/** Releases are named as change sets are. */
export function releaseName(number: string | number): string {
  return `R${number}`
}

/** The one layout in which the console keeps JSON. */
export function layOut(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Kinds of documents, as the console names them. */
export const DOCUMENT_KINDS = {
  page: 'Pages',
  navigation: 'Menus',
  listings: 'Listings',
  vocabulary: 'Words',
  compliance: 'Rules',
  'room-rules': 'Rules of rooms',
  letters: 'Letters',
  projects: 'Tags and templates',
  advice: 'Advice',
  data: 'Shared texts',
} as const
export type DocumentKind = keyof typeof DOCUMENT_KINDS
