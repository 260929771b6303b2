import { marketHref } from '#app/addresses/route.ts'
import { formatMoney } from '@specify/core/money.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import prose from '#app/ui/prose.module.css'
import parts from '../parts.server.module.css'
import { Section, Title } from '../parts.server.tsx'
import styles from './schedule.server.module.css'
import type { Slot } from '#app/features/content/page/slot.ts'

export interface ScheduleRoom {
  readonly name: string
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly part: PartView }[]
}

interface ScheduleProps extends Omit<Extract<Slot, { slot: 'schedule' }>, 'slot' | 'template'> {
  readonly locale: string
  readonly rooms: readonly ScheduleRoom[]
  /** Address that copies it into a project; null where that is not offered. */
  readonly startHref: string | null
}

export function Schedule(props: ScheduleProps) {
  const { locale, title, level, descriptionHtml, action, limit, rooms, startHref } = props
  const all = rooms.reduce((sum, { lines }) => sum + lines.length, 0)
  if (all === 0) return null
  const shownRooms = firstLines(rooms, limit ?? all)
  return (
    <Section>
      <div className="page">
        <div className={styles.schedule}>
          <div>
            <Title level={level}>{title}</Title>
            {descriptionHtml !== '' && (
              <div className={prose.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
            )}
            {startHref && (
              <p className={`c-ctas ${parts.ctas}`}>
                <a className={`${parts.cta} ${parts.first}`} href={startHref} rel="nofollow" data-cta="link">
                  {action}
                </a>
              </p>
            )}
          </div>
          <div className={styles.paper}>
            <table>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">Product</th>
                  <th scope="col">Code</th>
                  <th scope="col">Finish</th>
                  <th scope="col">Qty</th>
                  <th scope="col">Each</th>
                </tr>
              </thead>
              {shownRooms.map(({ name, lines }) => (
                <tbody key={name}>
                  <tr>
                    <th scope="rowgroup" colSpan={5}>
                      {name}
                    </th>
                  </tr>
                  {lines.map((line) => (
                    <ScheduleLine key={line.sku} locale={locale} {...line} />
                  ))}
                </tbody>
              ))}
            </table>
            {limit !== null && all > limit && (
              <p className={styles.more}>{`and ${countOf(all - limit, 'more line')}`}</p>
            )}
          </div>
        </div>
      </div>
    </Section>
  )
}

/** The first lines over all rooms; rooms without any are left out. */
function firstLines(rooms: readonly ScheduleRoom[], limit: number): ScheduleRoom[] {
  let remaining = limit
  return rooms.flatMap(({ name, lines }) => {
    const shownLines = lines.slice(0, remaining)
    remaining -= shownLines.length
    return shownLines.length > 0 ? [{ name, lines: shownLines }] : []
  })
}

function ScheduleLine({ locale, quantity, part }: ScheduleRoom['lines'][number] & { readonly locale: string }) {
  const { price } = part
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link in it is its text */}
      <td>
        <span className={styles.product}>
          <img
            src={assetSource(part.image)?.src ?? '/images/placeholders/product-thumbnail.svg'}
            alt=""
            loading="lazy"
            decoding="async"
            width={44}
            height={44}
          />
          <a href={marketHref(locale, part.path)}>{part.name}</a>
        </span>
      </td>
      <td className="code">{part.sku}</td>
      <td>{part.colour}</td>
      <td>{quantity}</td>
      <td>{price.kind === 'rrp' || price.kind === 'discounted' ? formatMoney(price.price, 2) : 'On request'}</td>
    </tr>
  )
}
