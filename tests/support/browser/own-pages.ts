import { randomUUID } from 'node:crypto'
import { browserOf } from './account-browser.ts'

const PASSWORD = 'Tapware-2026!'

/** Pages of a project, each behind `project-builder/`. */
const PROJECT_PAGES =
  'edit/?step=1& edit/?step=2& edit/?step=3& edit/?step=4& view/? revisions/? revisions/?from=1&to=now& reports/? ' +
  'reports/specification/? reports/compliance/? reports/access/? reports/handover/? sharing/? links/? comments/? ' +
  'quote/? share-summary/? revision/?revisionId=none&'
const ACCOUNT_PAGES =
  'project-builder/ project-builder/create/ my-account/ orders/ quotes/ company/ wishlist/ saved-searches/ cart/ ' +
  'checkout/ products/tapware/ search/?query=basin staff/searches/'
const VISITOR_PAGES = 'login/ cart/ compare/?sku=96338C6AF&sku=97140C6AF search/?query=qqqzzzxx'
const FAILED_PAGES = 'nothing/ l/none/ s/none/ mails/ project-builder/share-summary/?projectId=none'

/**
 * Reads the pages of the demo that no visitor is led to: of an account, of staff, of a project with a history, a
 * revision and a link, and what stands in place of pages that are not there. Each is its address with its HTML.
 */
export async function readOwnPages(siteUrl: string, market: string): Promise<(readonly [string, string])[]> {
  const [owner, staff, visitor] = [browserOf(siteUrl), browserOf(siteUrl), browserOf(siteUrl)]
  await owner.signIn('architect@studio.test', PASSWORD)
  await staff.signIn('staff@specify.test', PASSWORD)
  const act = async (name: string, input: object) => {
    const { status, body } = await owner.act(`projectBuilder/${name}`, input, market, { prefer: 'return=minimal' })
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return body
  }
  const { project } = await act('createShoppingList', {
    projectDetails: {
      projectName: 'Harbour House',
      projectType: 'commercial',
      projectLocation: market === 'au' ? 'NSW' : 'North Island',
    },
    customerDetails: { customerName: 'Harbour Trust', customerEmail: 'trust@harbour.test' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite 1'],
  })
  const { projectId: id } = project as { projectId: string }
  const unitTypeId = randomUUID()
  const lineItems = ['96340C6AF', '97140C6AF'].map((sku) => ({
    id: randomUUID(),
    sku,
    quantity: 2,
    note: 'By the window',
  }))
  const rooms = [{ name: 'Ensuite 1', unitTypeId, lineItems }]
  await act('saveProject', { id, version: 1, unitTypes: [{ id: unitTypeId, name: 'Type A', count: 40 }], rooms })
  await act('issueRevision', { id, version: 2, label: 'A', purpose: 'For tender' })
  const { link } = await act('createLink', { id, name: 'Harbour Plumbing', prices: true })
  const { pathname } = new URL((link as { url: string }).url)

  const inMarket = (pages: string) => pages.split(' ').map((page) => `/${market}/${page}`)
  const asked = [
    ...PROJECT_PAGES.split(' ').map((page) => [owner, `/${market}/project-builder/${page}projectId=${id}`] as const),
    ...inMarket(ACCOUNT_PAGES).flatMap((page) => [[owner, page] as const, [staff, page] as const]),
    ...[...inMarket(`${VISITOR_PAGES} ${FAILED_PAGES}`), pathname, '/nothing/'].map((page) => [visitor, page] as const),
  ]
  const read: (readonly [string, string])[] = []
  for (const [who, page] of asked) {
    const response = await who.get(page)
    if (response.headers.get('content-type')?.startsWith('text/html')) read.push([page, await response.text()])
    else await response.body?.cancel()
  }
  return read
}
