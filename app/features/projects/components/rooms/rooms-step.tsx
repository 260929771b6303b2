import { useCallback, useState } from 'react'
import { formatMoney } from '#app/core/money.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { excludedFromTotal, totalOf } from '../../builder/builder-project.ts'
import type { RenderParts } from './alternatives-dialog.tsx'
import { FoundDraft } from '../drafts/found-draft.tsx'
import type { LineDialog } from './line-row.tsx'
import { OpenDialog, type DialogRequest } from './open-dialog.tsx'
import type { RoomAsk } from './room-head.tsx'
import { RoomTable } from './room-table.tsx'
import styles from './rooms-step.module.css'
import { roomsBelowFold, useProgressiveRows } from './use-progressive-rows.ts'
import type { RoomsDraft } from './use-rooms-draft.ts'
import { useRoomDrag } from './use-room-drag.ts'
import { useRoomEdits } from './use-room-edits.ts'
import { PricesToggle } from './prices-toggle.tsx'
import { EmptyProject } from './empty-project.tsx'

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
  const { saved, rooms } = draft
  const { products } = saved
  const [asked, setAsked] = useState<DialogRequest | null>(null)
  const [news, setNews] = useState('')
  const names = rooms.map(({ name }) => name)
  const { place, onQuantity, onStepItem, onStepRoom } = useRoomEdits(draft, setNews)
  const onAskItem = useCallback((ask: LineDialog, id: string) => setAsked({ about: 'line', ask, id }), [])
  const onAskRoom = useCallback((ask: RoomAsk, id: string) => setAsked({ about: 'room', ask, id }), [])
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
