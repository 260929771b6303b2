import { z } from 'zod'
import { CURRENCY_CODES } from '@specify/core/money.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { LOCALES, MARKETS } from '@specify/core/market.ts'
import type { RequestMarket } from './request-market.ts'

const MarketShape = z
  .object({
    code: z.enum(LOCALES),
    locale: z.enum(['en_AU', 'en_NZ']),
    language: z.enum(['en-AU', 'en-NZ']),
    currency: z.enum(CURRENCY_CODES),
    currencyCode: z.enum(CURRENCY_CODES),
    countryCode: z.enum(['AU', 'NZ']),
    countryName: z.enum(['Australia', 'New Zealand']),
    storeKey: z.enum(['specify-au', 'specify-nz']),
  })
  .meta({ id: 'Market' })

const ALL_MARKETS = LOCALES.map((locale) => MARKETS[locale])
const CURRENCIES = ALL_MARKETS.map(({ currencyCode }) => ({ code: currencyCode, fractionDigits: 2 }))
const COUNTRIES = ALL_MARKETS.map(({ countryCode, countryName }) => ({ code: countryCode, name: countryName }))

export const getProjectSettings = defineEndpoint({
  name: 'project/getProjectSettings',
  method: 'GET',
  summary: 'What the site is set to: its markets, their currencies and countries, and what is switched on.',
  input: z.strictObject({}),
  output: z.object({
    isError: z.literal(false),
    market: z.enum(LOCALES).describe('The market of the call'),
    markets: z.array(MarketShape),
    currencies: z.array(z.object({ code: z.enum(CURRENCY_CODES), fractionDigits: z.int() })),
    countries: z.array(z.object({ code: z.enum(['AU', 'NZ']), name: z.string() })),
    featureFlags: z.object({
      demo: z.boolean().describe('The demo catalogue is shown'),
      builderRangeContactUs: z.boolean().describe('Contact us replaces the prices of the builder range'),
      complianceLink: z.boolean().describe('Products link to the building-product compliance information'),
    }),
  }),
  example: {
    input: {},
    output: {
      isError: false,
      market: 'au',
      markets: ALL_MARKETS,
      currencies: CURRENCIES,
      countries: COUNTRIES,
      featureFlags: { demo: false, builderRangeContactUs: true, complianceLink: false },
    },
  },
  async run({ config, locale }: Pick<RequestContext, 'config'> & RequestMarket, _input) {
    return {
      isError: false as const,
      market: locale,
      markets: ALL_MARKETS,
      currencies: CURRENCIES,
      countries: COUNTRIES,
      featureFlags: {
        demo: config.demo,
        builderRangeContactUs: locale === 'au',
        complianceLink: locale === 'nz',
      },
    }
  },
})
