import { z } from 'zod'
import { LOCALES } from '@specify/core/market.ts'
import { assertRecentProof } from '#app/features/accounts/account-actions/second-factor-actions.server.ts'
import { readLocalTime } from '#app/features/markets/read-local-time.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { SPLIT_CURRENCIES } from '../split/split-columns.ts'
import { splitSet } from '../split/split-set.server.ts'
import { applySet, approveSet, discardSet, planAgain, unscheduleSet } from '../store/change-states.server.ts'
import { decideOverrides } from '../overrides/override-answers.server.ts'
import { rollBackSet, tickRows } from '../store/rollbacks.server.ts'
import { APPLY, applier, EDIT, editor, Version, type ChangeContext } from './call-parts.server.ts'
import { Code, DONE, EXAMPLE_ID, RISKY, WithId } from '#app/features/staff/call-parts.server.ts'

const LocalTime = z.string().max(19).describe('A time of the market, `2027-07-01T00:00`; empty for none').default('')
const Chosen = z.object({ id: RowId, version: Version })
/** Values of one form. */
const MOST_DECIDED = 500
const CHOSEN = { input: { id: EXAMPLE_ID, version: 2 }, output: DONE }

interface StateCall<Name, Base> {
  readonly name: Name
  readonly base: Base
  readonly summary: string
  readonly change: (context: ChangeContext, set: { readonly setId: string; readonly version: number }) => Promise<void>
}

/** A call that changes the state of one set, as somebody has read it. */
function stateCall<const Name extends `console/${string}`, const Base extends typeof EDIT | typeof APPLY>({
  name,
  base,
  summary,
  change,
}: StateCall<Name, Base>) {
  return defineEndpoint({
    ...base,
    name,
    summary,
    input: Chosen,
    example: CHOSEN,
    errors: ['not_found', 'conflict', 'forbidden'],
    async run(context: ChangeContext, { id: setId, version }) {
      await change(context, { setId, version })
      // A plan may have to be made; nothing is done where none is.
      context.onChanges()
      return DONE
    },
  })
}

const plan = stateCall({
  name: 'console/planAgain',
  base: EDIT,
  summary: 'Compares the file with the catalogue as it is now.',
  change: (context, set) => planAgain(context.db, { ...editor(context), ...set }, context.now),
})

const discard = stateCall({
  name: 'console/discardChanges',
  base: EDIT,
  summary: 'Discards changes that were not applied.',
  change: (context, set) => discardSet(context.db, { ...editor(context), ...set }, context.now),
})

const approve = defineEndpoint({
  ...APPLY,
  name: 'console/approveChanges',
  summary: 'Approves changes of somebody else.',
  input: Chosen.extend({ code: Code }),
  example: CHOSEN,
  errors: RISKY,
  async run(context: ChangeContext, { id: setId, version, code }) {
    const by = applier(context)
    await assertRecentProof(context, code)
    await approveSet(context.db, { ...by, setId, version }, context.now)
    return DONE
  },
})

const unschedule = stateCall({
  name: 'console/unscheduleChanges',
  base: APPLY,
  summary: 'Takes changes off their date.',
  change: (context, set) => unscheduleSet(context.db, { ...applier(context), ...set }, context.now),
})

const apply = defineEndpoint({
  ...APPLY,
  name: 'console/applyChanges',
  summary: 'Applies changes now, at a time of a market, or between two of them.',
  input: Chosen.extend({
    zone: z.enum(LOCALES).default('au').describe('The market whose times they are'),
    from: LocalTime,
    until: LocalTime,
    code: Code,
  }),
  example: { input: { id: EXAMPLE_ID, version: 2, zone: 'au', from: '2027-07-01T00:00' }, output: DONE },
  errors: RISKY,
  async run(context: ChangeContext, { id: setId, version, zone, from, until, code }) {
    const by = applier(context)
    const times = { zone, dueAt: readLocalTime(zone, from, 'from'), untilAt: readLocalTime(zone, until, 'until') }
    await assertRecentProof(context, code)
    await applySet(context.db, { ...by, setId, version, times }, context.now)
    context.onChanges()
    return DONE
  },
})

const decide = defineEndpoint({
  ...EDIT,
  name: 'console/decideOverrides',
  summary: 'Takes ours or the feed where it has moved on under an override, and plans the changes again.',
  input: Chosen.extend({
    takes: z.enum(['ours', 'feed']),
    values: z
      .array(z.object({ productId: z.string().max(200), sku: z.string().max(64), field: z.string().max(60) }))
      .min(1)
      .max(MOST_DECIDED)
      .optional()
      .describe('Left out for all of them'),
  }),
  example: { input: { ...CHOSEN.input, takes: 'ours' }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run(context: ChangeContext, { id: setId, values = null, ...choice }) {
    await decideOverrides(context.db, { ...editor(context), ...choice, setId, values }, context.now)
    context.onChanges()
    return DONE
  },
})

const rollBack = defineEndpoint({
  ...APPLY,
  name: 'console/rollBackChanges',
  summary: 'Takes changes back. What has changed since is left, and asked about first.',
  input: z.object({ id: RowId, code: Code }),
  output: WithId,
  example: { input: { id: EXAMPLE_ID }, output: { ...DONE, id: EXAMPLE_ID } },
  errors: RISKY,
  async run(context: ChangeContext, { id: setId, code }) {
    const by = applier(context)
    await assertRecentProof(context, code)
    const id = await rollBackSet(context.db, { ...by, setId }, context.now)
    context.onChanges()
    return { ...DONE, id }
  },
})

const split = defineEndpoint({
  ...EDIT,
  name: 'console/splitChanges',
  summary: 'Takes the prices of one currency out of a table, into changes that go first and have a time of their own.',
  input: Chosen.extend({ first: z.enum(SPLIT_CURRENCIES).describe('The currency whose prices begin first') }),
  output: WithId,
  example: { input: { ...CHOSEN.input, first: 'AUD' }, output: { ...DONE, id: EXAMPLE_ID } },
  errors: ['not_found', 'conflict'],
  async run(context: ChangeContext, { id: setId, ...chosen }) {
    const id = await splitSet(context.db, { ...editor(context), setId, ...chosen }, context.now)
    context.onChanges()
    return { ...DONE, id }
  },
})

const tick = defineEndpoint({
  ...APPLY,
  name: 'console/chooseChangeRows',
  summary: 'Takes products into a rollback that have changed since, or leaves products out.',
  input: z.object({
    id: RowId,
    rows: z
      .array(z.string().regex(/^\d{1,18}$/, 'is not the number of a row'))
      .min(1)
      .max(200),
    isLeft: z.boolean(),
  }),
  example: { input: { id: EXAMPLE_ID, rows: ['12'], isLeft: false }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run(context: ChangeContext, { id: setId, rows, isLeft }) {
    await tickRows(context.db, { ...applier(context), setId, rows, isLeft }, context.now)
    return DONE
  },
})

export const STATE_CALLS = [plan, discard, approve, apply, unschedule, decide, rollBack, split, tick]
