import type { FeedLine } from './catalogue/model.ts'

export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
export { DEMO_ADDRESSES, DEMO_BUYER, DEMO_CART, DEMO_ORDERS, DEMO_WISHLIST, demoOperatorFile } from './orders.ts'
export { DEMO_PROJECT_OWNER, DEMO_PROJECTS } from './projects.ts'

/** Records of the demo's feed, the same on every call. The first call reads the tables. */
export async function demoRecords(): Promise<FeedLine[]> {
  const { demoProducts } = await import('./catalogue.ts')
  return demoProducts().map(({ record }) => record)
}
