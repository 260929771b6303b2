import { useRevalidator } from 'react-router'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { AddToProjectDialog, type AddRequest } from '#app/features/projects/components/add-to-project-dialog.tsx'

interface AddToProjectRouteProps {
  readonly locale: Locale
  readonly request: AddRequest | null
  readonly onClose: () => void
}

/** The add-to-project dialog with what follows from a change of a project. */
export default function AddToProjectRoute({ locale, request, onClose }: AddToProjectRouteProps) {
  const { revalidate } = useRevalidator()
  return (
    <AddToProjectDialog
      locale={locale}
      request={request}
      onClose={onClose}
      onSaved={({ sku, projectId }) => {
        pushToDataLayer({ event: 'project_update', sku })
        // The page beneath shows the project that was given.
        if (projectId !== undefined) void revalidate()
      }}
    />
  )
}
