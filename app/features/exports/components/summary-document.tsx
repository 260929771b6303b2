import type { SummaryEditing } from './summary-editing.ts'
import type { ReactNode } from 'react'
import { dateIn, zonedTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { SummaryCover } from '../summary/summary-cover.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { countLines, firstRooms, firstVariants } from '../summary/first-rooms.ts'
import {
  allowancesNote,
  isExtendedSummary,
  notIncludedText,
  type Summary,
  type SummaryRoom,
} from '../summary/summary.ts'
import { FoldedRest } from './folded-rest.tsx'
import { useGrowingLines } from './use-growing-lines.ts'
import { LandscapeTable } from './tables/landscape-table.tsx'
import { ProductDetail } from './tables/product-detail.tsx'
import { ScheduleTable } from './tables/schedule-table.tsx'
import styles from './summary.module.css'
import type { SubstitutionRow } from '../sheets/substitution-rows.ts'
import { SubstitutionTable } from './tables/substitution-table.tsx'
import { SummaryTable } from './tables/summary-table.tsx'
import { VariantDetail } from './tables/variant-detail.tsx'
import { VariantTable } from './tables/variant-table.tsx'
import { variantTotals } from '../sheets/variant-totals.ts'

export interface SummaryDocumentProps {
  readonly locale: Locale
  readonly cover: SummaryCover
  readonly summary: Summary
  readonly showPrices: boolean
  readonly isLandscape: boolean
  /** Opened by a share link: without links to the product pages. */
  readonly isShared: boolean
  /** Example: `RRP in AUD, incl. GST, as of 22 Nov 2026`. */
  readonly priceBasis: string
  readonly editing: SummaryEditing | null
  /** Shows the first lines of a long schedule until more are wanted. */
  readonly mayFold?: boolean
  /** Each product once, by tag, instead of room by room. */
  readonly isByTag?: boolean
  /** Products that were replaced: the shared summary has none. */
  readonly substitutions?: readonly SubstitutionRow[]
  /** Used by links to substitution notices. */
  readonly projectId?: string
  /** Shown on the cover, on screens only. */
  readonly actions?: ReactNode
  /** Shown on the cover, on paper only. */
  readonly paperNotes?: ReactNode
  /** Below the heading of the schedule, on screens only. */
  readonly choice?: ReactNode
}

/** Above this number of lines, browsers skip the layout of those out of view. */
const LONG = 40

export function SummaryDocument(props: SummaryDocumentProps) {
  const { locale, cover, summary, showPrices, isLandscape, isShared, priceBasis, editing, isByTag = false } = props
  const { actions, paperNotes, choice, substitutions = [], projectId = '', mayFold = false } = props
  // Days are those of the market, as in every date of a project; their title names its time zone.
  const day = (at: string) => (
    <time dateTime={at} title={zonedTimeIn({ code: locale }, new Date(at))}>
      {dateIn({ code: locale }, new Date(at))}
    </time>
  )
  const notIncluded = notIncludedText(summary)
  const allowances = allowancesNote(summary)
  const lines = countLines(summary.rooms)
  const { count: shownLines, isFolded, unfold } = useGrowingLines(lines, mayFold)
  const rest = isFolded && <FoldedRest shown={shownLines} lines={lines} onUnfold={unfold} />
  const rooms = firstRooms(summary.rooms, shownLines)
  const isExtended = isExtendedSummary(summary)
  const shape = isLandscape ? styles.landscape : styles.portrait
  return (
    <article className={lines > LONG ? `${shape} ${styles.long}` : shape} aria-label={cover.projectName}>
      <header className={styles.cover}>
        <div className={styles.banner}>
          <div className={styles.title}>
            <h1>{cover.projectName}</h1>
            {cover.subtitle && <p className={`${styles.subtitle} lead`}>{cover.subtitle}</p>}
          </div>
          {actions && (
            <div className={styles.actions} data-screen-only>
              {actions}
            </div>
          )}
          {paperNotes}
        </div>
        <dl className={`${styles.facts} columns`}>
          <Fact label="Project type">{cover.projectType}</Fact>
          <Fact label="Location">{cover.location}</Fact>
          <Fact label="Date created">{day(cover.createdAt)}</Fact>
          <Fact label="Prepared by">{cover.preparedBy}</Fact>
          <Fact label="Version">{cover.projectVersion}</Fact>
          <Fact label="Last changed">{day(cover.changedAt)}</Fact>
          {cover.opportunityNumber !== undefined && <Fact label="Opportunity number">{cover.opportunityNumber}</Fact>}
        </dl>
      </header>
      <section className={styles.schedule}>
        <div className={styles.scheduleHead}>
          <h2>Product Summary</h2>
          {choice && <div data-screen-only>{choice}</div>}
        </div>
        {summary.rooms.length === 0 ? (
          summary.notIncluded === 0 && <p>You have not added any products to this project yet.</p>
        ) : isExtended ? (
          <ExtendedSchedule {...{ summary, rooms, shownLines, showPrices, isLandscape, isByTag, editing }} />
        ) : isLandscape ? (
          <LandscapeTable locale={locale} summary={summary} rooms={rooms} showPrices={showPrices} editing={editing} />
        ) : (
          <SummaryTable summary={summary} rooms={rooms} showPrices={showPrices} />
        )}
        {rest}
        {!isFolded && shownLines < lines && (
          <p
            className={styles.left}
            role="status"
          >{`The first ${countText(shownLines)} of ${countOf(lines, 'line')}. The others follow.`}</p>
        )}
        {notIncluded && <p className={styles.left}>{notIncluded}</p>}
        {showPrices && allowances && <p className={styles.basis}>{`${allowances}.`}</p>}
        {showPrices && summary.total && <p className={styles.basis}>{`Prices: ${priceBasis}.`}</p>}
      </section>
      {!isLandscape && !isExtended && summary.rooms.length > 1 && (
        <RoomJumps rooms={summary.rooms} onJump={isFolded ? unfold : undefined} />
      )}
      {!isLandscape && isExtended && summary.rooms.length > 0 && (
        <section className={styles.room} aria-label="Products">
          {firstVariants(variantTotals(summary.rooms), shownLines).map((total, index) => (
            <div key={total.key} className={`${styles.detailPage} new-page`}>
              {index === 0 && (
                <div className={styles.roomHead}>
                  <h2>Products</h2>
                </div>
              )}
              <VariantDetail {...{ locale, total, showPrices, isShared, editing }} />
            </div>
          ))}
        </section>
      )}
      {!isLandscape &&
        !isExtended &&
        rooms.map((room, number) => (
          <section key={room.name} id={roomId(number)} className={styles.room} aria-label={room.name}>
            {room.lines.map((line, index) => (
              <div key={line.id} className={`${styles.detailPage} new-page`}>
                {index === 0 && (
                  <div className={styles.roomHead}>
                    <h2>{room.name}</h2>
                    {room.note && <p>{room.note}</p>}
                  </div>
                )}
                <ProductDetail
                  locale={locale}
                  line={line}
                  showPrices={showPrices}
                  isShared={isShared}
                  editing={editing}
                />
              </div>
            ))}
          </section>
        ))}
      {!isLandscape && rest}
      {substitutions.length > 0 && <SubstitutionTable {...{ locale, projectId, showPrices }} rows={substitutions} />}
    </article>
  )
}

interface RoomJumpsProps extends Pick<Summary, 'rooms'> {
  /** Draws the rooms before the browser goes to one. */
  readonly onJump: (() => void) | undefined
}

/** Ways down a long page, on screens. */
function RoomJumps({ rooms, onJump }: RoomJumpsProps) {
  return (
    <nav className={styles.jump} aria-label="Rooms" data-screen-only>
      <ul>
        {rooms.map(({ name, lines }, index) => (
          <li key={name}>
            <a href={`#${roomId(index)}`} onClick={onJump}>
              {name} <span>{lines.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Names of rooms are not unique among types, and may be of any letters. */
function roomId(index: number): string {
  return `room-${index + 1}`
}

interface ExtendedScheduleProps extends Pick<
  SummaryDocumentProps,
  'editing' | 'isByTag' | 'isLandscape' | 'showPrices' | 'summary'
> {
  readonly rooms: readonly SummaryRoom[]
  readonly shownLines: number
}

/** The schedule of a project with types or tags; landscape adds a table with each product once. */
function ExtendedSchedule(props: ExtendedScheduleProps) {
  const { summary, rooms, shownLines, showPrices, isLandscape, isByTag, editing } = props
  const [table, products] = ['Product Summary', 'Products']
  return (
    <>
      {isByTag ? (
        <VariantTable {...{ summary, shownLines, showPrices }} isDetailed={isLandscape} label={table} />
      ) : (
        <ScheduleTable summary={summary} rooms={rooms} showPrices={showPrices} editing={editing} />
      )}
      {isLandscape && !isByTag && (
        <>
          <h2 className="new-page">{products}</h2>
          <VariantTable {...{ summary, shownLines, showPrices }} isDetailed label={products} />
        </>
      )}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
