import { routes } from '#app/addresses/routes.ts'
import { absoluteHref } from '#app/addresses/route.ts'
import { outcomeQuery } from '#app/features/console/outcome.ts'
import { layOut } from '#app/features/publishing/documents.ts'
import { LIST_ACTIONS } from '#app/features/publishing/forms/change-fields.server.ts'
import { textOf, textsOf } from '#app/ui/fields/form-problems.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { FormOutcome, PostableForm, Posted } from '../../account/take-posts.server.ts'
import { idOf, outcomeOf, refusalOf } from '../post-outcome.server.ts'
import { takeConsolePosts } from '../take-console-posts.server.ts'

const nameOf = ({ url }: Posted) => url.searchParams.get('name') ?? ''

/** Forms send lines as `\r\n`; documents have `\n`. */
const asLines = (text: string) => text.replaceAll('\r\n', '\n')

type SaveOutcome = Awaited<ReturnType<typeof callSave>>

function callSave(posted: Posted) {
  const { given, call, locale } = posted
  const input = { name: nameOf(posted), body: asLines(textOf(given, 'body')), seen: textOf(given, 'seen') }
  return call('console/saveDocument', input, locale)
}

function callFields(posted: Posted) {
  const { given, call, locale } = posted
  const fields = Array.from(textsOf(given)).flatMap(([field, text]): [string, string][] => {
    if (field.startsWith('field:')) return [[field.slice('field:'.length), asLines(text)]]
    return field.startsWith('box:') ? [[field, text]] : []
  })
  return call(
    'console/saveFields',
    { name: nameOf(posted), seen: textOf(given, 'seen'), fields, change: changeOf(posted) },
    locale,
  )
}

/** The button of a list that was pressed: `up /main/layoutElements/0`. */
function changeOf({ given }: Posted) {
  const [word = '', ...path] = textOf(given, 'change').split(' ')
  const action = LIST_ACTIONS.find((each) => each === word)
  if (!action) return null
  const at = path.join(' ')
  return { action, path: at, kind: textOf(given, `kind:${at}`) || 'entry' }
}

function toOutcome(posted: Posted, outcome: SaveOutcome): FormOutcome {
  if (outcome.kind !== 'done') return refusalOf(posted, outcome)
  const { saved, clash } = outcome.answer
  const { locale, url } = posted
  const show = url.searchParams.get('show') === 'json' ? { show: 'json' as const } : {}
  const page = { locale, name: nameOf(posted), ...show }
  if (saved === 'aside') return { next: routes.console.document.href({ ...page, clash }) }
  const done = saved === 'unchanged' ? 'draft-unchanged' : saved === 'merged' ? 'draft-merged' : 'save-draft'
  return { next: `${routes.console.document.href(page)}&${outcomeQuery(done)}` }
}

const save: PostableForm = {
  kept: ['body'],
  send: async (posted) => toOutcome(posted, await callSave(posted)),
}

const fields: PostableForm = {
  kept: [],
  send: async (posted) => toOutcome(posted, await callFields(posted)),
}

const discard: PostableForm = {
  kept: [],
  async send(posted) {
    const { given, call, locale } = posted
    const input = { name: nameOf(posted), version: textOf(given, 'version') }
    const outcome = await call('console/discardDraft', input, locale)
    if (outcome.kind !== 'done') return refusalOf(posted, outcome)
    return { next: `${routes.console.documents.path({ locale })}?${outcomeQuery('discard-draft')}` }
  },
}

const settle: PostableForm = {
  kept: [],
  async send(posted) {
    const { given, call, locale } = posted
    const choices = Object.fromEntries(
      Array.from(textsOf(given)).flatMap(([field, side]) =>
        field.startsWith('choice:') && (side === 'mine' || side === 'theirs')
          ? [[field.slice('choice:'.length), side] as const]
          : [],
      ),
    )
    const input = { name: nameOf(posted), source: textOf(given, 'source'), seen: textOf(given, 'seen'), choices }
    const outcome = await call('console/settleDocument', input, locale)
    if (outcome.kind !== 'done') return refusalOf(posted, outcome)
    return {
      next: `${routes.console.document.href({ locale, name: nameOf(posted) })}&${outcomeQuery('draft-merged')}`,
    }
  },
}

