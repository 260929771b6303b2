import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Menu } from '#app/ui/menus/menu.tsx'
import type { Selection } from './use-selection.ts'
import styles from '../schedule-tools.module.css'

export type SelectionAsk =
  | 'quantities'
  | 'notes'
  | 'moveLines'
  | 'copyLines'
  | 'removeLines'
  | 'markRooms'
  | 'moveRooms'
  | 'copyRooms'
  | 'removeRooms'

type Action = readonly [label: string, run: () => void]

/** Further ones are in the menu: the bar is one line. */
const SHOWN = 5

interface SelectionBarProps {
  readonly selection: Selection
  readonly hasTypes: boolean
  readonly onAsk: (ask: SelectionAsk) => void
  readonly onSwap: (ask: 'replace' | 'finish') => void
  readonly onDuplicate: () => void
  readonly onNumber: () => void
}

export function SelectionBar({ selection, hasTypes, onAsk, onSwap, onDuplicate, onNumber }: SelectionBarProps) {
  const { lines, rooms, clear } = selection
  if (lines.size + rooms.size === 0) return null
  const counts = [lines.size > 0 && countOf(lines.size, 'line'), rooms.size > 0 && countOf(rooms.size, 'room')]
  const ofLines: Action[] = [
    ['Set quantity', () => onAsk('quantities')],
    ['Change finish', () => onSwap('finish')],
    ['Replace', () => onSwap('replace')],
    ['Move to room', () => onAsk('moveLines')],
    ['Remove lines', () => onAsk('removeLines')],
    ['Set note', () => onAsk('notes')],
    ['Copy to rooms', () => onAsk('copyLines')],
  ]
  const ofRooms: Action[] = [
    ['Duplicate rooms', onDuplicate],
    ['Mark for access', () => onAsk('markRooms')],
    ['Copy rooms', () => onAsk('copyRooms')],
    ...(hasTypes ? [['Move to type', () => onAsk('moveRooms')] satisfies Action] : []),
    ['Remove rooms', () => onAsk('removeRooms')],
  ]
  const actions: Action[] = [
    ...(lines.size > 0 ? ofLines : []),
    ...(rooms.size > 0 ? ofRooms : []),
    ['Number tags', onNumber],
  ]
  return (
    <section className={styles.bar} aria-label="Selected">
      <p role="status">{`${counts.filter(Boolean).join(' and ')} selected`}</p>
      {actions.slice(0, SHOWN).map(([label, run]) => (
        <Button key={label} look="quiet" onClick={run}>
          {label}
        </Button>
      ))}
      {actions.length > SHOWN && (
        <Menu
          label="More actions for what is selected"
          items={actions.slice(SHOWN).map(([label, onSelect]) => ({ label, onSelect }))}
        />
      )}
      <Button look="quiet" onClick={clear}>
        Clear
      </Button>
    </section>
  )
}
