import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { RoomsChange } from '@specify/schedule/rooms/change-rooms.ts'

export interface SummaryTools {
  /** Including unsaved changes. */
  readonly project: BuilderProject
  readonly isReadOnly: boolean
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly problem: string | null
  readonly onChange: (part: Partial<RoomsChange>) => void
  /** Saves unsaved changes; returns whether none are left. */
  readonly onSave: () => Promise<boolean>
  readonly onLandscape: (isLandscape: boolean) => void
  readonly onBack: () => void
}
