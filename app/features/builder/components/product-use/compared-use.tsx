import { Suspense } from 'react'
import type { ComparisonColumn } from '#app/features/catalogue/compare/comparison.ts'
import type { Locale } from '@specify/core/market.ts'
import { onDemand } from '#app/shell/on-demand.tsx'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'
import { lastProject } from '../add-to-project/last-project.ts'

const ReplaceInProject = onDemand(() => import('./replace-in-project.tsx'))

interface ComparedUseProps {
  readonly locale: Locale
  readonly column: ComparisonColumn
  readonly columns: readonly ComparisonColumn[]
  readonly isSignedIn: boolean
}

/** *Replace in project* in a column of the comparison, where another one stands in the project at hand. */
export function ComparedUse({ locale, column, columns, isSignedIn }: ComparedUseProps) {
  const isReady = useHydrated()
  const projectId = isReady && isSignedIn ? lastProject.read(locale) : null
  return (
    projectId !== null && (
      <Suspense>
        <ReplaceInProject locale={locale} projectId={projectId} column={column} columns={columns} />
      </Suspense>
    )
  )
}
