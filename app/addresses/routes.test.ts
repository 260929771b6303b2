import { describe, expect, expectTypeOf, it } from 'vitest'
import { api } from './api.ts'
import { absoluteHref, marketHref, type Href } from './route.ts'
import { routes } from './routes.ts'

const ID = '0b8f5c1e-4a5d-4d57-9a2b-0c6f1f2a3b4c'
const locale = 'au'

describe('addresses', () => {
  it('have their path, a slash and the query in the order of its values', () => {
    const { projects, reports } = routes
    const written = [
      routes.home.href({ locale }),
      routes.home.href({ locale, login: 'true', redirect: '/au/cart/?a=b c' }),
      projects.edit.href({ locale, projectId: ID, step: 3 }),
      projects.edit.href({ locale, projectId: ID, step: 3, replace: 'caroma 96340&', by: 'ST-1' }),
      routes.order.href({ locale: 'nz', orderId: ID, placed: '1' }),
      reports.compliance.href({ locale, projectId: ID, revisionId: 'r', page: 2 }),
      reports.access.href({ locale, token: 'abc' }),
      routes.linkHandover.href({ locale, token: 'abc', package: 'p' }),
      routes.content.warranty.href({ locale, path: 'a/b' }),
      routes.content.warranty.href({ locale, path: '' }),
      api.revisionDifference.href({ locale, projectId: ID, from: 'a', to: 'now', format: 'csv' }),
    ]
    expect(written).toEqual([
      '/au/',
      '/au/?login=true&redirect=%2Fau%2Fcart%2F%3Fa%3Db+c',
      `/au/project-builder/edit/?projectId=${ID}&step=3`,
      `/au/project-builder/edit/?projectId=${ID}&step=3&replace=caroma+96340%26&by=ST-1`,
      `/nz/orders/${ID}/?placed=1`,
      `/au/project-builder/reports/compliance/?projectId=${ID}&revisionId=r&page=2`,
      '/au/project-builder/reports/access/?token=abc',
      '/au/l/abc/handover/?package=p',
      '/au/warranty/a/b/',
      '/au/warranty/',
      `/au/api/revision-difference/?projectId=${ID}&from=a&to=now&format=csv`,
    ])
  })

  it('encode what stands in their path', () => {
    expect(routes.quote.path({ locale, quoteId: 'a/b?c' })).toBe('/au/quotes/a%2Fb%3Fc/')
    expect(routes.product.below({ segment: 'mixer-Ü_1' })).toBe('product/mixer-%C3%9C_1/')
  })

  it('keep the promised spellings', () => {
    expect([
      routes.search.href({ locale, query: 'basin mixer (2)' }),
      routes.attributeSearch.href({ locale, query: 'basin mixer' }),
      routes.productContact.href({ locale, fromproduct: 'true', code: 'A 1' }),
      routes.compare.href({ locale, sku: ['A 1', 'B'], differences: 'only' }),
      routes.projects.shortShare.href({ locale, code: '7pQz' }),
      routes.projects.shareSummary.href({ locale, projectId: ID, company: 'Lane & Co' }),
    ]).toEqual([
      '/au/search/?query=basin%20mixer%20(2)',
      '/au/search?query=basin+mixer',
      '/au/about-us/contact-us?fromproduct=true&code=A%201',
      '/au/compare/?sku=A%201&sku=B&differences=only',
      '/au/s/7pQz',
      `/au/project-builder/share-summary/?projectId=${ID}&company=Lane%20%26%20Co`,
    ])
  })

  it('leave out parameters without a value, and keep empty ones', () => {
    expect(routes.account.login.href({ locale, form: undefined, redirect: null })).toBe('/au/login/')
    expect(routes.search.href({ locale, query: '' })).toBe('/au/search/?query=')
  })

  it('of data have one slash behind the market, and their own at the end', () => {
    expect(['product/a/', '/product/a/', '/a/?b=c#d'].map((path) => marketHref(locale, path))).toEqual([
      '/au/product/a/',
      '/au/product/a/',
      '/au/a/?b=c#d',
    ])
    expect(absoluteHref('https://specify.example', marketHref('nz', 'product/a/'))).toBe(
      'https://specify.example/nz/product/a/',
    )
  })

  it('name the parameters of calls', () => {
    expect([api.labels.template, api.listing.template]).toEqual([
      '/{locale}/api/labels/',
      '/{locale}/api/listing/{path}/',
    ])
  })
})

describe('the types of addresses', () => {
  it('refuse what is missing, wrong or unknown', () => {
    // Compiled alone: each line below is an error of types, and an error that is not expected fails the check of types.
    const refused = () => [
      // @ts-expect-error the market is missing
      routes.home.href({}),
      // @ts-expect-error the id in the path is missing
      routes.order.href({ locale }),
      // @ts-expect-error the required parameter is missing
      routes.projects.edit.href({ locale, step: 3 }),
      // @ts-expect-error there is no fifth step
      routes.projects.edit.href({ locale, projectId: ID, step: 5 }),
      // @ts-expect-error no such parameter
      routes.projects.edit.href({ locale, project: ID, projectId: ID }),
      // @ts-expect-error no such parameter of a page without any
      routes.account.wishlist.href({ locale, page: 2 }),
      // @ts-expect-error no such form
      routes.cart.href({ locale, form: 'pay' }),
      // @ts-expect-error neither a project nor a token
      routes.reports.access.href({ locale, page: 1 }),
      // @ts-expect-error the format is missing
      api.commentRecord.href({ locale, projectId: ID }),
      // @ts-expect-error no such page
      routes.projects.delete,
      // @ts-expect-error an address below a host begins with a slash
      absoluteHref('https://specify.example', 'au/'),
    ]
    expect(refused).toBeTypeOf('function')
    expectTypeOf(routes.home.href({ locale })).toEqualTypeOf<Href>()
  })
})
