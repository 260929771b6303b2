import { openDatabaseForTool } from '#app/platform/database/database.server.ts'
import { browserOf } from '#tests/support/browser/account-browser.ts'
import { addSpecifier } from '#tests/support/browser/specifier.ts'
import type { Site } from '#tests/support/site.ts'

/** A request and its answer; the status is 0 without one. */
export interface Answer {
  readonly kind: Kind
  readonly status: number
  readonly ms: number
}

export type Kind = 'page' | 'search' | 'read' | 'save' | 'export'

/** Weights per hundred requests: mostly visitors who browse, some searches, some work on projects, a few exports. */
const MIX: readonly (readonly [Kind, number])[] = [
  ['page', 55],
  ['search', 25],
  ['read', 9],
  ['save', 7],
  ['export', 4],
]

const VISITORS = 500
const SPECIFIERS = 40
const WORDS = ['mixer', 'basin', 'toilet', 'shower', 'bath', 'rail', 'chrome', 'wall hung', 'matte black tap', 'vanity']
const EXPORTS = ['compliance-report/?format=csv&', 'compliance-report/?format=json&', 'specification/?format=md&']

interface Specifier {
  readonly browser: ReturnType<typeof browserOf>
  readonly projectId: string
  /** One that is put into a room again and again. */
  readonly sku: string
}

/** Sessions of visitors and specifiers at a site of the demo. Each call of `next` sends the next request of one. */
export interface Sessions {
  next(): Promise<Answer>
  /** Number of page addresses requested so far. */
  readonly addresses: number
}

export async function openSessions(site: Site, dataDir: string): Promise<Sessions> {
  const pages = await findPages(site)
  const specifiers = await addSpecifiers(site, dataDir)
  const kinds = MIX.flatMap(([kind, share]) => Array.from({ length: share }, () => kind))
  const addresses = new Set<string>()
  let number = 0

  async function send(kind: Kind, turn: number): Promise<Response | { readonly status: number }> {
    const place = { headers: { 'x-forwarded-for': `10.7.${(turn % VISITORS) >> 8}.${(turn % VISITORS) & 255}` } }
    const ask = (address: string) => {
      addresses.add(address)
      return fetch(site.url + address, place)
    }
    const at = (address: string) => browser.send(address, place)
    const { browser, projectId, sku } = specifiers[turn % specifiers.length]!
    const word = WORDS[turn % WORDS.length]!.replaceAll(' ', '+')
    switch (kind) {
      case 'page':
        // A third are asked for again and again; the others are a page of a listing that nobody has asked for.
        return ask(turn % 3 === 0 ? pages[turn % 40]! : freshPage(pages, turn))
      case 'search':
        return ask(`/au/search/?query=${word}+${turn}${turn % 4 === 0 ? `&page=${turn}` : ''}`)
      case 'read':
        return turn % 2 === 0
          ? at(`/au/project-builder/edit/?projectId=${projectId}&step=3`)
          : at('/au/project-builder/')
      case 'save':
        return browser.act(
          'projectBuilder/updateShoppingList',
          { shoppingListId: projectId, sku, items: [{ roomName: 'Ensuite', quantity: 1 }] },
          'au',
          { prefer: 'return=minimal', ...place.headers },
        )
      case 'export':
        return at(`/au/api/${EXPORTS[turn % EXPORTS.length]}projectId=${projectId}`)
    }
  }

  return {
    get addresses() {
      return addresses.size
    },
    async next() {
      const turn = number++
      // Chunked of a prime number mix the kinds, always in the same order.
      const kind = kinds[(turn * 37) % kinds.length]!
      const started = performance.now()
      try {
        const answer = await send(kind, turn)
        if (answer instanceof Response) await answer.arrayBuffer()
        return { kind, status: answer.status, ms: performance.now() - started }
      } catch {
        return { kind, status: 0, ms: performance.now() - started }
      }
    },
  }
}

function freshPage(pages: readonly string[], turn: number): string {
  const page = pages[turn % pages.length]!
  return page.includes('/products/') ? `${page}?page=${1 + (turn % 3)}&seen=${turn}` : `${page}?seen=${turn}`
}

async function findPages(site: Site): Promise<string[]> {
  const locations = async (address: string) => {
    const text = await (await fetch(site.url + address)).text()
    return Array.from(text.matchAll(/<loc>([^<]+)/g), ([, url = '']) => new URL(url).pathname)
  }
  const maps = await locations('/sitemap.xml')
  const pages = (await Promise.all(maps.map(locations))).flat().filter((page) => page.startsWith('/au/'))
  if (pages.length < 100) throw new Error(`the sitemaps name ${pages.length} pages`)
  return pages
}

async function addSpecifiers(site: Site, dataDir: string): Promise<Specifier[]> {
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  try {
    return await Promise.all(
      Array.from({ length: SPECIFIERS }, async (_, index) => {
        const email = `load-${index}@studio.test`
        await addSpecifier(handle.db, email)
        const browser = browserOf(site.url, `10.6.0.${index}`)
        const signedIn = await browser.signIn(email)
        if (signedIn.status !== 200) throw new Error(`signing in answered ${signedIn.status}`)
        return { browser, ...(await addProject(browser)) }
      }),
    )
  } finally {
    await handle.close()
  }
}

async function addProject(browser: Specifier['browser']): Promise<Omit<Specifier, 'browser'>> {
  const selectedRoomDetails = ['Ensuite', 'Main Bathroom', 'Powder Room', 'Kitchen']
  const { status, body } = await browser.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Tower', projectType: 'hotel', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails,
  })
  if (status !== 200) throw new Error(`creating a project answered ${status}`)
  const { projectId } = body['shoppingList'] as { projectId: string }
  const found = (await (await browser.get('/au/api/listing/products/tapware/')).json()) as {
    page: { cards: { variants: { sku: string }[] }[] }
  }
  const skus = found.page.cards.slice(0, 10).map(({ variants }) => variants[0]!.sku)
  for (const sku of skus) {
    const items = selectedRoomDetails.map((roomName) => ({ roomName, quantity: 2 }))
    await browser.act('projectBuilder/updateShoppingList', { shoppingListId: projectId, sku, items })
  }
  return { projectId, sku: skus[0]! }
}
