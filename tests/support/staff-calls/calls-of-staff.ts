import { ENDPOINTS } from '#app/endpoints.server.ts'

/** Calls that are for staff, each with the right that it needs. */
export const CALLS_OF_STAFF = ENDPOINTS.flatMap((endpoint) =>
  typeof endpoint.caller === 'object' ? [{ endpoint, right: endpoint.caller.right }] : [],
)
