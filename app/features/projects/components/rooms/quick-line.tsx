import { useId, useState, type KeyboardEvent } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { swatchPath } from '#app/features/catalogue/swatch.ts'
import { Picture } from '#app/ui/picture.tsx'
import { MAX_QUANTITY } from '../../model.ts'
import { addLine } from '../../schedule-edits.ts'
import { readTypedLine, roomsAt } from '../../typed-line.ts'
import { roomOptions } from './room-options.ts'
import styles from './quick-line.module.css'
import { useFoundLines, type FoundLine } from './use-found-lines.ts'
import type { RoomsDraft } from './use-rooms-draft.ts'

interface QuickLineProps {
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly onNews: (news: string) => void
}

/** A line to type into: it says what it will add and where, and Enter adds it. */
export function QuickLine({ locale, draft, onNews }: QuickLineProps) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [lastRoomId, setLastRoomId] = useState<string | null>(null)
  const id = useId()
  const { quantity, query, place } = readTypedLine(typed)
  const found = useFoundLines(locale, query)
  const lines = query.startsWith(found.query) ? found.lines : []
  const chosen = lines[Math.min(at, lines.length - 1)]
  const rooms = roomsAt(draft, place)
  const room = (place === '' && rooms.find((each) => each.id === lastRoomId)) || rooms[0]
  const isSettled = found.query === query

  function add(line: FoundLine | undefined): void {
    if (!line || !room || quantity === null || !isSettled) return
    const { facts, ...product } = line
    draft.addProducts({ [product.sku]: facts })
    draft.edit(addLine(room.id, product, quantity))
    onNews(`${quantity} × ${product.name} added to ${room.name}`)
    setLastRoomId(room.id)
    setTyped('')
    setAt(0)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(chosen)
    } else if (event.key === 'Escape') {
      setTyped('')
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (lines.length === 0) return
      event.preventDefault()
      setAt((Math.min(at, lines.length - 1) + (event.key === 'ArrowDown' ? 1 : lines.length - 1)) % lines.length)
    }
  }

  const label = room && roomOptions(draft, (roomId) => roomId === room.id)[0]?.[1]
  const problem =
    query === ''
      ? null
      : quantity === null
        ? `A quantity is a whole number from 1 to ${MAX_QUANTITY}.`
        : draft.rooms.length === 0
          ? 'Add a room first.'
          : !room
            ? `There is no room ${place}.`
            : found.isFailed
              ? 'The search did not work. Keep typing to try again.'
              : isSettled && lines.length === 0 && query.length > 1
                ? `Nothing found for ${query}.`
                : null
  const isOpen = query.length > 1 && lines.length > 0
  return (
    <div className={styles.quick}>
      <label htmlFor={id}>Type a line</label>
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        maxLength={200}
        placeholder="40 x liano basin mixer black @ type A ensuite"
        value={typed}
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${chosen.sku}` : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={problem ? styles.problem : styles.hint} role={problem ? 'status' : undefined}>
        {problem ??
          (chosen && label ? `Enter adds ${quantity} to ${label}` : 'Quantity, product and @ room, in your words')}
      </p>
      {isOpen && (
        <ul id={`${id}-found`} role="listbox" aria-label="Products" className={styles.found}>
          {lines.map((line) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are those of the combobox
            <li
              key={line.sku}
              id={`${id}-${line.sku}`}
              role="option"
              aria-selected={line === chosen}
              tabIndex={-1}
              onClick={() => add(line)}
            >
              <Picture src={line.facts.image} alt="" width={44} height={44} slowAfterMs={null} />
              <span className={styles.name}>
                {line.name}
                <span>
                  {line.facts.finish && <img src={swatchPath(line.facts.finish)} alt="" width={14} height={14} />}
                  {line.facts.finish}
                </span>
              </span>
              <span className="code">{line.sku}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
