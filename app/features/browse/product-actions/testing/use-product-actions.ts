import { beforeAll, expect } from 'vitest'
import { customer, VISITOR, type Actor, type Visibility } from '@specify/core/actor.ts'
import type { Locale } from '@specify/core/market.ts'
import { createTokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { openCatalogue } from '#tests/support/demo-backend.ts'
import { FIXTURE_PRODUCTS } from '#tests/support/fixture-catalogue.ts'
import { PRODUCT_ACTIONS } from '../../actions.server.ts'

const STAFF: Actor = { ...customer('staff-1'), isInternalUser: true }

/** Opens the fixture catalogue for one test file, and runs the calls of products on it. */
export function useProductActions() {
  const tokens = createTokenSigner('a secret of the tests, long enough')
  let site: Awaited<ReturnType<typeof openCatalogue>>
  beforeAll(async () => {
    site = await openCatalogue(FIXTURE_PRODUCTS)
  })

  /** Runs an action as one reader in one market, and holds its answer against its own description. */
  async function run(name: string, input: object, visibility: Visibility = 'public', locale: Locale = 'au') {
    const action = PRODUCT_ACTIONS.find((each) => each.name === `product/${name}`)
    if (!action) throw new Error(`there is no ${name}`)
    const answer = await action.prepare(input)({
      catalogue: site.catalogue,
      search: site.search,
      listings: site.table,
      locale,
      visibility,
      tokens,
      actor: visibility === 'internal' ? STAFF : VISITOR,
      now: new Date('2026-01-01T00:00:00Z'),
    })
    const { output } = action.description
    expect(output.safeParse(JSON.parse(JSON.stringify(answer))).error).toBeUndefined()
    return JSON.parse(JSON.stringify(answer))
  }

  return { run, tokens }
}

/** The SKUs of a listing, in its order. */
export const skus = (answer: { items: { selectedVariant: string }[] }) =>
  answer.items.map(({ selectedVariant }) => selectedVariant)
