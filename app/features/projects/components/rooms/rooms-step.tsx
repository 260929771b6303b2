import { useCallback, useEffect, useRef, useState } from 'react'
import { formatMoney } from '#app/core/money.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { excludedFromTotal, totalOf } from '../../builder/builder-project.ts'
import type { RenderParts } from './alternatives-dialog.tsx'
import { FoundDraft } from '../drafts/found-draft.tsx'
import type { LineDialog } from './line-row.tsx'
import { OpenDialog, type DialogRequest } from './open-dialog.tsx'
import { RoomTable, type RoomAsk } from './room-table.tsx'
import styles from './rooms-step.module.css'
import { roomsBelowFold, useProgressiveRows } from './use-progressive-rows.ts'
import type { RoomsDraft } from './use-rooms-draft.ts'
import { useRoomDrag } from './use-room-drag.ts'

interface RoomsStepProps {
  readonly locale: string
  readonly draft: RoomsDraft
  readonly isReadOnly: boolean
  readonly problem: string | null
  readonly folded: ReadonlySet<string>
  readonly onFold: (names: readonly string[], isFolded: boolean) => void
  readonly onPrices: (isShown: boolean) => Promise<boolean>
  readonly onAddProducts: () => void
  readonly renderParts: RenderParts
}

/** The third step: the rooms and their lines. Changes stay local until they are saved. */
export function RoomsStep(props: RoomsStepProps) {
  const { locale, draft, isReadOnly, problem, folded, onFold, onPrices, onAddProducts, renderParts } = props
  const { saved, rooms, change } = draft
  const { products } = saved
  const [asked, setAsked] = useState<DialogRequest | null>(null)
  const [news, setNews] = useState('')
  const names = rooms.map(({ name }) => name)
  const place = (roomName: string, to: number) => {
    const order = names.filter((name) => name !== roomName).toSpliced(to, 0, roomName)
    change({ remaining: order })
    setNews(`${roomName}, place ${to + 1} of ${names.length}`)
  }
  // Tables and rows get stable functions, so that only changed ones re-render.
  const latest = useRef({ rooms, change, place })
  useEffect(() => {
    latest.current = { rooms, change, place }
  })

  const onQuantity = useCallback((lineItemId: string, quantity: number) => {
    latest.current.change({ quantities: [{ lineItemId, quantity }] })
  }, [])
  const onStepItem = useCallback((lineItemId: string, by: 1 | -1) => {
    const room = latest.current.rooms.find(({ items }) => items.some(({ id }) => id === lineItemId))
    if (!room) return
    const ids = room.items.map(({ id }) => id)
    const place = ids.indexOf(lineItemId)
    const order = ids.toSpliced(place, 1).toSpliced(place + by, 0, lineItemId)
    latest.current.change({ priorities: order.map((id, index) => ({ lineItemId: id, priority: index + 1 })) })
    setNews(`${room.items[place]?.name}, place ${place + by + 1} of ${ids.length}`)
  }, [])
  const onAskItem = useCallback((ask: LineDialog, id: string) => setAsked({ about: 'line', ask, id }), [])
  const onAskRoom = useCallback((ask: RoomAsk, id: string) => setAsked({ about: 'room', ask, id }), [])
  const onStepRoom = useCallback((roomName: string, by: 1 | -1) => {
    const at = latest.current.rooms.findIndex(({ name }) => name === roomName)
    latest.current.place(roomName, at + by)
  }, [])
  const liveLines = useProgressiveRows(rooms)
  const isFar = roomsBelowFold(rooms.map(({ items }) => items.length))
  const grab = useRoomDrag(place)

  if (rooms.every(({ items }) => items.length === 0) && !draft.isDirty) {
    return <EmptyProject isReadOnly={isReadOnly} rooms={names} onAddProducts={onAddProducts} />
  }
  const total = totalOf(rooms, products)
  return (
    <div className={styles.step}>
      <h2 className="visually-hidden">Rooms</h2>
      {draft.found && <FoundDraft keptAt={draft.found.keptAt} onRestore={draft.restore} onForget={draft.forget} />}
      <PricesToggle isShown={saved.showPricesOnPdf} isDisabled={isReadOnly} onPrices={onPrices} />
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <div className={styles.rooms}>
        {rooms.map((room, index) => (
          <RoomTable
            key={room.name}
            locale={locale}
            room={room}
            products={products}
            isFirst={index === 0}
            isLast={index === rooms.length - 1}
            isReadOnly={isReadOnly}
            isFolded={folded.has(room.name)}
            onFold={onFold}
            isFar={isFar[index] ?? false}
            liveLines={liveLines[index] ?? 0}
            onQuantity={onQuantity}
            onStepItem={onStepItem}
            onAskItem={onAskItem}
            onAsk={onAskRoom}
            onStep={onStepRoom}
            onGrab={grab}
          />
        ))}
      </div>
      {rooms.length === 0 && <p className={styles.none}>All rooms have been removed. Save to confirm.</p>}
      {total && (
        <p className={styles.total}>
          <span>{['Project total', excludedFromTotal(rooms, products)].filter(Boolean).join(', ')}</span>
          <strong>{formatMoney(total, 2)}</strong>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {asked && (
        <OpenDialog
          key={asked.ask + asked.id}
          asked={asked}
          locale={locale}
          draft={draft}
          renderParts={renderParts}
          onNews={setNews}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

function EmptyProject(props: { isReadOnly: boolean; rooms: readonly string[]; onAddProducts: () => void }) {
  return (
    <div className={styles.empty}>
      <h2>You have not added any products to this project yet.</h2>
      <p>Browse the website to start adding products</p>
      {!props.isReadOnly && (
        <Button look="primary" onClick={props.onAddProducts}>
          Add products
        </Button>
      )}
      {props.rooms.length > 0 && <p className={styles.waiting}>{`Rooms: ${props.rooms.join(', ')}`}</p>}
    </div>
  )
}

interface PricesToggleProps {
  readonly isShown: boolean
  readonly isDisabled: boolean
  readonly onPrices: (isShown: boolean) => Promise<boolean>
}

function PricesToggle({ isShown, isDisabled, onPrices }: PricesToggleProps) {
  const [pending, setPending] = useState<boolean | null>(null)
  async function toggle(wanted: boolean): Promise<void> {
    setPending(wanted)
    await onPrices(wanted)
    setPending(null)
  }
  return (
    <CheckboxField
      label="Display prices on pdf"
      checked={pending ?? isShown}
      disabled={isDisabled || pending !== null}
      onChange={({ target }) => void toggle(target.checked)}
    />
  )
}
