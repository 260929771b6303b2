import { Button } from '#app/ui/button.tsx'
import type { TypeAsk } from './room/unit-type-menu.tsx'
import type { SavedUndo } from '../builder/use-saved-undo.ts'
import type { PanelKind } from './panel/schedule-panel.tsx'
import type { RoomsDraft } from './use-rooms-draft.ts'
import styles from './schedule-tools.module.css'

export type ToolAsk = 'addType' | Extract<TypeAsk, 'addRoom' | 'insert'>

interface ScheduleToolsProps {
  readonly draft: Pick<RoomsDraft, 'undo' | 'redo'>
  readonly savedUndo: SavedUndo
  readonly canNumber: boolean
  readonly isEmpty: boolean
  readonly onAsk: (ask: ToolAsk) => void
  readonly onSwap: (ask: 'replace' | 'finish') => void
  readonly onNumber: () => void
  readonly panel: PanelKind | null
  readonly onPanel: (panel: PanelKind | null) => void
  readonly waitingComments: number
  readonly onNews: (news: string) => void
}

export function ScheduleTools({
  draft,
  savedUndo,
  canNumber,
  isEmpty,
  onAsk,
  onSwap,
  onNumber,
  panel,
  onPanel,
  waitingComments,
  onNews,
}: ScheduleToolsProps) {
  const { undo, redo } = draft
  const run = (step: (() => void) | null, news: string) =>
    step &&
    (() => {
      step()
      onNews(news)
    })
  // Changes of former visits say for themselves what they took back.
  const back = run(undo, 'Undone') ?? savedUndo.undo
  const forth = savedUndo.redo ?? run(redo, 'Done again')
  return (
    <div className={styles.tools} role="toolbar" aria-label="Schedule" data-screen-only>
      <Button look="quiet" disabled={!back} aria-keyshortcuts="Control+Z" onClick={() => back?.()}>
        Undo
      </Button>
      <Button look="quiet" disabled={!forth} aria-keyshortcuts="Control+Shift+Z" onClick={() => forth?.()}>
        Redo
      </Button>
      <Button look="quiet" onClick={() => onAsk('addRoom')}>
        Add room
      </Button>
      <Button look="quiet" onClick={() => onAsk('addType')}>
        Add unit type
      </Button>
      <Button look="quiet" onClick={() => onAsk('insert')}>
        Insert template
      </Button>
      <Button look="quiet" disabled={!canNumber} onClick={onNumber}>
        Number tags
      </Button>
      <Button look="quiet" disabled={isEmpty} onClick={() => onSwap('finish')}>
        Change finish
      </Button>
      <Button look="quiet" disabled={isEmpty} onClick={() => onSwap('replace')}>
        Replace a product
      </Button>
      <Button
        look="quiet"
        disabled={isEmpty && panel !== 'fit'}
        aria-expanded={panel === 'fit'}
        onClick={() => onPanel(panel === 'fit' ? null : 'fit')}
      >
        Check parts and fit
      </Button>
      <Button
        look="quiet"
        aria-expanded={panel === 'remarks'}
        onClick={() => onPanel(panel === 'remarks' ? null : 'remarks')}
      >
        {waitingComments > 0 ? `Remarks (${waitingComments})` : 'Remarks'}
      </Button>
    </div>
  )
}
