import { marketHref } from '#app/addresses/route.ts'
import { formatMoney } from '@specify/core/money.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import prose from '#app/ui/prose.module.css'
import parts from '../parts.server.module.css'
import { Section, Title } from '../parts.server.tsx'
import styles from './room-scene.server.module.css'
import type { Slot } from '#app/features/content/page/slot.ts'

export type RoomSlot = Extract<Slot, { slot: 'room' }>
export type RoomLine = RoomSlot['lines'][number] & { readonly part: PartView }

interface RoomSceneProps extends Omit<RoomSlot, 'slot' | 'lines' | 'template'> {
  readonly locale: string
  readonly lines: readonly RoomLine[]
  /** Address that adds the room to a project; null where that is not offered. */
  readonly startHref: string | null
}

/**
 * A room with its products. A mark opens without script, one at a time; with a mouse it is enough to point at it. The
 * list says the same in words.
 */
export function RoomScene(props: RoomSceneProps) {
  const { locale, title, level, descriptionHtml, pictureHtml, placed, lines, startHref } = props
  const ItemsTitle = level === 1 ? 'h2' : 'h3'
  return (
    <Section>
      <div className="page">
        <div className={styles.scene}>
          <div className={styles.words}>
            <Title level={level}>{title}</Title>
            {descriptionHtml !== '' && (
              <div className={prose.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
            )}
          </div>
          <div className={`${styles.figure} ${placed}`}>
            <div dangerouslySetInnerHTML={{ __html: pictureHtml }} />
            {lines.map(({ mark, x, y, part }, index) => (
              <details
                key={mark}
                name={placed}
                className={styles.mark}
                data-mark={mark}
                data-across={x > 50 ? 'left' : 'right'}
                data-along={y > 50 ? 'up' : 'down'}
              >
                <summary aria-label={`${index + 1}: ${part.name}`}>{index + 1}</summary>
                <div className={styles.card}>
                  <a href={marketHref(locale, part.path)}>{part.name}</a>
                  <span>{[part.colour, priceText(part.price)].filter(Boolean).join(' · ')}</span>
                </div>
              </details>
            ))}
          </div>
          <div className={styles.list}>
            <ItemsTitle className={styles.listTitle}>In this room</ItemsTitle>
            <ol>
              {lines.map(({ mark, quantity, part }) => (
                <li key={mark}>
                  <a href={marketHref(locale, part.path)}>{part.name}</a>
                  <span className={styles.facts}>
                    <span className="code">{part.sku}</span>
                    {part.colour && <span>{part.colour}</span>}
                    {quantity > 1 && <span>{`Qty ${quantity}`}</span>}
                  </span>
                  <span className={styles.price}>{priceText(part.price)}</span>
                </li>
              ))}
            </ol>
            {startHref && (
              <p className={`c-ctas ${parts.ctas}`}>
                <a className={parts.cta} href={startHref} rel="nofollow" data-cta="link">
                  Start this room in a project
                </a>
              </p>
            )}
          </div>
        </div>
      </div>
    </Section>
  )
}

function priceText(price: PriceDisplay): string {
  return price.kind === 'rrp' || price.kind === 'discounted' ? formatMoney(price.price, 2) : 'Price on request'
}
