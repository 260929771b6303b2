import type { Endpoint } from '#app/platform/endpoint.server.ts'
import type { EvidenceContext } from './evidence-context.ts'

export const EVIDENCE_ENDPOINTS: readonly Endpoint<EvidenceContext>[] = []
