import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabaseForTool } from '#app/platform/database/database.server.ts'
import {
  EXAMPLE_ID,
  EXAMPLE_LINE_ITEM_ID,
  EXAMPLE_ROOM_ID,
  EXAMPLE_UNIT_TYPE_ID,
} from '#app/features/projects/project-actions/shapes/examples.ts'
import { browserOf } from '../support/browser/account-browser.ts'
import { SchemaSamples, type Schema } from '#tests/support/schema-samples.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'
import { addSpecifier } from '../support/browser/specifier.ts'

interface Operation {
  readonly parameters?: readonly {
    readonly name?: string
    readonly in?: string
    readonly required?: boolean
    readonly schema?: Schema
    readonly example?: unknown
  }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>
  }
}

interface Call {
  readonly path: string
  readonly method: string
  readonly isForm: boolean
  readonly schema: Schema
  readonly example: unknown
}

/** Ends the session or the account that the others are made with. */
const ENDS_SESSION = /\/(?:logout|deleteAccount|changePassword)$/
/** Refusals about what exists, not about shape: a code that nobody has, an answer to a captcha. */
const UNKNOWN_VALUE =
  /code not valid|reCaptcha verification failed|This is not your password|delivered in Australia only|must be in the future|must not have passed|a colleague of your company|Search for something|is not in this project|would be in this room more than|does not contain any data|upload correct file|(?:columns|questions of the list) cannot be read|Paste a list or choose a file|No row of this list|Line \d+: (?:There is no .* Where is it|The list (?:says|takes)|.* (?:Which (?:line|one|room)|is it for each|for all of them|what comes in|taken out above))/i
/** Words of the library that checks input. */
const LIBRARY =
  /Invalid (?:input|option|string|key|element)|expected \w+, received|Too (?:small|big)|Unrecognized key|>=|<=|\/\^/i
const SIDE_BY_SIDE = 8

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-agreement-'))
let site: Site
let samples: SchemaSamples
let calls: Call[]

beforeAll(async () => {
  copyFixtureSite(dataDir)
  site = await startSite({ dataDir, imported: true, env: { TRUST_PROXY: '1' } })
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  for (const name of ['stays', 'goes']) await addSpecifier(handle.db, `${name}@studio.test`)
  await handle.close()
  const document = await (await fetch(`${site.url}/openapi.json`)).json()
  samples = new SchemaSamples(document)
  const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = document.paths
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => toCall(path, method, operation)),
  )
})
afterAll(async () => {
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

function toCall(path: string, method: string, { parameters = [], requestBody }: Operation): Call {
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (body) return { path, method, isForm: type === 'multipart/form-data', schema: body.schema, example: body.example }
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return {
    path,
    method,
    isForm: false,
    schema: {
      type: 'object',
      properties: Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
      required: query.flatMap(({ name = '', required }) => (required ? [name] : [])),
    },
    example: Object.fromEntries(
      query.flatMap(({ name = '', example }) => (example === undefined ? [] : [[name, example]])),
    ),
  }
}

let place = 0
type Browser = ReturnType<typeof browserOf>

/** Each call comes from an address of its own: limits per address are no part of this. */
async function send(browser: Browser, { path, method, isForm }: Call, input: unknown) {
  const target = path.replace('{locale}', 'au').replace('{path}', 'products/tapware')
  const from = { 'x-forwarded-for': `10.${place >> 8}.${place++ & 255}.1` }
  const members = Object.entries(input ?? {})
  const toText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  if (method === 'get') {
    const query = new URLSearchParams(
      members.flatMap(([name, value]) => [value].flat().map((each) => [name, toText(each)])),
    )
    return answerOf(await browser.send(`${target}?${query}`, { headers: from }))
  }
  if (isForm) {
    const form = new FormData()
    for (const [name, value] of members)
      if (name === 'file') form.append(name, new Blob([toText(value)]), 'list.csv')
      else form.append(name, toText(value))
    return answerOf(await browser.send(target, { method: 'POST', headers: from, body: form }))
  }
  const headers = { ...from, 'content-type': 'application/json' }
  return answerOf(await browser.send(target, { method: 'POST', headers, body: JSON.stringify(input ?? {}) }))
}

async function answerOf(response: Response) {
  return { status: response.status, text: (await response.text()).slice(0, 400) }
}

async function inParallel<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (const item of waiting) await run(item)
    }),
  )
}

async function signedIn(name: string): Promise<Browser> {
  const browser = browserOf(site.url)
  expect((await browser.signIn(`${name}@studio.test`)).status).toBe(200)
  return browser
}

