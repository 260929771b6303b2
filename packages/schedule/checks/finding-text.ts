import { countOf, countText } from '@specify/core/text/count-text.ts'
import { FINDING_KEYS, FINDING_KINDS, type FindingCounts } from './finding.ts'
import { totalFindings } from './findings.ts'

/**
 * Says what was open when a revision was issued: `Issued with 2 findings open: prices on request (2)`. Empty where
 * nobody checked it.
 */
export function openFindingsText(counts: FindingCounts | null): string {
  if (counts === null) return ''
  const total = totalFindings(counts)
  if (total === 0) return 'Issued with no findings open'
  const kinds = FINDING_KEYS.flatMap((kind) => {
    const count = counts[kind] ?? 0
    const { title } = FINDING_KINDS[kind]
    return count === 0 ? [] : [`${title.charAt(0).toLowerCase()}${title.slice(1)} (${countText(count)})`]
  })
  return `Issued with ${countOf(total, 'finding')} open: ${kinds.join(', ')}`
}
