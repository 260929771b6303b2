import { z } from 'zod'
import { assertSignedIn } from '#app/features/accounts/rules/access.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { readEntered, type ListingReader } from '../listing/listing.server.ts'
import { changeSaved, deleteSaved, listSaved, saveSearch } from './commands.server.ts'
import { readSavedSearch, readSavedSearches } from './read-saved.server.ts'
import { MAX_PATH_LENGTH, MAX_QUERY_LENGTH, MAX_SAVED, readSaved, suggestName, writeSaved } from './saved-address.ts'
import { SavedShape, EXAMPLE, Succeeded, Name, DescribedName, OneAnswer } from './shapes.server.ts'

type SavedContext = ListingReader & RequestMarket & Pick<RequestContext, 'actor' | 'db' | 'now'>

const common = {
  method: 'POST',
  caller: 'account',
  group: 'Listings',
  limitPerMinute: 120,
  errors: ['unauthorized', 'not_found', 'unavailable'],
} as const

const getSavedSearches = defineEndpoint({
  ...common,
  name: 'account/getSavedSearches',
  method: 'GET',
  limit: { perMinute: 60, by: 'account' },
  summary: 'The saved searches of the caller in all markets, the newest first, with what is new in each.',
  input: z.object({}),
  output: z.object({ isError: Succeeded, searches: z.array(SavedShape).max(MAX_SAVED) }),
  example: { input: {}, output: { isError: false, searches: [EXAMPLE] } },
  async run(context: SavedContext, _input) {
    const rows = await listSaved(context.db, assertSignedIn(context.actor).accountId)
    return { isError: false as const, searches: await readSavedSearches(context, rows) }
  },
})

const saveOne = defineEndpoint({
  ...common,
  name: 'account/saveSearch',
  summary: `Saves a listing of the market of the call with its text and filters; the same one twice is one. An account keeps ${MAX_SAVED}.`,
  input: z.object({
    path: z.string().min(1).max(MAX_PATH_LENGTH).describe('What is listed, below the locale: products/tapware, search'),
    query: z.string().min(1).max(MAX_QUERY_LENGTH).describe('The query of its address'),
    name: Name.optional(),
  }),
  described: z.object({
    path: z.string().min(1).max(MAX_PATH_LENGTH).describe('What is listed, below the locale: products/tapware, search'),
    query: z.string().min(1).max(MAX_QUERY_LENGTH).describe('The query of its address'),
    name: DescribedName.optional().describe('Made of what it asks for where it is left out'),
  }),
  output: OneAnswer.extend({ isNew: z.boolean() }),
  example: {
    input: { path: 'products/tapware', query: 'colour=Chrome' },
    output: { isError: false, search: EXAMPLE, isNew: true },
  },
  errors: [...common.errors, 'conflict'],
  async run(context: SavedContext, { name, ...search }) {
    const { actor, db, listings, locale, now } = context
    const { accountId } = assertSignedIn(actor)
    const saved = readSaved(search, listings, locale)
    const suggested = name ?? suggestName(saved, await readEntered(context, { locale, ...saved }, now))
    const { row, isNew } = await saveSearch(db, accountId, { locale, address: writeSaved(saved), name: suggested }, now)
    return { isError: false as const, search: await readSavedSearch(context, row), isNew }
  },
})

const rename = defineEndpoint({
  ...common,
  name: 'account/renameSavedSearch',
  summary: 'Gives a saved search another name.',
  input: z.object({ id: RowId, name: Name }),
  described: z.object({ id: RowId, name: DescribedName }),
  output: OneAnswer,
  example: { input: { id: EXAMPLE.id, name: EXAMPLE.name }, output: { isError: false, search: EXAMPLE } },
  async run(context: SavedContext, { id, name }) {
    const row = await changeSaved(context.db, assertSignedIn(context.actor).accountId, id, { name })
    return { isError: false as const, search: await readSavedSearch(context, row) }
  },
})

const open = defineEndpoint({
  ...common,
  name: 'account/openSavedSearch',
  summary: 'Marks a saved search as seen: what enters the catalogue from now on is new in it.',
  input: z.object({ id: RowId }),
  output: OneAnswer,
  example: { input: { id: EXAMPLE.id }, output: { isError: false, search: { ...EXAMPLE, newProducts: 0 } } },
  async run(context: SavedContext, { id }) {
    const change = { seen_at: context.now }
    const row = await changeSaved(context.db, assertSignedIn(context.actor).accountId, id, change)
    return { isError: false as const, search: await readSavedSearch(context, row) }
  },
})

const remove = defineEndpoint({
  ...common,
  name: 'account/deleteSavedSearch',
  summary: 'Deletes a saved search.',
  input: z.object({ id: RowId }),
  output: z.object({ isError: Succeeded }),
  example: { input: { id: EXAMPLE.id }, output: { isError: false } },
  async run({ actor, db }: SavedContext, { id }) {
    await deleteSaved(db, assertSignedIn(actor).accountId, id)
    return { isError: false as const }
  },
})

export const SAVED_SEARCH_ACTIONS = [getSavedSearches, saveOne, rename, open, remove]
