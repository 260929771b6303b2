import { useId, useState } from 'react'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import { useCombobox } from '#app/ui/menus/use-combobox.ts'
import { Picture } from '#app/ui/picture.tsx'
import { MAX_QUANTITY } from '@specify/schedule/model.ts'
import { addLine } from '@specify/schedule/edits/schedule-edits.ts'
import { readTypedLine, roomsAt } from '@specify/schedule/rooms/typed-line.ts'
import { totalQuantity, unitCounts } from '@specify/schedule/units.ts'
import { roomOptions } from '../room/room-options.ts'
import styles from './quick-line.module.css'
import { useFoundLines, type FoundLine, type FoundLines } from './use-found-lines.ts'
import type { RoomsDraft } from '../use-rooms-draft.ts'

interface QuickLineProps {
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly onNews: (news: string) => void
}

/** A line to type into: it says what it will add and where. */
export function QuickLine({ locale, draft, onNews }: QuickLineProps) {
  const [typed, setTyped] = useState('')
  const [lastRoomId, setLastRoomId] = useState<string | null>(null)
  const id = useId()
  const { quantity, query, place } = readTypedLine(typed)
  const matches = useFoundLines(locale, query)
  const lines = query.startsWith(matches.query) ? matches.lineItems : []
  // Nothing is chosen by itself where a code does not say which.
  const mustChoose = matches.isAmbiguous || matches.discontinued !== null
  const isOpen = query.length > 1 && lines.length > 0
  const combobox = useCombobox({
    count: isOpen ? lines.length : 0,
    first: mustChoose ? -1 : 0,
    onChoose: (index) => add(lines[index]),
    onEscape: () => type(''),
  })
  const chosen = lines[combobox.active]
  const rooms = roomsAt(draft, place)
  const room = (place === '' && rooms.find((each) => each.id === lastRoomId)) || rooms[0]
  const isSettled = matches.query === query

  function add(line: FoundLine | undefined): void {
    if (!line || !room || quantity === null || !isSettled) return
    const { facts, ...product } = line
    draft.addProducts({ [product.sku]: facts })
    draft.edit(addLine(room.id, product, quantity))
    onNews(`${quantity} × ${product.name} added to ${room.name}`)
    setLastRoomId(room.id)
    type('')
  }

  function type(text: string): void {
    setTyped(text)
    combobox.reset()
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
            : matches.isFailed
              ? 'The search did not work. Keep typing to try again.'
              : isSettled && lines.length === 0 && query.length > 1
                ? matches.discontinued
                  ? `${matches.discontinued.sku} is discontinued, and nothing replaces it.`
                  : `Nothing found for ${query}.`
                : null
  const question = !mustChoose || chosen || lines.length === 0 ? null : choiceText(matches, query)
  return (
    <div className={styles.quick} data-screen-only>
      <label htmlFor={id}>Type a line</label>
      <input
        id={id}
        maxLength={200}
        placeholder="Type a line: 40 x liano basin mixer @ type A ensuite"
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type(target.value)}
        {...combobox.field}
      />
      <p
        id={`${id}-hint`}
        className={(problem ?? question) ? styles.problem : styles.hint}
        role={(problem ?? question) ? 'status' : undefined}
      >
        {problem ??
          question ??
          (chosen && room && quantity !== null
            ? `Press Enter to add ${countText(quantity)} to ${label}${inAllText(quantity, unitCounts(draft.unitTypes)(room))}`
            : 'Quantity, product and @ room, in your words')}
      </p>
      {isOpen && (
        <ul {...combobox.list} aria-label="Products" className={styles.found}>
          {lines.map((line, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are those of the combobox
            <li key={line.sku} {...combobox.option(index)} tabIndex={-1} onClick={() => add(line)}>
              <Picture src={line.facts.image} alt="" width={44} height={44} slowAfterMs={null} />
              <span className={styles.name}>
                {line.name}
                <span>
                  {line.facts.finish && <img src={swatchPath(line.facts.finish)} alt="" width={14} height={14} />}
                  {line.facts.variantText}
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

function choiceText({ discontinued }: FoundLines, query: string): string {
  return discontinued
    ? `${discontinued.sku} is discontinued. Choose what takes its place, with the arrow keys or a click.`
    : `${query} is the code of several products. Choose one, with the arrow keys or a click.`
}

/** `, 80 in its 40 units`; empty where a room is built once. */
function inAllText(quantity: number, units: number): string {
  return units === 1 ? '' : `, ${countText(totalQuantity({ quantity }, units))} in its ${countOf(units, 'unit')}`
}
