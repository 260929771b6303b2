import { Button } from '#app/ui/button.tsx'
import type { TypeAsk } from './room/unit-type-menu.tsx'
import type { RoomsDraft } from './use-rooms-draft.ts'
import styles from './schedule-tools.module.css'

export type ToolAsk = 'addType' | Extract<TypeAsk, 'addRoom' | 'insert'>

interface ScheduleToolsProps {
  readonly draft: Pick<RoomsDraft, 'undo' | 'redo'>
  readonly canNumber: boolean
  readonly isEmpty: boolean
  readonly onAsk: (ask: ToolAsk) => void
  readonly onSwap: (ask: 'replace' | 'finish') => void
  readonly onNumber: () => void
  readonly isChecking: boolean
  readonly onCheck: () => void
  readonly onNews: (news: string) => void
}

export function ScheduleTools({
  draft,
  canNumber,
  isEmpty,
  onAsk,
  onSwap,
  onNumber,
  isChecking,
  onCheck,
  onNews,
}: ScheduleToolsProps) {
  const { undo, redo } = draft
  const run = (step: (() => void) | null, news: string) => () => {
    step?.()
    onNews(news)
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label="Schedule" data-screen-only>
      <Button look="quiet" disabled={!undo} aria-keyshortcuts="Control+Z" onClick={run(undo, 'Undone')}>
        Undo
      </Button>
      <Button look="quiet" disabled={!redo} aria-keyshortcuts="Control+Shift+Z" onClick={run(redo, 'Done again')}>
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
      <Button look="quiet" disabled={isEmpty && !isChecking} aria-expanded={isChecking} onClick={onCheck}>
        Check parts and fit
      </Button>
    </div>
  )
}
