import { memo } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { marketHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { formatMoney } from '@specify/core/money.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { compareFromLine } from '#app/features/catalogue/compare/compare-from-line.ts'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import { linePrice } from '#app/features/projects/schedule/builder-project.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import { splitLine } from '@specify/schedule/hands/built-lines.ts'
import { isSameHands, type UnitHands } from '@specify/schedule/hands/unit-hands.ts'
import { totalQuantity } from '@specify/schedule/units.ts'
import type { LineItem } from '@specify/schedule/model.ts'
import { Menu } from '#app/ui/menus/menu.tsx'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import { builtUnits, LineHands } from './line-hands.tsx'
import styles from './room-table.module.css'

export type LineDialog = 'note' | 'tag' | 'move' | 'remove' | 'alternatives' | 'replace' | 'finish' | 'edit' | 'match'

export interface LineRowProps {
  readonly locale: Locale
  readonly item: LineItem
  readonly facts: ProductFacts | undefined
  /** The product that the code of a free line is of. */
  readonly catalogueSku?: string | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly canMove: boolean
  readonly isReadOnly: boolean
  /** A browser checks each lazy picture in every frame: a project has thousands, and few are near the window. */
  readonly hasPicture: boolean
  /** Number of units of its type; null for common areas. */
  readonly units: number | null
  /** Absent where all of them are alike. */
  readonly hands?: UnitHands | undefined
  readonly isTicked: boolean
  readonly onTick: (lineItemId: string, isTicked: boolean, isRange: boolean) => void
  readonly onQuantity: (lineItemId: string, quantity: number) => void
  readonly onStep: (lineItemId: string, by: 1 | -1) => void
  readonly onAsk: (ask: LineDialog, lineItemId: string, sku: string) => void
}

/** A product in a room. Memoised: a project has thousands. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { locale, item, facts, isFirst, isLast, canMove, isReadOnly, hasPicture, units, isTicked } = props
  const { onTick, onQuantity, onStep, onAsk } = props
  const isGone = !facts?.isAvailable
  const parts = props.hands && facts?.twin ? splitLine(item, props.hands, facts.twin) : null
  return (
    <tr className={styles.line} data-line={item.id}>
      <td className={styles.picture}>
        {!isReadOnly && (
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={`Select ${item.name}, ${item.sku}`}
            checked={isTicked}
            onChange={({ target, nativeEvent }) =>
              onTick(item.id, target.checked, (nativeEvent as PointerEvent).shiftKey)
            }
          />
        )}
        {hasPicture && (
          <Picture src={facts?.image ?? null} alt="" width={56} height={56} loading="lazy" slowAfterMs={null} />
        )}
      </td>
      <th scope="row" className={styles.name}>
        {facts?.path ? (
          <a href={marketHref(locale, facts.path)} target="_blank" rel="noopener">
            {item.name}
          </a>
        ) : (
          item.name
        )}
        {facts && (facts.variantText || facts.brand) && (
          <p className={styles.finish}>
            {facts.finish && hasPicture && (
              <img src={swatchPath(facts.finish)} alt="" width={14} height={14} loading="lazy" />
            )}
            {[facts.variantText, facts.brand].filter(Boolean).join(' · ')}
          </p>
        )}
        {item.note && <p className={styles.note}>{item.note}</p>}
        {parts && <LineHands parts={parts} />}
        {isGone && (
          <div className={styles.gone}>
            <p>This product you have selected may no longer be available.</p>
            {facts && facts.replacedBy.length + facts.alternatives.length > 0 ? (
              <Button look="plain" onClick={() => onAsk('alternatives', item.id, item.sku)}>
                View recommended alternatives
              </Button>
            ) : (
              <LinkButton className={buttonClass('plain')} href={routes.home.path({ locale })}>
                View recommended alternatives
              </LinkButton>
            )}
          </div>
        )}
      </th>
      <td className={styles.qty}>
        <QuantityField
          name={item.name}
          quantity={item.quantity}
          isDisabled={isReadOnly || isGone}
          onChange={(quantity) => onQuantity(item.id, quantity)}
        />
        {units !== null && (
          <p className={styles.units}>
            {`× ${builtUnits(parts, units)} = `}
            <strong>{totalQuantity(item, builtUnits(parts, units)).toLocaleString('en-AU')}</strong>
          </p>
        )}
      </td>
      <td className={styles.code}>
        <span className="code">{item.sku}</span>
        {item.tag && (
          <span className={styles.tag}>
            <span className="visually-hidden">Tag </span>
            {item.tag}
          </span>
        )}
      </td>
      <td className={styles.price}>
        {priceText(item, facts)}
        {facts?.price && item.quantity > 1 && <p className={styles.each}>{`${formatMoney(facts.price, 2)} each`}</p>}
      </td>
      <td className={styles.more}>
        {!isReadOnly && (
          <Menu
            label={`More actions for ${item.name}`}
            items={[
              {
                label: 'Compare',
                onSelect: () =>
                  compareFromLine(locale, { sku: item.sku, name: item.name, image: facts?.image ?? null }),
              },
              { label: 'Note', onSelect: () => onAsk('note', item.id, item.sku) },
              { label: 'Tag', onSelect: () => onAsk('tag', item.id, item.sku) },
              { label: 'Change finish', isDisabled: isGone, onSelect: () => onAsk('finish', item.id, item.sku) },
              { label: 'Replace', onSelect: () => onAsk('replace', item.id, item.sku) },
              { label: 'Move to room', isDisabled: !canMove, onSelect: () => onAsk('move', item.id, item.sku) },
              { label: 'Move up', isDisabled: isFirst, onSelect: () => onStep(item.id, -1) },
              { label: 'Move down', isDisabled: isLast, onSelect: () => onStep(item.id, 1) },
              { label: 'Remove', onSelect: () => onAsk('remove', item.id, item.sku) },
            ]}
          />
        )}
      </td>
    </tr>
  )
}, isSameRow)

/** Compares values: each load makes other objects. A free line with other details has another SKU. */
export function isSameRow(before: LineRowProps, after: LineRowProps): boolean {
  return (
    before.item.quantity === after.item.quantity &&
    before.item.note === after.item.note &&
    before.item.name === after.item.name &&
    before.item.tag === after.item.tag &&
    before.item.sku === after.item.sku &&
    before.units === after.units &&
    isSameHands(before.hands, after.hands) &&
    before.isTicked === after.isTicked &&
    before.onTick === after.onTick &&
    before.facts === after.facts &&
    before.catalogueSku === after.catalogueSku &&
    before.isFirst === after.isFirst &&
    before.isLast === after.isLast &&
    before.canMove === after.canMove &&
    before.isReadOnly === after.isReadOnly &&
    before.hasPicture === after.hasPicture &&
    before.onQuantity === after.onQuantity &&
    before.onStep === after.onStep &&
    before.onAsk === after.onAsk
  )
}

/** The price of a line as shown. Available products without a public price are on request. */
function priceText(item: LineItem, facts: ProductFacts | undefined): string {
  const price = linePrice(item, facts)
  if (price) return formatMoney(price, 2)
  return facts?.isAvailable ? 'Contact us' : '–'
}
