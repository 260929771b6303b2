import type { Chunked } from '@specify/core/data/chunked.ts'
import type { Endpoint } from '#app/platform/endpoint.server.ts'
import { isDescribed } from '../run-endpoint.server.ts'
import { toApiCall, type ApiCall } from './api-call.server.ts'
import { renderApiPage } from './api-page.server.tsx'
import { toOpenApi, type OpenApi } from './openapi.server.ts'
import { PROTOCOL_CALL } from './protocol-call.server.ts'

export interface ApiDescription {
  readonly calls: readonly ApiCall[]
  readonly openApi: OpenApi
  readonly page: { readonly html: string; readonly policy: string }
}

export function* describeApi(endpoints: readonly Endpoint<never>[], publicUrl: string): Chunked<ApiDescription> {
  const calls = [...endpoints.filter(isDescribed).map(toApiCall), PROTOCOL_CALL]
  yield
  const openApi = yield* toOpenApi(calls, publicUrl)
  return { calls, openApi, page: yield* renderApiPage(calls, openApi) }
}
