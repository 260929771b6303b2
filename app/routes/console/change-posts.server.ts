import { createHash } from 'node:crypto'
import { routes } from '#app/addresses/routes.ts'
import { PART_BYTES, type FileKind } from '#app/features/changes/change-set.ts'
import type { EditKind } from '#app/features/changes/tables/edit-cells.ts'
import { outcomeQuery } from '#app/features/console/outcome.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import type { FormOutcome, PostableForm, Posted } from '../account/take-posts.server.ts'
import { idOf, outcomeOf, refusalOf } from './post-outcome.server.ts'
import { takeConsolePosts } from './take-console-posts.server.ts'

const upload: PostableForm = {
  kept: ['kind', 'note', 'keepsValues'],
  async send(posted) {
    const { given, call, locale } = posted
    const file = given.get('file')
    if (!(file instanceof File) || file.size === 0) return { problems: { form: 'Choose a file first.' } }
    if (file.size > PART_BYTES) return { problems: { form: 'Without script, a file has at most 4 MB.' } }
    const kind = textOf(given, 'kind') as FileKind
    const input = {
      kind,
      name: file.name.slice(0, 200) || 'file',
      note: textOf(given, 'note'),
      keepsValues: given.has('keepsValues'),
    }
    const created = await call('console/createChanges', input, locale)
    if (created.kind !== 'done') return refusalOf(posted, created)
    const { id } = created.answer
    const body = Buffer.from(await file.arrayBuffer())
    const sha256 = createHash('sha256').update(body).digest('hex')
    const kept = await call('console/uploadPart', { id, number: 1, sha256, data: body.toString('base64') }, locale)
    if (kept.kind !== 'done') return refusalOf(posted, kept)
    const finished = await call('console/finishUpload', { id, parts: 1 }, locale)
    if (finished.kind !== 'done') return refusalOf(posted, finished)
    return { next: routes.console.change.path({ locale, id }) }
  },
}

const edit: PostableForm = {
  kept: ['skus', 'field', 'action', 'value', 'find', 'note', 'keepsValues'],
  async send({ given, call, locale, ...posted }) {
    const text = (name: string) => textOf(given, name)
    const skus = text('skus')
      .split(/[\s,;]+/)
      .filter(Boolean)
    if (skus.length === 0) return { problems: { fields: { skus: 'Name at least one code.' } } }
    const input = { skus, field: text('field'), action: text('action') as EditKind, value: text('value') }
    const more = { find: text('find'), note: text('note'), keepsValues: given.has('keepsValues') }
    const outcome = await call('console/editProducts', { ...input, ...more }, locale)
    if (outcome.kind !== 'done') return refusalOf({ given, call, locale, ...posted }, outcome)
    return { next: routes.console.change.path({ locale, id: outcome.answer.id }) }
  },
}

export const takeEditPosts = takeConsolePosts({ edit }, 'edit')
export const takeNewChangePosts = takeConsolePosts({ upload }, 'upload')

function form(done: string, send: (posted: Posted) => Promise<CallOutcome<unknown>>, kept: readonly string[] = []) {
  return { kept, send: async (posted: Posted): Promise<FormOutcome> => outcomeOf(posted, await send(posted), done) }
}

const chosen = (posted: Posted) => ({ id: idOf(posted), version: textOf(posted.given, 'version') })

const codeOf = ({ given }: Posted) => textOf(given, 'code')

const forms: Readonly<
  Record<
    'columns' | 'plan' | 'split' | 'discard' | 'approve' | 'apply' | 'unschedule' | 'decide' | 'rollback' | 'tick',
    PostableForm
  >
> = {
  columns: form('plan-changes', (posted) =>
    posted.call(
      'console/chooseColumns',
      { ...chosen(posted), targets: posted.given.getAll('target').map(String) },
      posted.locale,
    ),
  ),
  plan: form('plan-changes', (posted) => posted.call('console/planAgain', chosen(posted), posted.locale)),
  discard: form('discard-changes', (posted) => posted.call('console/discardChanges', chosen(posted), posted.locale)),
  approve: form('approve-changes', (posted) =>
    posted.call('console/approveChanges', { ...chosen(posted), code: codeOf(posted) }, posted.locale),
  ),
  apply: form(
    'apply-changes',
    (posted) => {
      const [from, until] = [textOf(posted.given, 'from'), textOf(posted.given, 'until')]
      const zone = textOf(posted.given, 'zone') === 'nz' ? 'nz' : 'au'
      return posted.call(
        'console/applyChanges',
        { ...chosen(posted), zone, from, until, code: codeOf(posted) },
        posted.locale,
      )
    },
    ['from', 'until', 'zone'],
  ),
  unschedule: form('unschedule-changes', (posted) =>
    posted.call('console/unscheduleChanges', chosen(posted), posted.locale),
  ),
  decide: {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const [takes = '', all] = textOf(given, 'takes').split(' ')
      const values = given.getAll('value').flatMap((each) => readDecided(typeof each === 'string' ? each : '') ?? [])
      if (all !== 'all' && values.length === 0) return { problems: { form: 'Tick a value first.' } }
      const choice = { takes: takes === 'feed' ? 'feed' : 'ours', ...(all !== 'all' && { values }) } as const
      return outcomeOf(
        posted,
        await call('console/decideOverrides', { ...chosen(posted), ...choice }, locale),
        'plan-changes',
      )
    },
  },
  rollback: {
    kept: [],
    async send(posted) {
      const outcome = await posted.call(
        'console/rollBackChanges',
        { id: idOf(posted), code: codeOf(posted) },
        posted.locale,
      )
      if (outcome.kind !== 'done') return refusalOf(posted, outcome)
      const path = routes.console.change.path({ locale: posted.locale, id: outcome.answer.id })
      return { next: `${path}?${outcomeQuery('apply-changes')}` }
    },
  },
  split: {
    kept: [],
    async send(posted) {
      const first = textOf(posted.given, 'first') === 'NZD' ? 'NZD' : 'AUD'
      const outcome = await posted.call('console/splitChanges', { ...chosen(posted), first }, posted.locale)
      if (outcome.kind !== 'done') return refusalOf(posted, outcome)
      const path = routes.console.change.path({ locale: posted.locale, id: outcome.answer.id })
      return { next: `${path}?${outcomeQuery('plan-changes')}` }
    },
  },
  tick: form('choose-rows', (posted) => {
    const rows = posted.given.getAll('row').map(String)
    const isLeft = textOf(posted.given, 'isLeft') === 'true'
    return posted.call('console/chooseChangeRows', { id: idOf(posted), rows, isLeft }, posted.locale)
  }),
}

/** A ticked value as its form names it: product, code and field, a line each. */
function readDecided(text: string) {
  const [productId, sku, field] = text.split(/\r?\n/)
  return productId !== undefined && sku !== undefined && field !== undefined ? { productId, sku, field } : null
}

export const takeChangePosts = takeConsolePosts(forms, 'apply')
