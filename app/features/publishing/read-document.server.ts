import type { Database } from '#app/platform/database/database.server.ts'
import { findProblems } from './check-release.server.ts'
import { findClash, type Clash, type ClashSource } from './clashes.server.ts'
import { digestOf, findDraft, findPublished } from './drafts.server.ts'
import { countFields, type FormField } from './forms/form-field.ts'
import { describeForm } from './forms/describe-form.server.ts'
import {
  listDocuments,
  listVersions,
  listWaitingSaves,
  type DocumentVersion,
  type ListedDocument,
  type WaitingSave,
} from './read-documents.server.ts'

/** Fields of a form; longer documents are edited as JSON. */
const MOST_FIELDS = 2_000

export interface DocumentPage {
  readonly document: ListedDocument
  /** The draft, or what is published. */
  readonly text: string
  readonly seen: string
  /** The draft's version; 0 without a draft. */
  readonly version: number
  /** Null where the document is edited as text: it has no form, is no JSON, or has too many fields. */
  readonly fields: readonly FormField[] | null
  readonly hasTooManyFields: boolean
  /** Problems that keep the draft from being published. */
  readonly problems: readonly string[]
  readonly isStale: boolean
  readonly versions: readonly DocumentVersion[]
  readonly waiting: readonly WaitingSave[]
}

/** Everything about one document; null for one that is neither published nor a draft. */
export async function readDocument(db: Database, name: string): Promise<DocumentPage | null> {
  const [document] = await listDocuments(db, name)
  if (!document) return null
  const draft = await findDraft(db, name)
  const published = await findPublished(db, name)
  const text = draft?.body ?? published ?? ''
  const fields = describeForm(name, parse(text))
  const hasTooManyFields = fields !== null && countFields(fields) > MOST_FIELDS
  return {
    document,
    text,
    seen: digestOf(text),
    version: draft?.version ?? 0,
    fields: hasTooManyFields ? null : fields,
    hasTooManyFields,
    problems: draft ? await findProblems(db, [{ name, body: draft.body }]) : [],
    isStale: draft !== null && draft.published !== published,
    versions: await listVersions(db, name),
    waiting: await listWaitingSaves(db, name),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface ClashPage extends Clash {
  readonly source: string
}

/** Two changes of a document side by side, as the address names them; null where there is nothing to decide. */
export async function readClash(db: Database, name: string, source: string): Promise<ClashPage | null> {
  const of: ClashSource = source === 'published' || source === 'delivered' ? source : { save: source }
  const clash = await findClash(db, name, of)
  return clash && { ...clash, source }
}
