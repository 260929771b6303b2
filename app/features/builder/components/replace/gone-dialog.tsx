import { useState } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { MARKETS } from '@specify/core/market.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { handedNote } from './handed-note.ts'
import { priceEffectText } from '@specify/schedule/substitutions/price-effect-text.ts'
import {
  effectOf,
  goneProducts,
  meetingsOf,
  substituteProducts,
  type ChosenReplacement,
} from '#app/features/projects/schedule/replace-gone.ts'
import type { Meeting } from '@specify/schedule/edits/replace-products.ts'
import { linesText } from '@specify/schedule/scope-options.ts'
import { GoneRow, offeredOf } from './gone-row.tsx'
import { MeetingChoice } from './meeting-choice.tsx'
import { ReasonFields, type GivenReason } from './reason-fields.tsx'
import type { SwapDialogProps } from './replace-dialog.tsx'
import styles from './replace.module.css'
import { SwapFoot } from './swap-foot.tsx'
import { useGoneOffers } from './use-gone-offers.ts'

/** Each is a call. */
const MOST_SHOWN = 100

type GoneDialogProps = Pick<SwapDialogProps, 'locale' | 'draft' | 'onNews' | 'onClose'> & {
  readonly onCompare: (sku: string) => void
}

/** Replaces all products of a project that are no longer available, each by what its maker names unless another is chosen. */
export default function GoneDialog({ locale, draft, onNews, onClose, onCompare }: GoneDialogProps) {
  const { currency } = MARKETS[locale]
  const all = goneProducts(draft, draft.products)
  const shownProducts = all.slice(0, MOST_SHOWN)
  const offers = useGoneOffers(
    locale,
    shownProducts.map(({ sku }) => sku),
  )
  /** Replacement by SKU; an empty text keeps the product. */
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map())
  const [meeting, setMeeting] = useState<Meeting>('add')
  const [given, setGiven] = useState<GivenReason>({ reason: 'discontinued', note: '' })
  const [problem, setProblem] = useState<string | null>(null)

  const rows = shownProducts.map((product) => {
    const offer = offers.get(product.sku)
    const offered = offeredOf(offer)
    const sku = picked.get(product.sku) ?? offer?.answer?.replacements[0]?.sku ?? ''
    return { product, offer, offered, chosen: offered.find((each) => each.sku === sku) ?? null }
  })
  const chosen: ChosenReplacement[] = rows.flatMap(({ product, chosen: to }) =>
    to === null ? [] : [{ gone: product, to, price: to.facts.price?.centAmount ?? null }],
  )
  const lines = chosen.flatMap(({ gone: { lines: own } }) => own)
  const effects = chosen.map(effectOf)
  const knownEffects = effects.filter((effect) => effect !== null)
  const isWaiting = rows.some(({ offer }) => offer === undefined)

  function replace(): void {
    const { reason, note } = given
    if (reason === '') return setProblem('Choose a reason.')
    draft.addProducts(
      Object.fromEntries(rows.flatMap(({ chosen: to }) => (to === null ? [] : [[to.sku, to.facts] as const]))),
    )
    draft.edit(substituteProducts(chosen, { reason, note: note.trim(), by: '', at: '' }, { meeting, newId: newUuid }))
    onNews(`${countOf(chosen.length, 'product')} replaced in ${linesText(lines)}`)
    onClose()
  }

  return (
    <Dialog title="Replace what is no longer available" open kind="wide" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          replace()
        }}
      >
        <ul className={styles.gone} aria-busy={isWaiting}>
          {rows.map((row) => (
            <GoneRow
              key={row.product.sku}
              {...row}
              currency={currency}
              onPick={(sku) => setPicked((before) => new Map(before).set(row.product.sku, sku))}
              onCompare={() => onCompare(row.product.sku)}
            />
          ))}
        </ul>
        {all.length > shownProducts.length && (
          <p
            className={styles.hint}
          >{`${countOf(all.length - shownProducts.length, 'more product')} to replace after these.`}</p>
        )}
        <MeetingChoice count={meetingsOf(draft, chosen)} meeting={meeting} onChange={setMeeting} />
        <div className={styles.reason}>
          <ReasonFields given={given} onChange={setGiven} />
        </div>
        <SwapFoot
          effect={
            chosen.length === 0
              ? null
              : {
                  about:
                    `${countOf(chosen.length, 'product')}, ${linesText(lines)}` +
                    (knownEffects.length > 0 && knownEffects.length < effects.length
                      ? `, without ${countOf(effects.length - knownEffects.length, 'product')} priced on request`
                      : '') +
                    handedNote(lines),
                  price: priceEffectText(
                    knownEffects.length === 0 ? null : knownEffects.reduce((sum, each) => sum + each, 0),
                    currency,
                  ),
                }
          }
          action={chosen.length === 0 ? 'Replace' : `Replace ${countOf(chosen.length, 'product')}`}
          isReady={chosen.length > 0}
          problem={problem}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
