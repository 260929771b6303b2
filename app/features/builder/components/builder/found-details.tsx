import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { DETAIL_LABELS } from '#app/features/projects/details/project-fields.ts'
import { FoundDraft } from '../drafts/found-draft.tsx'
import type { DetailsDraft } from './use-details-draft.ts'

const LABELS: Readonly<Record<string, string>> = { ...DETAIL_LABELS, status: 'Project status', rooms: 'Rooms' }

export function FoundDetails({ locale, draft }: { locale: Locale; draft: DetailsDraft }) {
  const [isAsking, setAsking] = useState(false)
  if (draft.keptAt === null) return null
  const restore = (isTaken: boolean) => {
    setAsking(false)
    draft.restore(isTaken)
  }
  return (
    <>
      <FoundDraft
        locale={locale}
        keptAt={draft.keptAt}
        onRestore={() => (draft.clashes.length > 0 ? setAsking(true) : restore(true))}
        onForget={draft.forget}
      />
      {isAsking && (
        <ConfirmDialog
          title="Both versions have changed the same"
          yes="Use the earlier version"
          no="Keep what I typed"
          onYes={() => restore(true)}
          onNo={() => restore(false)}
          onClose={() => setAsking(false)}
        >
          <p>{`${draft.clashes.map((field) => LABELS[field] ?? field).join(', ')}: you have typed something else since. All other fields are restored.`}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
