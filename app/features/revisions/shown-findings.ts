import { routes } from '#app/addresses/routes.ts'
import { FINDING_KINDS, type Finding, type FindingFix, type FindingKind } from '@specify/schedule/checks/finding.ts'
import type { Project } from '@specify/schedule/model.ts'

/** Findings as the page lists them, kind by kind. */
export interface ShownFindings {
  readonly total: number
  readonly groups: readonly FindingGroup[]
}

interface FindingGroup {
  readonly kind: FindingKind
  readonly title: string
  readonly count: number
  readonly fix: FindingFix
  /** Link that mends the whole kind; null where each finding has its own, or a form does it. */
  readonly href: string | null
  /** The first `MAX_SHOWN`. */
  readonly findings: readonly ShownFinding[]
}

export interface ShownFinding {
  readonly text: string
  /** Link that mends it; null where its kind has one link or form. */
  readonly href: string | null
}

const MAX_SHOWN = 20

type Place = Pick<Project, 'projectId' | 'locale'>

export function shownFindings(findings: readonly Finding[], place: Place): ShownFindings {
  const kinds = Map.groupBy(findings, ({ kind }) => kind)
  return {
    total: findings.length,
    groups: Array.from(kinds, ([kind, own]) => {
      const { title, fix } = FINDING_KINDS[kind]
      const shown = own
        .slice(0, MAX_SHOWN)
        .map((finding) => ({ text: finding.text, href: fixHref(finding, fix, place) }))
      return { kind, title, count: own.length, fix, href: kindHref(fix, place), findings: shown }
    }),
  }
}

function kindHref(fix: FindingFix, { locale, projectId }: Place): string | null {
  if (fix === 'check-fit') return routes.projects.edit.href({ locale, projectId, step: 3, open: 'fit' })
  if (fix === 'comments') return routes.projects.comments.href({ locale, projectId })
  if (fix === 'compliance') return routes.reports.compliance.href({ locale, projectId })
  if (fix === 'access') return routes.reports.access.href({ locale, projectId })
  if (fix === 'quote') return routes.projects.quote.href({ locale, projectId })
  return null
}

function fixHref({ lineItemIds: [line], sku, successor }: Finding, fix: FindingFix, { locale, projectId }: Place) {
  const step = { locale, projectId, step: 3 } as const
  if (fix === 'set-tag' && line !== undefined) return routes.projects.edit.href({ ...step, tag: line })
  if (fix === 'match' && line !== undefined) return routes.projects.edit.href({ ...step, match: line })
  if (fix === 'edit-line' && line !== undefined) return routes.projects.edit.href({ ...step, line })
  if (fix !== 'replace' || sku === null) return null
  return routes.projects.edit.href({ ...step, replace: sku, ...(successor !== null && { by: successor }) })
}