/** Makes a project, and answers how the ids, the version and the codes of an example become those of what is there. */
async function newProject(browser: Browser): Promise<(input: unknown) => Promise<unknown>> {
  const act = (name: string, input: object) => browser.act(`projectBuilder/${name}`, input)
  const created = await act('createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite Bathroom 1'],
  })
  const { projectId } = created.body['shoppingList'] as { projectId: string }
  const lineItems = [{ id: EXAMPLE_LINE_ITEM_ID, sku: 'FM1000C', quantity: 1 }]
  await act('saveProject', {
    id: projectId,
    version: 1,
    unitTypes: [{ id: EXAMPLE_UNIT_TYPE_ID, name: 'Type A', count: 40 }],
    rooms: [{ id: EXAMPLE_ROOM_ID, name: 'Ensuite Bathroom 1', unitTypeId: EXAMPLE_UNIT_TYPE_ID, lineItems }],
  })
  return async (input) => {
    const text = JSON.stringify(input).replaceAll(EXAMPLE_ID, projectId).replaceAll('96340C6AF', 'FM1000C')
    const changed = JSON.parse(text.replaceAll('96340B6AF', 'HI100')) as { version?: number }
    if (!text.includes(projectId) || changed.version === undefined) return changed
    const { body } = await act('getProjectById', { shoppingListId: projectId })
    const { version } = body['shoppingList'] as { version: number }
    return { ...changed, version }
  }
}

it('what the description allows is not refused for its shape (T-099)', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  const tried = calls.flatMap((call) =>
    (['example', 'least', 'all'] as const).map((name) => ({
      call,
      name,
      input: name === 'example' ? (call.example ?? {}) : samples.allowed(call.schema, name, call.example),
    })),
  )
  const stays = await signedIn('stays')
  const run =
    (browser: Browser) =>
    async ({ call, name, input }: (typeof tried)[number]) => {
      const { status, text } = await send(browser, call, input)
      const isRefused = (status === 400 && !UNKNOWN_VALUE.test(text)) || status >= 500
      if (isRefused || (status >= 400 && LIBRARY.test(text)))
        wrong.push(`${call.method} ${call.path} ${name} ${status} ${text.slice(0, 200)}`)
    }
  await inParallel(
    tried.filter(({ call }) => !ENDS_SESSION.test(call.path)),
    run(stays),
  )
  for (const each of tried.filter(({ call }) => ENDS_SESSION.test(call.path))) await run(await signedIn('goes'))(each)
  expect(wrong).toEqual([])
})

it('what it allows is taken at each of its bounds (T-099)', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  const browser = await signedIn('stays')
  const real = await newProject(browser)
  const tried = calls
    .filter(({ path }) => !ENDS_SESSION.test(path) && !path.endsWith('/deleteProject'))
    .flatMap((call) =>
      Array.from(samples.atBounds(call.schema, call.example ?? {}), ([name, input]) => ({ call, name, input })),
    )
  expect(tried.length).toBeGreaterThan(300)
  await inParallel(tried, async ({ call, name, input }) => {
    const { status, text } = await send(browser, call, await real(input))
    if ((status === 400 && !UNKNOWN_VALUE.test(text)) || status >= 500 || (status >= 400 && LIBRARY.test(text)))
      wrong.push(`${call.path} ${name} ${status} ${text.slice(0, 200)}`)
  })
  expect(wrong).toEqual([])
})

it('what it rules out is refused, in words of our own (T-099)', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  const browser = await signedIn('stays')
  const tried = calls
    .filter(({ path, method }) => method === 'post' && !path.endsWith('/logout'))
    .flatMap((call) =>
      Array.from(
        samples.refused(call.schema, call.example ?? samples.allowed(call.schema, 'least', {})),
        ([name, input]) => ({
          call,
          name,
          input,
        }),
      ),
    )
  expect(tried.length).toBeGreaterThan(300)
  await inParallel(tried, async ({ call, name, input }) => {
    const { status, text } = await send(browser, call, input)
    if (status < 400 || status >= 500 || status === 401 || LIBRARY.test(text))
      wrong.push(`${call.path} ${name} ${status} ${text.slice(0, 200)}`)
  })
  expect(wrong).toEqual([])
})

it(
  'a text that the database cannot hold is no fault, and its field is named (T-099)',
  { timeout: 120_000 },
  async () => {
    const wrong: string[] = []
    const browser = await signedIn('stays')
    const tried = calls
      .filter(({ method, isForm, path }) => method === 'post' && !isForm && !path.endsWith('/logout'))
      .flatMap((call) => {
        const good = samples.allowed(call.schema, 'all', call.example)
        return Array.from(samples.withText(good, ['a\u0000b', 'a\ud800b']), ([name, input]) => ({ call, name, input }))
      })
    expect(tried.length).toBeGreaterThan(300)
    await inParallel(tried, async ({ call, name, input }) => {
      const { status, text } = await send(browser, call, input)
      if (status >= 500) wrong.push(`${call.path} ${name} ${status} ${text.slice(0, 200)}`)
    })
    expect(wrong).toEqual([])
    const { text } = await send(
      browser,
      { ...tried[0]!.call, path: '/action/site/submitFeedback' },
      {
        message: 'a\u0000b',
        page: '/au/',
        locale: 'au',
      },
    )
    expect(text).toContain('message: has a character that cannot be used')
  },
)
