import { AppError } from '@specify/core/app-error.ts'
import type { LinkContact } from './link-store.server.ts'

/** A link that shows nothing: 404 for one that never was, 410 for one that has ended, with whom to ask. */
export interface ClosedLink {
  readonly status: 404 | 410
  readonly words: string
  readonly contact: LinkContact | null
}

/** Null for errors that say nothing about the link. */
export function closedLink(error: unknown): ClosedLink | null {
  if (!(error instanceof AppError)) return null
  const { status, message, details } = error
  if (status !== 404 && status !== 410) return null
  return { status, words: message, contact: (details.answer?.['contact'] as LinkContact | undefined) ?? null }
}
