import { isUuid } from '@specify/core/ids/uuid.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ListReader } from '../lists/list-definition.ts'
import { ANSWER_WORDS } from '../replies/answer-words.ts'
import { MAX_TITLE_LENGTH } from '../replies/reply-limits.ts'
import { findReply } from '../replies/saved-replies.server.ts'
import { MAX_ANSWER_LENGTH } from '../work/item-state.ts'
import { readCodePage, readDeliveryPage, readStockPage } from './read-operator-record.server.ts'
import { NEW, type RecordPage } from './record-page.ts'

type ReadRecord = (db: Database, id: string, reader: ListReader) => Promise<RecordPage | null>

const RECORDS: Readonly<Record<string, ReadRecord>> = {
  replies: readReplyPage,
  deliveries: readDeliveryPage,
  codes: readCodePage,
  stock: readStockPage,
}

/** Null for lists without forms, and where there is no such record. */
export async function readRecordPage(
  db: Database,
  list: string,
  id: string,
  reader: ListReader,
): Promise<RecordPage | null> {
  return (Object.hasOwn(RECORDS, list) && (await RECORDS[list]!(db, id, reader))) || null
}

async function readReplyPage(db: Database, id: string): Promise<RecordPage | null> {
  const isNew = id === NEW
  const reply = isUuid(id) ? await findReply(db, id) : null
  if (!isNew && !reply) return null
  const words = Object.entries(ANSWER_WORDS).map(([word, meaning]) => `{${word}} is ${meaning}`)
  return {
    title: reply?.title ?? 'New reply',
    facts: [],
    fields: [
      { name: 'title', label: 'Title', hint: 'Only staff see it.', maxLength: MAX_TITLE_LENGTH, isRequired: true },
      {
        name: 'text',
        label: 'Text',
        kind: 'area',
        hint: `${words.join(', ')}. The greeting and what the customer wrote are in every answer.`,
        maxLength: MAX_ANSWER_LENGTH,
        isRequired: true,
      },
    ],
    values: { title: reply?.title ?? '', text: reply?.text ?? '' },
    was: String(reply?.version ?? ''),
    saveLabel: 'Save reply',
    removal: isNew
      ? null
      : { label: 'Remove reply', sentence: 'Nobody can choose it any more. Answers that were sent stay as they are.' },
  }
}