const share: PostableForm = {
  kept: [],
  async send(posted) {
    const outcome = await posted.call('console/sharePreview', { name: nameOf(posted) }, posted.locale)
    if (outcome.kind !== 'done') return refusalOf(posted, outcome)
    const { publicUrl } = posted.context.get(requestContext).config
    return { problems: {}, facts: { link: absoluteHref(publicUrl, outcome.answer.path as `/${string}`) }, status: 200 }
  },
}

async function proposeNames(posted: Posted, names: string[]): Promise<FormOutcome> {
  const { given, call, locale } = posted
  if (names.length === 0) return { problems: { form: 'Tick a draft first.' } }
  const outcome = await call('console/proposeRelease', { names, note: textOf(given, 'note') }, locale)
  if (outcome.kind !== 'done') return refusalOf(posted, outcome)
  const page = routes.console.release.path({ locale, id: outcome.answer.id })
  return { next: `${page}?${outcomeQuery('propose-release')}` }
}

const propose: PostableForm = { kept: ['note'], send: (posted) => proposeNames(posted, [nameOf(posted)]) }
const proposeTicked: PostableForm = {
  kept: ['note'],
  send: (posted) => proposeNames(posted, posted.given.getAll('name').map(String)),
}

const ADDRESS = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

const create: PostableForm = {
  kept: ['address', 'title'],
  async send(posted) {
    const { given, call, locale } = posted
    const address = textOf(given, 'address')
      .trim()
      .replaceAll(/^\/|\/$/g, '')
    if (!ADDRESS.test(address))
      return {
        problems: {
          fields: { address: 'Write words of small letters, digits and hyphens, as in about-us/field-notes.' },
        },
      }
    const name = `pages/${address}.json`
    const body = layOut({
      path: address,
      title: textOf(given, 'title').trim(),
      main: {
        layoutElements: [
          { components: [{ id: 'content', type: 'content-renderer', configuration: { sections: [] } }] },
        ],
      },
    })
    const outcome = await call('console/saveDocument', { name, body, seen: '' }, locale)
    if (outcome.kind !== 'done') return refusalOf(posted, outcome)
    if (outcome.answer.saved === 'aside')
      return { problems: { fields: { address: 'There is a page with this name already. Change that one.' } } }
    return { next: `${routes.console.document.href({ locale, name })}&${outcomeQuery('save-draft')}` }
  },
}

const test: PostableForm = {
  kept: [],
  async send(posted) {
    const { call, given, locale, url } = posted
    const outcome = await call('console/sendTestLetter', { kind: textOf(given, 'kind') }, locale)
    if (outcome.kind !== 'done') return refusalOf(posted, outcome)
    const letter = url.searchParams.get('letter') ?? ''
    const page = routes.console.document.href({ locale, name: nameOf(posted), show: 'preview', letter })
    return { next: `${page}&${outcomeQuery('test-letter')}` }
  },
}

export const takeDocumentPosts = takeConsolePosts({ save, fields, discard, settle, share, propose, test }, 'save')
export const takeDocumentsPosts = takeConsolePosts({ propose: proposeTicked, create }, 'propose')

const chosen = (posted: Posted) => ({ id: idOf(posted), version: textOf(posted.given, 'version') })

const publish: PostableForm = {
  kept: ['at', 'zone'],
  async send(posted) {
    const at = textOf(posted.given, 'at')
    const zone = textOf(posted.given, 'zone') === 'nz' ? 'nz' : 'au'
    const outcome = await posted.call('console/publishRelease', { ...chosen(posted), at, zone }, posted.locale)
    return outcomeOf(posted, outcome, at === '' ? 'publish-release' : 'schedule-release')
  },
}

const discardRelease: PostableForm = {
  kept: [],
  send: async (posted) =>
    outcomeOf(posted, await posted.call('console/discardRelease', chosen(posted), posted.locale), 'discard-release'),
}

const back: PostableForm = {
  kept: [],
  async send(posted) {
    const { given, call, locale } = posted
    const input = { ...chosen(posted), also: given.getAll('also').map(String) }
    const outcome = await call('console/rollBackRelease', input, locale)
    if (outcome.kind !== 'done') return refusalOf(posted, outcome)
    const page = routes.console.release.path({ locale, id: outcome.answer.id })
    return { next: `${page}?${outcomeQuery('back-release')}` }
  },
}

export const takeReleasePosts = takeConsolePosts({ publish, discard: discardRelease, back }, 'publish')
