import type { BuilderProject } from '../../builder/builder-project.ts'
import type { RoomsChange } from '../../rooms.ts'

/** What the builder hands to its fourth step. */
export interface SummaryTools {
  /** With the changes that are not saved yet. */
  readonly project: BuilderProject
  readonly isReadOnly: boolean
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Why the last change could not be saved. */
  readonly problem: string | null
  readonly onChange: (part: Partial<RoomsChange>) => void
  /** Saves what is not saved yet; answers whether nothing is left. */
  readonly onSave: () => Promise<boolean>
  /** Keeps which template was chosen. */
  readonly onLandscape: (isLandscape: boolean) => void
  readonly onBack: () => void
}
