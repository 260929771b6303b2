import { AppError } from '@specify/core/app-error.ts'
import { importInTransaction, planKey } from '#app/features/cart/operator/commands.server.ts'
import {
  describeEntry,
  OPERATOR_PARTS,
  planChanges,
  toEntries,
  type OperatorChange,
  type OperatorPart,
} from '#app/features/cart/operator/operator-changes.ts'
import { readOperatorState } from '#app/features/cart/operator/operator-state.server.ts'
import { readOrdersFileBySteps, type OperatorData } from '#app/features/cart/operator/orders-file.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { asKept } from '#app/platform/unkept-text.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { MAX_FILE_BYTES, MAX_FILE_MB, MOST_ENTRIES } from './upload-limits.ts'

interface By {
  readonly by: StaffMember<'work'>
  readonly requestId: string | null
}

const KEPT_MS = 24 * 3_600_000
const MOST_ROWS = 200

export type TakenUpload = { readonly id: string } | { readonly problems: readonly string[] }

/** Keeps a file for its preview: the last one of each account, for a day. Nothing of it is applied. */
export async function takeUpload(
  db: Database,
  { by, requestId, file }: By & { readonly file: unknown },
  now: Date,
): Promise<TakenUpload> {
  if (!(file instanceof File) || file.size === 0) return { problems: ['Choose a file first.'] }
  if (file.size > MAX_FILE_BYTES) return { problems: [`A file has at most ${MAX_FILE_MB} MB.`] }
  const body = readUtf8(await file.arrayBuffer())
  if (body === null) return { problems: ['file: is not UTF-8 text'] }
  const read = await runInTurns(readOrdersFileBySteps(body, MOST_ENTRIES))
  if (read.kind === 'refused') return { problems: [...new Set(read.problems)] }
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('operator_file')
      .where((eb) =>
        eb.or([eb('account_id', '=', by.accountId), eb('created_at', '<', new Date(now.getTime() - KEPT_MS))]),
      )
      .execute()
    const name = asKept(file.name).slice(0, 200).toWellFormed()
    const { file_id: id } = await tx
      .insertInto('operator_file')
      .values({ account_id: String(by.accountId), name, body, created_at: now })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({ name, body, created_at: now, applied: null }),
      )
      .returning('file_id')
      .executeTakeFirstOrThrow()
    const after = { bytes: file.size }
    await logStaffChange(
      tx,
      { by, requestId, now },
      { action: 'upload file', subject: { kind: 'operator file', id }, after },
    )
    return { id }
  })
}

/** Null for other bytes, and for text that the database cannot keep. */
function readUtf8(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

export interface ChangeRow {
  readonly key: string
  readonly kind: 'Added' | 'Changed' | 'Ended'
  readonly fields: readonly { readonly label: string; readonly was: string; readonly is: string }[]
}

export interface UploadPreview {
  readonly id: string
  readonly name: string
  /** Identifies the changes that are shown. */
  readonly plan: string
  readonly count: number
  readonly parts: readonly {
    readonly part: OperatorPart
    readonly counts: Readonly<Record<ChangeRow['kind'] | 'Same', number>>
    readonly rows: readonly ChangeRow[]
  }[]
  /** SKUs of the file that the catalogue does not have: how many, and the first of them. */
  readonly unknownSkus: { readonly count: number; readonly first: readonly string[] }
}

/** Changes that a file would make now; null where there is none of this account, or where it has been applied. */
export async function readUpload(db: Database, accountId: string, id: string): Promise<UploadPreview | null> {
  const row = await db
    .selectFrom('operator_file')
    .select(['name', 'body'])
    .where('file_id', '=', id)
    .where('account_id', '=', accountId)
    .where('applied', 'is', null)
    .executeTakeFirst()
  const data = row ? await readBody(row.body) : null
  if (!row || !data) return null
  const next = toEntries(data)
  const changes = await runInTurns(planChanges(await readOperatorState(db, data), next))
  return {
    id,
    name: row.name,
    plan: await runInTurns(planKey(changes)),
    count: changes.length,
    parts: OPERATOR_PARTS.filter((part) => next[part]).map((part) => {
      const own = changes.filter((change) => change.part === part)
      const ofKind = (kind: ChangeRow['kind']) => own.filter((change) => kindOf(change) === kind).length
      const [Added, Changed, Ended] = [ofKind('Added'), ofKind('Changed'), ofKind('Ended')]
      const named = [...next[part]!.values()].filter((entry) => entry !== null).length
      const counts = { Added, Changed, Ended, Same: named - Added - Changed }
      return { part, counts, rows: own.slice(0, MOST_ROWS).map(toRow) }
    }),
    unknownSkus: await findUnknown(db, data),
  }
}

export interface AppliedUpload {
  readonly name: string
  readonly changes: number
}

/** A file of this account that has been applied; kept for a day, or until the next one. */
export async function findApplied(db: Database, accountId: string, id: string): Promise<AppliedUpload | null> {
  const row = await db
    .selectFrom('operator_file')
    .select(['name', 'applied'])
    .where('file_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.applied == null ? null : { name: row.name, changes: row.applied }
}

async function readBody(body: string): Promise<OperatorData | null> {
  const read = await runInTurns(readOrdersFileBySteps(body, MOST_ENTRIES))
  return read.kind === 'read' ? read.data : null
}

function kindOf({ was, is }: OperatorChange): ChangeRow['kind'] {
  return was === null ? 'Added' : is === null ? 'Ended' : 'Changed'
}

function toRow(change: OperatorChange): ChangeRow {
  const [was, is] = [describeEntry(change, change.was), describeEntry(change, change.is)] as Record<string, string>[]
  const labels = [...new Set([...Object.keys(was!), ...Object.keys(is!)])].filter((label) => was![label] !== is![label])
  const fields = labels.map((label) => ({ label, was: was![label] ?? '', is: is![label] ?? '' }))
  return { key: change.key, kind: kindOf(change), fields }
}

async function findUnknown(db: Database, { stock }: OperatorData): Promise<UploadPreview['unknownSkus']> {
  const skus = (stock ?? []).filter(({ quantity }) => quantity !== null).map(({ sku }) => sku)
  if (skus.length === 0) return { count: 0, first: [] }
  const rows = await db.selectFrom('catalogue_sku').select('sku').where('sku', 'in', skus).execute()
  const listed = new Set(rows.map(({ sku }) => sku))
  const unknown = skus.filter((sku) => !listed.has(sku))
  return { count: unknown.length, first: unknown.slice(0, 10) }
}

/**
 * Applies a file, all of it or nothing, as it was shown; once, where it is pressed twice. Returns the number of changes.
 *
 * @throws AppError `not_found` for a file that is not there, `conflict` where something has changed since its preview.
 */
export async function applyUpload(
  db: Database,
  { by, requestId, id, plan }: By & { readonly id: string; readonly plan: string },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('operator_file')
      .select(['body', 'applied'])
      .where('file_id', '=', id)
      .where('account_id', '=', by.accountId)
      .forUpdate()
      .executeTakeFirst()
    if (row?.applied != null) return row.applied
    const data = row ? await readBody(row.body) : null
    if (!data) throw new AppError('not_found', 'This file is no longer here. Upload it again.')
    const changes = await importInTransaction(tx, { by, requestId, data, plan }, now)
    await tx.updateTable('operator_file').set({ applied: changes.length, body: '' }).where('file_id', '=', id).execute()
    return changes.length
  })
}
