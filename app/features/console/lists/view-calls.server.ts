import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import type { Actor } from '@specify/core/actor.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import { DONE, EXAMPLE_ID } from '#app/features/staff/call-parts.server.ts'
import { findList } from './definitions/all-lists.server.ts'
import { readListState, writeListState } from './list-state.ts'
import { deleteView as removeView, saveView as addView } from './saved-views.server.ts'

type ViewContext = Pick<RequestContext, 'actor' | 'db' | 'now' | 'requestId'>

const WRITE = {
  method: 'POST',
  limitPerMinute: 60,
  caller: { right: 'any' },
  output: z.object({ isError: z.literal(false) }),
} as const

/** @throws AppError `not_found` for a list that somebody's rights do not open. */
function listOf(actor: Actor, key: string) {
  const list = findList(actor, key)
  if (!list) throw new AppError('not_found', 'There is no such list.')
  return { list, by: assertRight(actor, list.right) }
}

const saveView = defineEndpoint({
  ...WRITE,
  name: 'console/saveView',
  summary: 'Saves the filters, the order and the columns of a list under a name.',
  input: z.object({
    list: z.string().max(40),
    name: z.string().trim().min(1, 'is missing').max(80, 'must have at most 80 characters'),
    query: z.string().max(2_000).default(''),
    isShared: z.coerce.boolean().default(false),
  }),
  example: { input: { list: 'orders', name: 'To send', query: 'status=confirmed' }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run({ actor, db, now, requestId }: ViewContext, { list: key, name, query, isShared }) {
    const { list, by } = listOf(actor, key)
    // Kept as the list itself writes it: what it does not know is not kept.
    const state = { ...readListState(new URLSearchParams(query), list), after: '' }
    const view = { by, requestId, list: list.key, name, query: writeListState(state, list), isShared }
    await addView(db, view, now)
    return DONE
  },
})

const deleteView = defineEndpoint({
  ...WRITE,
  name: 'console/deleteView',
  summary: 'Deletes one of the caller’s own views.',
  input: z.object({ list: z.string().max(40), id: RowId }),
  example: { input: { list: 'orders', id: EXAMPLE_ID }, output: DONE },
  errors: ['not_found'],
  async run({ actor, db, now, requestId }: ViewContext, { list, id }) {
    await removeView(db, { by: listOf(actor, list).by, requestId, id }, now)
    return DONE
  },
})

export const VIEW_CALLS = [saveView, deleteView]
