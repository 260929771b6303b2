import { ACTIONS, LOCALE_ENDPOINTS } from '#app/endpoints.server.ts'
import { toApiCall } from './api-call.server.ts'
import { renderApiPage } from './api-page.server.tsx'
import { toOpenApi, type OpenApi } from './openapi.server.ts'
import { OTHER_CALLS } from './other-calls.server.ts'

/** Every call of the site. */
export const API_CALLS = [...[...ACTIONS, ...LOCALE_ENDPOINTS].map(toApiCall), ...OTHER_CALLS]

export function describeApi(publicUrl: string): { openApi: OpenApi; page: { html: string; policy: string } } {
  const openApi = toOpenApi(API_CALLS, publicUrl)
  return { openApi, page: renderApiPage(API_CALLS, openApi) }
}
