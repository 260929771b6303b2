import type { Actor } from '@specify/core/actor.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { ListDefinition, ListReader } from '../list-definition.ts'
import { CHANGE_LIST } from './change-list.server.ts'
import { BLANK_LIST } from './blank-list.server.ts'
import { COMPANY_LIST } from './company-list.server.ts'
import { COMMENT_LIST } from './comment-list.server.ts'
import { IMPORT_NOTE_LIST } from './import-note-list.server.ts'
import { ORDER_LIST } from './order-list.server.ts'
import { PROJECT_LIST } from './project-list.server.ts'
import { QUOTE_LIST } from './quote-list.server.ts'
import { ACCOUNT_LIST } from './account-list.server.ts'
import { LOG_LIST } from './log-list.server.ts'
import { MAIL_LIST } from './mail-list.server.ts'
import { CODE_LIST, DELIVERY_LIST, STOCK_LIST } from './operator-lists.server.ts'
import { RELEASE_LIST } from './release-list.server.ts'
import { REPLY_LIST } from './reply-list.server.ts'
import { ENQUIRY_LIST, FEEDBACK_LIST } from './work-item-lists.server.ts'

/** Every list of the console, in the order of its menu. Each reads only rows that its own query made. */
export const LISTS = [
  CHANGE_LIST,
  BLANK_LIST,
  IMPORT_NOTE_LIST,
  ORDER_LIST,
  QUOTE_LIST,
  ENQUIRY_LIST,
  FEEDBACK_LIST,
  PROJECT_LIST,
  COMMENT_LIST,
  REPLY_LIST,
  RELEASE_LIST,
  DELIVERY_LIST,
  CODE_LIST,
  STOCK_LIST,
  ACCOUNT_LIST,
  COMPANY_LIST,
  MAIL_LIST,
  LOG_LIST,
].map((list) => list as ListDefinition<unknown>)

export function listsFor(actor: Actor): readonly ListDefinition<unknown>[] {
  return LISTS.filter(({ right }) => hasRight(actor, right))
}

/** Null for a list that does not exist, or not for this reader. */
export function findList(actor: Actor, key: string | undefined): ListDefinition<unknown> | null {
  return listsFor(actor).find((list) => list.key === key) ?? null
}

/** Null for everybody without a right. */
export function listReader(actor: Actor, { locale, now }: Pick<ListReader, 'locale' | 'now'>): ListReader | null {
  if (!isStaff(actor)) return null
  return { locale, now, accountId: actor.accountId, isInternal: actor.isInternalUser }
}

/** Rights that wait for a code open nothing but *Today*, which says so. */
export function isStaff(actor: Actor): actor is Extract<Actor, { kind: 'account' }> {
  return actor.kind === 'account' && actor.rights.length + actor.waitingRights.length > 0
}
