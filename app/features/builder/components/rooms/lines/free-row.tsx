import { memo } from 'react'
import { allowanceParts } from '@specify/schedule/free-lines/allowances.ts'
import { isFreeLink } from '@specify/schedule/free-lines/free-line.ts'
import { NOT_FROM_CATALOGUE, partiesText } from '@specify/schedule/free-lines/free-text.ts'
import { totalQuantity } from '@specify/schedule/units.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import { Menu } from '#app/ui/menus/menu.tsx'
import { isSameRow, type LineRowProps } from './line-row.tsx'
import styles from './room-table.module.css'

/** A line that is not from the catalogue, among the products of a room. */
export const FreeRow = memo(function FreeRow(props: LineRowProps) {
  const { item, isFirst, isLast, canMove, isReadOnly, units, isTicked, onTick, onQuantity, onStep, onAsk } = props
  const { catalogueSku } = props
  const { id, name, sku, quantity, note, tag, free } = item
  if (!free) return null
  const code = free.code
  const allowance = allowanceParts(free, { quantity, units: 1 })
  return (
    <tr className={styles.line} data-line={id} data-free="">
      <td className={styles.picture}>
        {!isReadOnly && (
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={`Select ${[name, code].filter(Boolean).join(', ')}`}
            checked={isTicked}
            onChange={({ target, nativeEvent }) => onTick(id, target.checked, (nativeEvent as PointerEvent).shiftKey)}
          />
        )}
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.freeName}>{name}</span>
        <p className={styles.finish}>
          <span className={styles.mark}>{NOT_FROM_CATALOGUE}</span>
          {free.maker && <span>{free.maker}</span>}
        </p>
        {(free.suppliedBy || free.installedBy) && <p className={styles.note}>{partiesText(free)}</p>}
        {free.link && (
          <p className={styles.note}>
            <FreeLink link={free.link} />
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {catalogueSku !== undefined && (
          <p className={styles.inCatalogue}>
            {catalogueSku === code
              ? `Code ${code} is in this catalogue`
              : `Code ${code} is in this catalogue, as ${catalogueSku}`}
            {!isReadOnly && (
              <>
                {': '}
                <Button
                  look="plain"
                  onClick={() => onAsk('match', id, sku)}
                  aria-label={`Match ${name} to ${catalogueSku}`}
                >
                  Match
                </Button>
              </>
            )}
          </p>
        )}
      </th>
      <td className={styles.qty}>
        <QuantityField
          name={name}
          quantity={quantity}
          isDisabled={isReadOnly}
          onChange={(next) => onQuantity(id, next)}
        />
        {units !== null && (
          <p className={styles.units}>
            {`× ${units} = `}
            <strong>{totalQuantity(item, units).toLocaleString('en-AU')}</strong>
          </p>
        )}
      </td>
      <td className={styles.code}>
        {code && <span className="code">{code}</span>}
        {tag && (
          <span className={styles.tag}>
            <span className="visually-hidden">Tag </span>
            {tag}
          </span>
        )}
      </td>
      <td className={styles.price}>
        {allowance?.amount ?? '–'}
        {allowance && <p className={styles.each}>{allowance.kind}</p>}
        {allowance && <p className={styles.each}>{allowance.per}</p>}
      </td>
      <td className={styles.more}>
        {!isReadOnly && (
          <Menu
            label={`More actions for ${name}`}
            items={[
              { label: 'Edit', onSelect: () => onAsk('edit', id, sku) },
              { label: 'Match to a product', onSelect: () => onAsk('match', id, sku) },
              { label: 'Note', onSelect: () => onAsk('note', id, sku) },
              { label: 'Tag', onSelect: () => onAsk('tag', id, sku) },
              { label: 'Move to room', isDisabled: !canMove, onSelect: () => onAsk('move', id, sku) },
              { label: 'Move up', isDisabled: isFirst, onSelect: () => onStep(id, -1) },
              { label: 'Move down', isDisabled: isLast, onSelect: () => onStep(id, 1) },
              { label: 'Remove', onSelect: () => onAsk('remove', id, sku) },
            ]}
          />
        )}
      </td>
    </tr>
  )
}, isSameRow)

/** Checked once more: what is stored may come from anywhere. */
function FreeLink({ link }: { readonly link: string }) {
  if (!isFreeLink(link)) return link
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow">
      {link}
    </a>
  )
}
