import type { Finding } from '@specify/schedule/checks/finding.ts'

/** Findings of a kind that a call answers; further ones are counted. */
export const MAX_LISTED = 200

export function firstOfEach(findings: readonly Finding[], most = MAX_LISTED): Finding[] {
  return [...Map.groupBy(findings, ({ kind }) => kind).values()].flatMap((own) => own.slice(0, most))
}
