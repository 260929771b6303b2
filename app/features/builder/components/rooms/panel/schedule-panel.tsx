import { Suspense } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { onDemand } from '#app/shell/on-demand.tsx'
import type { RoomsDraft } from '../use-rooms-draft.ts'
import { showLine } from './show-line.ts'

const FittingPanel = onDemand(() => import('../fitting/fitting-panel.tsx'))
const RemarksPanel = onDemand(() => import('./remarks-panel.tsx'))

/** Panels beside the schedule. */
export type PanelKind = 'fit' | 'remarks'

interface SchedulePanelProps {
  readonly kind: PanelKind
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly isReadOnly: boolean
  readonly onFold: (roomIds: readonly string[], isFolded: boolean) => void
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

export function SchedulePanel({ kind, locale, draft, isReadOnly, onFold, onNews, onClose }: SchedulePanelProps) {
  const { projectId } = draft.saved
  const onShowLine = (id: string) => showLine(id, draft.rooms, onFold) || onNews('The line has been taken out since.')
  return (
    <Suspense>
      {kind === 'fit' ? (
        <FittingPanel {...{ locale, draft, isReadOnly, onNews, onClose }} />
      ) : (
        <RemarksPanel {...{ locale, projectId, onShowLine, onNews, onClose }} isOwn={!isReadOnly} />
      )}
    </Suspense>
  )
}
