import type { CurrencyCode } from '@specify/core/money.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { priceEffectText } from '@specify/schedule/substitutions/price-effect-text.ts'
import { effectOf, type GoneProduct } from '#app/features/projects/schedule/replace-gone.ts'
import { linesText } from '@specify/schedule/scope-options.ts'
import type { Replacements } from './replace-calls.ts'
import styles from './replace.module.css'
import type { GoneOffer } from './use-gone-offers.ts'

type Offered = Replacements['replacements'][number]

/** Lists the manufacturer's replacements, then its recommendations, then similar products. */
export function offeredOf(offer: GoneOffer | undefined): readonly Offered[] {
  return offer?.answer ? [...offer.answer.replacements, ...offer.answer.similar, ...offer.answer.sameKind] : []
}

interface GoneRowProps {
  readonly product: GoneProduct
  readonly offer: GoneOffer | undefined
  readonly offered: readonly Offered[]
  readonly chosen: Offered | null
  readonly currency: CurrencyCode
  readonly onPick: (sku: string) => void
  readonly onCompare: () => void
}

export function GoneRow({ product, offer, offered, chosen, currency, onPick, onCompare }: GoneRowProps) {
  const { sku, name, variantText, lines } = product
  const makers = new Set(offer?.answer?.replacements.map((each) => each.sku))
  const sameKind = new Set(offer?.answer?.sameKind.map((each) => each.sku))
  const kind = (each: Offered) =>
    makers.has(each.sku) ? 'Maker’s replacement' : sameKind.has(each.sku) ? 'Same kind' : 'Similar'
  // The name first: a phone shows the beginning alone.
  const label = (each: Offered) => [each.name, each.facts.variantText, each.sku, kind(each)].filter(Boolean).join(', ')
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <small>
          <span className="code">{sku}</span> {[variantText, linesText(lines)].filter(Boolean).join(', ')}
        </small>
      </p>
      {offered.length > 0 ? (
        <SelectField
          label="Replace it with"
          name={`by ${sku}`}
          options={[...offered.map((each) => [each.sku, label(each)] as const), ['', 'Leave it as it is']]}
          value={chosen?.sku ?? ''}
          onChange={({ target: { value } }) => onPick(value)}
        />
      ) : (
        <p className={styles.hint}>{offer ? (offer.problem ?? NOTHING_NAMED) : 'Looking for replacements…'}</p>
      )}
      <p className={styles.own}>
        {chosen && (
          <strong>
            {priceEffectText(
              effectOf({ gone: product, to: chosen, price: chosen.facts.price?.centAmount ?? null }),
              currency,
            )}
          </strong>
        )}
        <Button look="quiet" onClick={onCompare} aria-label={`Compare and search for ${name}, ${sku}`}>
          Compare and search
        </Button>
      </p>
    </li>
  )
}

const NOTHING_NAMED = 'The manufacturer lists no replacement.'
