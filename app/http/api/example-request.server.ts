import { MARKET_HEADER } from '@specify/core/market.ts'
import type { Method } from '#app/platform/endpoint.server.ts'
import type { ApiCall } from './api-call.server.ts'

/** A request as it goes over the wire, with the example's input. */
export function exampleRequest(call: ApiCall, method: Method): string {
  const { path, input } = exampleAddress(call)
  const market = call.isPerMarket ? [`${MARKET_HEADER}: au`] : []
  if (call.bodyType) return [`POST ${path}`, `content-type: ${call.bodyType}`, '', ...formLines(input)].join('\n')
  if (method === 'POST') {
    return [`POST ${path}`, 'content-type: application/json', ...market, '', exampleBody(input)].join('\n')
  }
  return [`GET ${path}${exampleSearch(input)}`, ...market].join('\n')
}

function exampleAddress({ path, pathParameters, example }: ApiCall): { path: string; input: unknown } {
  const filled = pathParameters.reduce((filled, { name, example }) => filled.replace(`{${name}}`, example), path)
  return { path: filled, input: example?.input ?? {} }
}

/** The input as parameters of an address; lists with commas, which no product code or category has. */
function exampleSearch(input: unknown): string {
  const params = Object.entries(input ?? {}).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replace(/%2C|%2F/g, decodeURIComponent)}`,
  )
  return params.length > 0 ? `?${params.join('&')}` : ''
}

function formLines(input: unknown): string[] {
  return Object.entries(input ?? {}).map(([name, value]) => `${name}=${name === 'file' ? '@' : ''}${String(value)}`)
}

export function exampleBody(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
