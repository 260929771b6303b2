import { countOf } from '@specify/core/text/count-text.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { totalOf, unitTotal } from '#app/features/projects/schedule/builder-project.ts'
import type { LineItem, Room } from '@specify/schedule/model.ts'
import { numberedTags, type TagTable } from '#app/features/projects/schedule/number-tags.ts'
import { duplicateRooms, setTags } from '@specify/schedule/edits/schedule-edits.ts'
import { duplicateUnitType, setUnitType, stepUnitType } from '@specify/schedule/edits/unit-type-edits.ts'
import { hasHandedUnits } from '@specify/schedule/hands/unit-hands.ts'
import { roomsByType } from '@specify/schedule/units.ts'
import { FoundSchedule } from '../drafts/found-draft.tsx'
import { ScheduleWarnings } from '../warnings/schedule-warnings.tsx'
import { SubstitutionList } from '../replace/substitution-list.tsx'
import { RequestedDialog } from './dialogs/requested-dialog.tsx'
import type { ComingChange } from '#app/features/builder/state/coming-changes.ts'
import { EmptyProject } from './empty-project.tsx'
import { QuickLine } from './lines/quick-line.tsx'
import { ProjectTotal } from './project-total.tsx'
import { ColumnHeads } from './lines/column-heads.tsx'
import { RoomTable } from './lines/room-table.tsx'
import styles from './rooms-step.module.css'
import { SchedulePanel, type PanelKind } from './panel/schedule-panel.tsx'
import { ScheduleTools } from './schedule-tools.tsx'
import { SelectionBar } from './lines/selection-bar.tsx'
import { UnitTypeHead } from './room/unit-type-head.tsx'
import types from './room/unit-type.module.css'
import { useDialogFromAddress } from './use-dialog-from-address.ts'
import { useRequestedDialog } from './dialogs/use-requested-dialog.ts'
import { roomsBelowFold, useProgressiveRows } from './lines/use-progressive-rows.ts'
import type { SavedUndo } from '../builder/use-saved-undo.ts'
import type { RoomsDraft } from './use-rooms-draft.ts'
import { useRoomDrag } from './room/use-room-drag.ts'
import { useQuantityKeys } from './use-quantity-keys.ts'
import { useRoomEdits } from './use-room-edits.ts'
import { useSelection } from './lines/use-selection.ts'
import { useUndoKeys } from './use-undo-keys.ts'

interface RoomsStepProps {
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly savedUndo: SavedUndo
  readonly isReadOnly: boolean
  readonly problem: string | null
  readonly comingChanges: readonly ComingChange[] | null
  /** Remarks of recipients that wait for the owner. */
  readonly waitingComments: number
  readonly folded: ReadonlySet<string>
  readonly tagTable: TagTable
  readonly onFold: (roomIds: readonly string[], isFolded: boolean) => void
  readonly onAddProducts: () => void
}

const ALL = { all: true } as const

