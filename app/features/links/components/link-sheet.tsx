import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { notIncludedText } from '#app/features/exports/summary/summary.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { MAX_WORDS_LENGTH } from '../links/link-hrefs.ts'
import type { LinkPlace, LinkView } from '../links/link-view.ts'
import type { Thread } from '../remarks/link-talk.ts'
import { PROJECT_SUBJECT } from '../remarks/remark.ts'
import { AddressForm } from './address-form.tsx'
import { LinkLineItem } from './link-line-item.tsx'
import styles from './link-sheet.module.css'
import { Talk } from './talk.tsx'
import { TalkForm } from './talk-form.tsx'

interface LinkSheetProps {
  readonly locale: Locale
  readonly view: LinkView
  /** Under which name this recipient has spoken before. */
  readonly recipient: string
  /** The recipient's confirmed address; null without one. */
  readonly address: string | null
  /** Reports of the same schedule, with the rights of the link. */
  readonly reports: readonly { readonly label: string; readonly href: string }[]
}

/** A schedule for its recipient, to work from: on a phone first. Everything works without script. */
export function LinkSheet({ locale, view, recipient, address, reports }: LinkSheetProps) {
  const { cover, part, rights, quantity, total, places, newer, priceBasis, talk } = view
  const takesWords = rights.comments || rights.approval
  const sayHref = (on: string) => `?${new URLSearchParams({ ...queryOf(part), on })}#say`
  const form = (on: string) =>
    takesWords && talk.form?.on === on ? (
      view.confirmAddress && address === null ? (
        <AddressForm query={{ ...queryOf(part), on }} />
      ) : (
        <TalkForm asked={talk.form} rights={rights} name={recipient} query={{ ...queryOf(part), on }} />
      )
    ) : null
  const notIncluded = notIncludedText(view)
  const facts = [
    cover.projectType,
    cover.location,
    countOf(places.length, 'room'),
    countOf(quantity, 'item'),
    total ? formatMoney(total, 2) : '',
  ]
  return (
    <article className={`page ${styles.sheet}`} aria-label={cover.projectName}>
      <header className={styles.head}>
        <p className={styles.for}>For {view.name}</p>
        <h1>{cover.projectName}</h1>
        {cover.subtitle && <p className={`${styles.subtitle} lead`}>{cover.subtitle}</p>}
        <p className={styles.state}>{stateText(locale, view)}</p>
        {newer && (
          <p className={styles.newer} role="status">
            Revision {newer.label} was issued on {dateIn({ code: locale }, new Date(newer.issuedAt))}. Ask{' '}
            {cover.preparedBy} for its link before you order or build.
          </p>
        )}
        {part.words === '' && <p className={styles.facts}>{facts.filter(Boolean).join('\u00a0· ')}</p>}
        <p className={styles.reports} data-screen-only>
          {reports.map(({ label, href }) => (
            <PageLink key={href} href={href}>
              {label}
            </PageLink>
          ))}
        </p>
      </header>
      {takesWords && part.words === '' && (
        <section className={styles.whole} aria-label="About the whole schedule">
          <Earlier count={talk.earlier[PROJECT_SUBJECT]} href={sayHref(PROJECT_SUBJECT)} />
          <Talk locale={locale} threads={talk.project} />
          {form(PROJECT_SUBJECT) ?? (
            <ButtonLink href={sayHref(PROJECT_SUBJECT)}>
              {rights.approval ? 'Approve or answer for the whole schedule' : 'Say something about the whole schedule'}
            </ButtonLink>
          )}
        </section>
      )}
      {rights.files && part.words === '' && part.rooms.length > 0 && (
        <p data-screen-only>
          <a href="handover/">All documents of this schedule in one zip</a>
        </p>
      )}
      <div className={styles.tools} data-screen-only>
        <form className={styles.search} role="search" aria-label="In this schedule">
          <input
            type="search"
            name="words"
            defaultValue={part.words}
            maxLength={MAX_WORDS_LENGTH}
            aria-label="Search this schedule"
            placeholder="Code, tag, product or room"
          />
          <Button type="submit">Search</Button>
        </form>
        {places.length > 1 && <Jumps part={part} places={places} />}
      </div>
      {part.words !== '' && (
        <p role="status">
          {countOf(part.lines, 'line')} with “{part.words}”. <a href="./">Show all</a>
        </p>
      )}
      {part.rooms.length === 0 && part.words === '' && <Empty hasLines={places.length > 0} />}
      {part.rooms.map((room, index) => (
        <section key={room.id} id={room.id} className={styles.room} aria-labelledby={`${room.id}-name`}>
          {room.type !== '' && room.type !== part.rooms[index - 1]?.type && <p className={styles.type}>{room.type}</p>}
          <h2 id={`${room.id}-name`}>{room.name}</h2>
          {room.note && <p className={styles.note}>{room.note}</p>}
          <ul>
            {room.lines.map((line) => (
              <LinkLineItem
                key={`${line.id} ${line.side ?? ''}`}
                locale={locale}
                line={line}
                product={part.products[line.sku]}
                hasPrices={rights.prices}
                sayHref={takesWords && !line.isTwin ? sayHref(line.id) : null}
                sayLabel={sayLabel(rights)}
                talk={
                  line.isTwin
                    ? null
                    : talkOf(
                        locale,
                        talk.lines[line.id] ?? [],
                        <Earlier count={talk.earlier[line.id]} href={sayHref(line.id)} />,
                        form(line.id),
                      )
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {part.count > 1 && part.number <= part.count && <Parts part={part} />}
      {notIncluded && <p>{notIncluded}</p>}
      {view.allowances !== undefined && <p className={styles.basis}>{`${view.allowances}.`}</p>}
      {priceBasis !== '' && <p className={styles.basis}>Prices: {priceBasis}.</p>}
    </article>
  )
}

/** Leads to more of what was said of a line. */
function Earlier({ count, href }: { readonly count: number | undefined; readonly href: string }) {
  return count === undefined ? null : <PageLink href={href}>{`Earlier: ${countOf(count, 'comment')}`}</PageLink>
}

function talkOf(locale: Locale, threads: readonly Thread[], earlier: ReactNode, form: ReactNode): ReactNode {
  if (threads.length === 0) return form
  return (
    <>
      {earlier}
      <Talk locale={locale} threads={threads} />
      {form}
    </>
  )
}

function queryOf({ number, words }: LinkView['part']): Record<string, string> {
  return { ...(words !== '' && { words }), ...(number > 1 && { part: String(number) }) }
}

function sayLabel({ comments, approval }: LinkView['rights']): string {
  if (!approval) return 'Comment'
  return comments ? 'Approve or comment' : 'Approve'
}

function stateText(locale: Locale, { revision, cover }: LinkView): string {
  if (!revision) return `Current version, last changed ${dateIn({ code: locale }, new Date(cover.changedAt))}`
  return `Revision ${revision.label}, ${revision.purpose}, ${dateIn({ code: locale }, new Date(revision.issuedAt))}`
}

function Jumps({ part, places }: Pick<LinkView, 'part' | 'places'>) {
  return (
    <details className={styles.jumps}>
      <summary>Rooms</summary>
      <nav aria-label="Rooms">
        <ul>
          {places.map((place) => (
            <li key={place.id}>
              <PageLink href={hrefOf(part, place)}>
                {[place.type, place.room].filter(Boolean).join(', ')} <span>{countText(place.lines)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function Parts({ part }: Pick<LinkView, 'part'>) {
  const { number, count } = part
  return (
    <nav className={styles.parts} aria-label="Parts of the schedule" data-screen-only>
      {number > 1 && <PageLink href={hrefOf(part, { part: number - 1 })}>Previous part</PageLink>}
      <span>
        Part {number} of {count}
      </span>
      {number < count && <PageLink href={hrefOf(part, { part: number + 1 })}>Next part</PageLink>}
    </nav>
  )
}

/** An address may be older than a schedule that has become shorter. */
function Empty({ hasLines }: { readonly hasLines: boolean }) {
  if (!hasLines) return <p>Nothing is scheduled yet.</p>
  return (
    <p>
      The schedule has become shorter: this part is no longer there. <a href="./">Show the first part</a>
    </p>
  )
}

/** An element of this page, or a part of its own. */
function hrefOf({ number, words }: LinkView['part'], place: Pick<LinkPlace, 'part'> & Partial<LinkPlace>): string {
  const hash = place.id === undefined ? '' : `#${place.id}`
  if (place.part === number && hash !== '') return hash
  const query = new URLSearchParams({ ...(words !== '' && { words }), part: String(place.part) })
  return `?${query}${hash}`
}
