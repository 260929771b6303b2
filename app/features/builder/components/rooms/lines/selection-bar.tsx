import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
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
  const button = (label: string, run: () => void) => (
    <Button look="quiet" onClick={run}>
      {label}
    </Button>
  )
  return (
    <section className={styles.bar} aria-label="Selected">
      <p role="status">{`${counts.filter(Boolean).join(' and ')} selected`}</p>
      {lines.size > 0 && (
        <>
          {button('Set quantity', () => onAsk('quantities'))}
          {button('Set note', () => onAsk('notes'))}
          {button('Change finish', () => onSwap('finish'))}
          {button('Replace', () => onSwap('replace'))}
          {button('Move to room', () => onAsk('moveLines'))}
          {button('Copy to rooms', () => onAsk('copyLines'))}
          {button('Remove lines', () => onAsk('removeLines'))}
        </>
      )}
      {rooms.size > 0 && (
        <>
          {button('Duplicate rooms', onDuplicate)}
          {button('Mark for access', () => onAsk('markRooms'))}
          {hasTypes && button('Move to type', () => onAsk('moveRooms'))}
          {button('Copy rooms', () => onAsk('copyRooms'))}
          {button('Remove rooms', () => onAsk('removeRooms'))}
        </>
      )}
      {button('Number tags', onNumber)}
      {button('Clear', clear)}
    </section>
  )
}
