import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { marketHref } from '#app/addresses/route.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { linePriceText } from '#app/features/exports/summary/line-price-text.ts'
import { lineUnitsText } from '#app/features/exports/summary/summary.ts'
import { isFreeLink } from '@specify/schedule/free-lines/free-line.ts'
import { NOT_FROM_CATALOGUE, partiesText } from '@specify/schedule/free-lines/free-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { LinkLine, LinkProduct } from '../links/link-view.ts'
import styles from './link-sheet.module.css'

interface LinkLineItemProps {
  readonly locale: string
  readonly line: LinkLine
  readonly product: LinkProduct | undefined
  readonly hasPrices: boolean
  /** Address of its comment form; null where the link takes no comments. */
  readonly sayHref: string | null
  /** `Approve or comment` */
  readonly sayLabel: string
  readonly talk: ReactNode
}

/** A line to build from: what, how many, and its papers, one tap each. */
export function LinkLineItem({ locale, line, product, hasPrices, sayHref, sayLabel, talk }: LinkLineItemProps) {
  const { name, sku, tag, mark, note, quantity, units, totalQuantity, unitPrice, totalPrice, free } = line
  const {
    brand = free?.maker ?? '',
    variantText = free ? NOT_FROM_CATALOGUE : '',
    image = null,
    path = '',
    files = [],
  } = product ?? {}
  // One control a line: a schedule has dozens of lines, and a phone one thumb.
  const links = [...files, ...(path === '' ? [] : [{ label: 'Product page', url: marketHref(locale, path) }])]
  return (
    <li className={styles.line} id={`line-${line.id}${line.isTwin ? '-twin' : ''}`}>
      <Picture src={image} alt="" width={88} height={88} loading="lazy" className={styles.picture} />
      <div className={styles.what}>
        <h3>
          {tag && <span className={styles.tag}>{tag}</span>}
          {name}
          {mark !== undefined && (
            <span className={styles.mark} title={`Changed in revision ${mark}`}>
              {`△${mark}`}
            </span>
          )}
        </h3>
        <p className={styles.by}>
          {sku && <span className="code">{sku}</span>}
          {[brand, variantText].filter(Boolean).map((each, index) => (sku || index > 0 ? ` · ${each}` : each))}
        </p>
        {free && partiesText(free) && <p className={styles.by}>{partiesText(free)}</p>}
        {free && isFreeLink(free.link) && free.link !== '' && (
          <p className={styles.by}>
            <a href={free.link} target="_blank" rel="noopener noreferrer nofollow">
              {free.link}
            </a>
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {line.missing && <p className={styles.note}>{line.missing}</p>}
      </div>
      <p className={styles.quantity}>
        <strong>{countText(totalQuantity)}</strong>
        {units !== 1 && <span>{`${countText(quantity)} × ${lineUnitsText(line)}`}</span>}
      </p>
      {hasPrices && (
        <p className={styles.price}>
          <strong>{free ? (free.allowanceText?.amount ?? '–') : linePriceText({ price: totalPrice ?? null })}</strong>
          {free?.allowanceText && (
            <span className={styles.sum}>{`${free.allowanceText.kind}, ${free.allowanceText.per}`}</span>
          )}
          {unitPrice && totalQuantity !== 1 && <span>{formatMoney(unitPrice, 2)} each</span>}
        </p>
      )}
      {(links.length > 0 || sayHref !== null) && (
        <div className={styles.ways} data-screen-only>
          {links.length > 0 && (
            <details className={styles.files}>
              <summary>
                Files <span>{links.length}</span>
                <span className="visually-hidden">{` of ${name}`}</span>
              </summary>
              <ul>
                {links.map(({ label, url }) => (
                  <li key={label}>
                    <a href={url} target="_blank" rel="noopener noreferrer" aria-describedby={NEW_TAB_NOTE_ID}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
          {sayHref !== null && (
            <PageLink href={sayHref} aria-label={`${sayLabel}: ${name}`} className={styles.say}>
              <Icon name="message" size={16} /> {sayLabel}
            </PageLink>
          )}
        </div>
      )}
      {talk && <div className={styles.talk}>{talk}</div>}
    </li>
  )
}
