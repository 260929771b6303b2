import { useState } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { finishKey } from '@specify/catalogue/variants/variant-in-finish.ts'
import { MARKETS } from '@specify/core/market.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import { finishOptions, planFinish } from '#app/features/projects/schedule/finish-plan.ts'
import { linesIn, type ScopedLine } from '@specify/schedule/line-scope.ts'
import { handedNote } from './handed-note.ts'
import { priceEffectText } from '@specify/schedule/substitutions/price-effect-text.ts'
import { applyTags, proposeTagsOfChange } from '@specify/schedule/checks/new-tags.ts'
import { countMeetings, replaceProducts, type Meeting } from '@specify/schedule/edits/replace-products.ts'
import { linesText, scopeOptions } from '@specify/schedule/scope-options.ts'
import { finishFilters, isInFilter } from './finish-filters.ts'
import { FinishPreview } from './finish-preview.tsx'
import { FinishSwatches } from './finish-swatches.tsx'
import { NewTags } from './new-tags.tsx'
import { MeetingChoice } from './meeting-choice.tsx'
import { replaceCalls } from './replace-calls.ts'
import type { SwapDialogProps } from './replace-dialog.tsx'
import styles from './replace.module.css'
import { SwapFoot } from './swap-foot.tsx'
import { useLoad } from '#app/ui/loading/use-load.ts'

/** Changes the finish of lines, a room, a type or the project; what it changes is shown first. */
export default function FinishDialog({ locale, draft, scope, sku, onNews, onClose }: SwapDialogProps) {
  const skus = [...new Set(linesIn(draft, { all: true }).map(({ item }) => item.sku))]
  const { answer: finishes, problem } = useLoad(JSON.stringify(skus), () => replaceCalls(locale).finishes(skus))
  const [filter, setFilter] = useState(sku === null ? 'all' : `sku ${sku}`)
  const [scopeKey, setScopeKey] = useState('')
  const [finish, setFinish] = useState('')
  const [isTagging, setTagging] = useState(true)
  const [meeting, setMeeting] = useState<Meeting>('add')
  if (skus.length === 0) return null

  const isMeant = ({ item }: ScopedLine) => isInFilter(item.sku, filter, finishes)
  const scopes = scopeOptions(draft, scope, isMeant)
  const { lines = [], key } = scopes.find((each) => each.key === scopeKey) ?? scopes[0] ?? {}
  const plan = finishes && planFinish(lines, finishes, finish)
  const changes = plan?.changes ?? []
  const replacement = {
    lineIds: new Set(changes.map(({ item }) => item.id)),
    targets: new Map(changes.map(({ item, to }) => [item.sku, to])),
    meeting,
  }

  const newTags = changes.length === 0 ? [] : proposeTagsOfChange(draft, replaceProducts(replacement)(draft))

  function change(): void {
    if (!finishes || changes.length === 0) return
    const targets = changes.map(({ to }) => [to.sku, finishes.products[to.sku]!] as const)
    draft.addProducts(Object.fromEntries(targets))
    const retag = applyTags(isTagging ? newTags : [])
    draft.edit((schedule) => retag(replaceProducts(replacement)(schedule)))
    onNews(`${linesText(changes)} changed to ${finish}`)
    onClose()
  }

  return (
    <Dialog title="Change finish" open kind="side" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          change()
        }}
      >
        {!finishes && !problem && <Spinner label="Loading finishes" />}
        {finishes && plan && (
          <>
            <div className={styles.pick}>
              <SelectField
                label="Products"
                name="products"
                options={finishFilters(linesIn(draft, scope), finishes, draft.products)}
                value={filter}
                onChange={({ target }) => setFilter(target.value)}
              />
              <SelectField
                label="Where"
                name="where"
                options={scopes.map((each) => [each.key, each.label] as const)}
                value={key}
                onChange={({ target }) => setScopeKey(target.value)}
              />
            </div>
            <FinishSwatches
              options={finishOptions(lines, finishes)}
              count={lines.length}
              chosen={finish}
              onChoose={setFinish}
            />
            {finishKey(finish) !== '' && (
              <FinishPreview locale={locale} plan={plan} finish={finish} products={finishes.products} />
            )}
            <NewTags tags={newTags} isTicked={isTagging} onTick={setTagging} />
            <MeetingChoice
              count={changes.length === 0 ? 0 : countMeetings(draft, replacement)}
              meeting={meeting}
              onChange={setMeeting}
            />
          </>
        )}
        <SwapFoot
          effect={
            plan && changes.length > 0
              ? {
                  about:
                    `${linesText(changes)} to ${finish}` +
                    (plan.unpriced > 0 ? `, without ${countOf(plan.unpriced, 'line')} priced on request` : '') +
                    handedNote(changes),
                  price: priceEffectText(
                    plan.unpriced === changes.length ? null : plan.priceEffect,
                    MARKETS[locale].currency,
                  ),
                }
              : null
          }
          action={changes.length === 0 ? 'Change finish' : `Change ${countOf(changes.length, 'line')}`}
          isReady={changes.length > 0}
          problem={problem}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
