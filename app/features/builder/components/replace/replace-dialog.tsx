import { useMemo, useState } from 'react'
import { countText } from '@specify/core/text/count-text.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import type { ComparisonColumn } from '#app/features/catalogue/compare/comparison.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { linesIn, type LineScope } from '@specify/schedule/line-scope.ts'
import { priceEffectText } from '@specify/schedule/substitutions/price-effect-text.ts'
import { shownPrice } from '#app/features/projects/schedule/project-reader.ts'
import { countMeetings, substituteProduct, type Meeting } from '@specify/schedule/edits/replace-products.ts'
import { priceEffectOf, toSubstitutedLine } from '@specify/schedule/substitutions/substituted-lines.ts'
import { linesText, scopeOptions } from '@specify/schedule/scope-options.ts'
import { handedNote } from './handed-note.ts'
import { totalQuantity } from '@specify/schedule/units.ts'
import type { RoomsDraft } from '../rooms/use-rooms-draft.ts'
import { CandidateColumns } from './candidate-columns.tsx'
import { CandidateSearch } from './candidate-search.tsx'
import { MeetingChoice } from './meeting-choice.tsx'
import { ReasonFields, type GivenReason } from './reason-fields.tsx'
import { productOptions } from './product-options.ts'
import { replaceCalls } from './replace-calls.ts'
import styles from './replace.module.css'
import { SwapFoot } from './swap-foot.tsx'
import { useCandidates } from './use-candidates.ts'

export interface SwapDialogProps {
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly scope: LineScope
  /** Chosen at first; null asks for the product. */
  readonly sku: string | null
  /** Begins with the whole project, as for a discontinued product. */
  readonly isForAll?: boolean
  /** Compared first. */
  readonly by?: string
  readonly isReadOnly: boolean
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

/** Replaces a product in lines, a room, a type or the project, by one that is compared with it. */
export default function ReplaceDialog(props: SwapDialogProps) {
  const { locale, draft, scope, sku, isForAll = false, by, isReadOnly, onNews, onClose } = props
  const { products } = draft
  const options = useMemo(() => productOptions(linesIn(draft, scope), products), [draft, scope, products])
  const [from, setFrom] = useState(sku ?? options[0]?.sku ?? '')
  const scopes = scopeOptions(draft, scope, ({ item }) => item.sku === from)
  const [scopeKey, setScopeKey] = useState(isForAll ? 'all' : '')
  const { lines = [], key } =
    scopes.find((each) => each.key === scopeKey) ?? (isForAll ? scopes.at(-1) : scopes[0]) ?? {}
  const [target, setTarget] = useState<ComparisonColumn | null>(null)
  const [meeting, setMeeting] = useState<Meeting>('add')
  const isGone = products[from]?.isAvailable === false
  const [given, setGiven] = useState<GivenReason>({ reason: isGone ? 'discontinued' : '', note: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const candidates = useCandidates(locale, from, by)

  const item = lines[0]?.item ?? linesIn(draft, { all: true }).find((line) => line.item.sku === from)?.item
  if (!item) return null
  const name = products[from]?.name ?? item.name
  const quantity = lines.reduce((sum, line) => sum + totalQuantity(line.item, line.units), 0)
  const to = target && { sku: target.sku, productId: target.productId, name: target.name }
  const prices = {
    from: products[from]?.price?.centAmount ?? null,
    to: target ? (shownPrice(target.price)?.centAmount ?? null) : null,
  }
  const effect = priceEffectOf(lines.map(toSubstitutedLine), prices)
  const meetings =
    to === null
      ? 0
      : countMeetings(draft, {
          lineIds: new Set(lines.map((line) => line.item.id)),
          targets: new Map([[from, to]]),
          meeting,
        })

  const columns = (
    <CandidateColumns
      locale={locale}
      from={from}
      name={name}
      quantity={quantity}
      candidates={candidates}
      chosen={target?.sku ?? null}
      onChoose={isReadOnly ? null : choose}
    />
  )
  if (isReadOnly)
    return (
      <Dialog title={`Alternatives to ${name}`} open kind="side" onClose={onClose}>
        {columns}
      </Dialog>
    )

  function choose(column: ComparisonColumn | null): void {
    setTarget(column)
    setProblem(null)
  }

  async function replace(form: HTMLFormElement): Promise<void> {
    const { reason, note } = given
    if (!to) return setProblem('Choose the product that takes its place.')
    if (reason === '') {
      form.querySelector<HTMLElement>('[name=reason]')?.focus()
      return setProblem('Choose a reason.')
    }
    setBusy(true)
    const outcome = await replaceCalls(locale).finishes([to.sku])
    setBusy(false)
    if (outcome.kind !== 'done') return setProblem(failureText(outcome))
    draft.addProducts(outcome.answer.products)
    const former = { sku: from, productId: item?.productId ?? '', name }
    const record = { id: newUuid(), from: former, to, reason, note: note.trim(), by: '', at: '', prices }
    draft.edit(substituteProduct(lines, record, meeting))
    onNews(`${name} replaced by ${to.name} in ${linesText(lines)}`)
    onClose()
  }

  return (
    <Dialog title={sku === null ? 'Replace a product' : `Replace ${name}`} open kind="side" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void replace(event.currentTarget)
        }}
      >
        <div className={styles.pick}>
          {(sku === null || options.length > 1) && (
            <SelectField
              label="Product"
              name="product"
              options={options.map((each) => [each.sku, each.label] as const)}
              value={from}
              onChange={({ target: { value } }) => {
                setFrom(value)
                setTarget(null)
                if (products[value]?.isAvailable === false && given.reason === '')
                  setGiven({ ...given, reason: 'discontinued' })
              }}
            />
          )}
          <SelectField
            label="Where"
            name="where"
            options={scopes.map((each) => [each.key, each.label] as const)}
            value={key}
            onChange={({ target: { value } }) => setScopeKey(value)}
          />
          <CandidateSearch locale={locale} onChoose={(line) => candidates.addSearched(line.sku)} />
        </div>
        {columns}
        <MeetingChoice count={meetings} meeting={meeting} onChange={setMeeting} />
        <div className={styles.reason}>
          <ReasonFields given={given} onChange={setGiven} />
        </div>
        <SwapFoot
          effect={
            target && {
              about: `${target.name}, ${target.sku}: ${linesText(lines)}, ${countText(quantity)} in all${handedNote(lines)}`,
              price: priceEffectText(effect, MARKETS[locale].currency),
            }
          }
          action={`Replace ${lines.length === 1 ? '1 line' : `${countText(lines.length)} lines`}`}
          isReady={!isBusy && lines.length > 0}
          problem={problem}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
