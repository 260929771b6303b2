import { useEffect } from 'react'
import { useLoad } from '#app/ui/loading/use-load.ts'
import type { Locale } from '@specify/core/market.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import { PROJECT_TYPES } from '@specify/schedule/model.ts'

type ProjectTypes = readonly (readonly [key: string, label: string])[]

/** The project types of the metadata call; until it answers, those of the page. */
export function useProjectTypes(locale: Locale): ProjectTypes {
  const { answer, outcome } = useLoad(locale, (signal) =>
    callAction('projectBuilder/getProjectMetadata', {}, locale, signal),
  )
  const isFailed = outcome !== null && outcome.kind !== 'done'
  useEffect(() => {
    if (isFailed) console.warn('Failed to get project type')
  }, [isFailed])
  // The first one means none.
  return answer
    ? answer.EnumFields.projectType.slice(1).map(({ Key, Label }) => [Key, Label] as const)
    : Object.entries(PROJECT_TYPES)
}
