import { useEffect, useState } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { callAction } from '#app/ui/call-action.ts'
import { PROJECT_TYPES } from '../../model.ts'

type ProjectTypes = readonly (readonly [key: string, label: string])[]

/** The project types of the metadata call; until it answers, those of the page. */
export function useProjectTypes(locale: Locale): ProjectTypes {
  const [types, setTypes] = useState<ProjectTypes>(() => Object.entries(PROJECT_TYPES))
  useEffect(() => {
    let isShown = true
    void callAction('projectBuilder/getProjectMetadata', {}, locale).then((outcome) => {
      if (!isShown) return
      if (outcome.kind !== 'done') return console.warn('Failed to get project type')
      // The first one means none.
      const named = outcome.answer.EnumFields.projectType.slice(1).map(({ Key, Label }) => [Key, Label] as const)
      setTypes((before) => (JSON.stringify(before) === JSON.stringify(named) ? before : named))
    })
    return () => {
      isShown = false
    }
  }, [locale])
  return types
}
