import { parseJson } from '@specify/core/data/parse-json.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'

/** A product to add; without a project one of the open ones is chosen. */
export interface AddRequest {
  readonly sku: string
  readonly name: string
  readonly projectId?: string
}

/** A product waits for sign-in and profile, or for a new project. */
const STAGES = ['account', 'project'] as const
export type WaitingStage = (typeof STAGES)[number]

/** A product to be added after a detour. A browser stores one. */
export interface WaitingProduct {
  readonly request: AddRequest
  readonly locale: Locale
  readonly stage: WaitingStage
  readonly since: number
}

/** A stored one is dropped after a day. */
export const MAX_WAIT_MS = 86_400_000
const MAX_SKU_LENGTH = 60
const MAX_NAME_LENGTH = 300

/** The stored waiting product; null where there is no valid one. */
export function readWaiting(stored: string | null, now: number): WaitingProduct | null {
  const { request, locale, stage, since } = Object(parseJson(stored)) as Record<string, unknown>
  const { sku, name, projectId } = isRecord(request) ? request : {}
  if (!isText(sku, MAX_SKU_LENGTH) || !isText(name, MAX_NAME_LENGTH)) return null
  if (projectId !== undefined && !isText(projectId, MAX_SKU_LENGTH)) return null
  const knownStage = STAGES.find((each) => each === stage)
  const market = typeof locale === 'string' ? findMarket(locale) : null
  if (!knownStage || !market || typeof since !== 'number' || since > now || now - since > MAX_WAIT_MS) return null
  return {
    request: { sku, name, ...(projectId !== undefined && { projectId }) },
    locale: market.code,
    stage: knownStage,
    since,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}