/** The third step: types, their rooms and lines. Changes stay local until they are saved. */
export function RoomsStep(props: RoomsStepProps) {
  const { locale, draft, isReadOnly, problem, folded, tagTable, onFold, onAddProducts } = props
  const { saved, products, unitTypes, rooms, edit } = draft
  const { dialog, setDialog, onSwap, onAskItem, onAskRoom, onAskType } = useRequestedDialog()
  const [news, setNews] = useState('')
  const [pasteProblem, setPasteProblem] = useState('')
  const [panel, setPanel] = useState<PanelKind | null>(null)
  useDialogFromAddress(isReadOnly ? [] : rooms, { onSwap, onAskItem, onFit: () => setPanel('fit') })
  const { place, onQuantity, onStepItem, onStepRoom, onDuplicate } = useRoomEdits(draft, setNews)
  const groups = useMemo(() => roomsByType({ unitTypes, rooms }), [unitTypes, rooms])
  const latestRooms = useRef(rooms)
  useEffect(() => {
    latestRooms.current = rooms
  })
  const onFoldType = useCallback(
    (id: string | null, isFolded: boolean) => {
      const own = latestRooms.current.filter(({ unitTypeId }) => unitTypeId === id)
      onFold(
        own.map((room) => room.id),
        isFolded,
      )
    },
    [onFold],
  )
  const onCount = useCallback((id: string, count: number) => edit(setUnitType(id, { count }), `count ${id}`), [edit])
  const onDuplicateType = useCallback((id: string) => edit(duplicateUnitType(id)), [edit])
  const onStepType = useCallback((id: string, by: 1 | -1) => edit(stepUnitType(id, by)), [edit])
  const shownRooms = groups.flatMap((group) => group.rooms)
  const live = useProgressiveRows(shownRooms)
  const isFar = roomsBelowFold(shownRooms.map(({ items }) => items.length))
  const placeOf = new Map(shownRooms.map(({ id }, index) => [id, index]))
  const grab = useRoomDrag(place)
  const selection = useSelection(draft)
  useUndoKeys(draft, setNews)
  const cells = useQuantityKeys({
    draft,
    rooms: shownRooms.filter(({ id }) => !folded.has(id)),
    onNews: setNews,
    onProblem: setPasteProblem,
  })

  const number = (isWanted: (item: LineItem, room: Room) => boolean) => {
    const tags = numberedTags(draft, (sku) => products[sku], tagTable, isWanted)
    edit(setTags(tags))
    setNews(`${countOf(tags.size, 'product')} tagged`)
  }
  const tools = (
    <ScheduleTools
      draft={draft}
      savedUndo={props.savedUndo}
      isEmpty={rooms.every(({ items }) => items.length === 0)}
      canNumber={rooms.some(({ items }) => items.some(({ tag }) => tag === ''))}
      onAsk={(ask) => setDialog({ about: 'type', ask, id: null })}
      onSwap={(ask) => onSwap({ ask, sku: null, scope: ALL })}
      onNumber={() => number(() => true)}
      panel={panel}
      onPanel={setPanel}
      waitingComments={props.waitingComments}
      onNews={setNews}
    />
  )
  const isEmpty = rooms.every(({ items }) => items.length === 0) && unitTypes.length === 0 && !draft.isDirty
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the quantities within
    <div className={styles.step} {...(!isReadOnly && cells)}>
      <h2 className="visually-hidden">Rooms</h2>
      <div className={styles.top}>
        <FoundSchedule locale={locale} draft={draft} />
        {!isReadOnly && (
          <div className={styles.bench}>
            <QuickLine locale={locale} draft={draft} onNews={setNews} />
            {tools}
          </div>
        )}
      </div>
      {panel && (
        <div className={styles.side} data-screen-only>
          <SchedulePanel
            kind={panel}
            {...{ locale, draft, isReadOnly, onFold }}
            onNews={setNews}
            onClose={() => setPanel(null)}
          />
        </div>
      )}
      <div className={styles.main}>
        {!isReadOnly && (
          <ScheduleWarnings schedule={draft} {...{ products, onSwap }} comingChanges={props.comingChanges} />
        )}
        {[problem, pasteProblem].filter(Boolean).map((text) => (
          <FormMessage key={text} kind="error">
            {text}
          </FormMessage>
        ))}
        {isEmpty && (
          <EmptyProject isReadOnly={isReadOnly} rooms={rooms.map(({ name }) => name)} onAddProducts={onAddProducts} />
        )}
        {shownRooms.some(({ items }) => items.length > 0) && <ColumnHeads />}
        {!isEmpty &&
          groups.map((group, at) => (
            <section
              key={group.unitType?.id ?? 'common'}
              className={types.group}
              aria-label={group.unitType?.name}
              data-none={group.unitType?.count === 0 || undefined}
            >
              {unitTypes.length > 0 && (
                <UnitTypeHead
                  unitType={group.unitType}
                  roomCount={group.rooms.length}
                  price={unitTotal(group.rooms, products)}
                  total={totalOf({ unitTypes, rooms: group.rooms }, products)}
                  areTwinsUnknown={!hasHandedUnits(saved)}
                  isFirst={group.unitType === unitTypes[0]}
                  isLast={at === groups.length - 1}
                  isReadOnly={isReadOnly}
                  isLive={group.rooms.every(({ id }) => (live[placeOf.get(id) ?? 0] ?? 0) > 0)}
                  isFolded={group.rooms.length > 0 && group.rooms.every(({ id }) => folded.has(id))}
                  onFold={onFoldType}
                  onCount={onCount}
                  onDuplicate={onDuplicateType}
                  onStep={onStepType}
                  onAsk={onAskType}
                />
              )}
              {group.rooms.length === 0 && <p className={types.empty}>No rooms in this type yet.</p>}
              <div className={styles.rooms}>
                {group.rooms.map((room, index) => (
                  <RoomTable
                    key={room.id}
                    locale={locale}
                    room={room}
                    units={group.unitType?.count ?? null}
                    hands={group.unitType?.hands}
                    hasTypes={unitTypes.length > 0}
                    products={products}
                    catalogueCodes={saved.catalogueCodes}
                    isFirst={index === 0}
                    isLast={index === group.rooms.length - 1}
                    isReadOnly={isReadOnly}
                    isFolded={folded.has(room.id)}
                    onFold={onFold}
                    isFar={isFar[placeOf.get(room.id) ?? 0] ?? false}
                    liveRows={live[placeOf.get(room.id) ?? 0] ?? 0}
                    isOnlyRoom={rooms.length === 1}
                    isTicked={selection.rooms.has(room.id)}
                    ticked={selection.lines}
                    onTickRoom={selection.tickRoom}
                    onTickLine={selection.tickLine}
                    onQuantity={onQuantity}
                    onStepItem={onStepItem}
                    onAskItem={onAskItem}
                    onAsk={onAskRoom}
                    onStep={onStepRoom}
                    onDuplicate={onDuplicate}
                    onGrab={grab}
                  />
                ))}
              </div>
            </section>
          ))}
        {rooms.length === 0 && !isEmpty && unitTypes.length === 0 && (
          <p className={styles.none}>All rooms have been removed. Save to confirm.</p>
        )}
        <ProjectTotal draft={draft} />
        <SubstitutionList locale={locale} projectId={saved.projectId} substitutions={draft.substitutions} />
        <p className="visually-hidden" role="status">
          {news}
        </p>
        {!isReadOnly && (
          <SelectionBar
            selection={selection}
            hasTypes={unitTypes.length > 0}
            onAsk={(ask) => setDialog({ about: 'selection', ask })}
            onSwap={(ask) => onSwap({ ask, sku: null, scope: { lineItemIds: [...selection.lines] } })}
            onDuplicate={() => edit(duplicateRooms(selection.rooms))}
            onNumber={() => number((item, room) => selection.lines.has(item.id) || selection.rooms.has(room.id))}
          />
        )}
      </div>
      {dialog && (
        <RequestedDialog
          {...{ dialog, locale, draft, isReadOnly, selection, onSwap }}
          onNews={setNews}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
