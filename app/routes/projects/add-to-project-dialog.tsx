import { useRevalidator } from 'react-router'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import type { Locale } from '@specify/core/market.ts'
import { AddToProjectDialog } from '#app/features/builder/components/add-to-project/add-to-project-dialog.tsx'
import type { AddRequest } from '#app/features/projects/schedule/waiting-product.ts'

interface AddToProjectRouteProps {
  readonly locale: Locale
  readonly request: AddRequest | null
  /** A project is created first, then gets the product. */
  readonly onCreate: () => void
  readonly onClose: () => void
}

/** The add-to-project dialog; updates the page after a change of a project. */
export default function AddToProjectRoute({ locale, request, onCreate, onClose }: AddToProjectRouteProps) {
  const { revalidate } = useRevalidator()
  return (
    <AddToProjectDialog
      locale={locale}
      request={request}
      onCreate={onCreate}
      onClose={onClose}
      onSaved={({ sku, projectId }) => {
        pushToDataLayer({ event: 'project_update', sku })
        // The page beneath shows the changed project.
        if (projectId !== undefined) void revalidate()
      }}
    />
  )
}
