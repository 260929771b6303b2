import { Select } from '#app/ui/fields/select.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { callAction, type CallOutcome } from '#app/ui/loading/call-action.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CheckedProject } from '#app/features/projects/project-actions/lookups/check-project.server.ts'
import { addMissing, type ChosenParts } from '#app/features/builder/state/add-missing.ts'
import type { Schedule } from '@specify/schedule/model.ts'
import { SidePanel } from '../panel/side-panel.tsx'
import { FitList } from './fit-list.tsx'
import styles from './fitting-panel.module.css'
import type { RoomsDraft } from '../use-rooms-draft.ts'

interface FittingPanelProps {
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly isReadOnly: boolean
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

/** The rooms and types that a check was made of: units change what is missing as well. */
type CheckedSchedule = Pick<Schedule, 'rooms' | 'unitTypes'>

interface Checked {
  readonly of: CheckedSchedule
  readonly answer: CheckedProject
}

interface Answered {
  readonly of: CheckedSchedule
  readonly outcome: CallOutcome<CheckedProject>
}

type Missing = CheckedProject['missing'][number]

/** Checks the draft for missing parts and misfits, saved or not. */
export default function FittingPanel({ locale, draft, isReadOnly, onNews, onClose }: FittingPanelProps) {
  const { saved, rooms, unitTypes } = draft
  const [checked, setChecked] = useState<Checked | null>(null)
  const [failure, setFailure] = useState<Exclude<CallOutcome<unknown>, { kind: 'done' }> | null>(null)
  const [isChecking, setChecking] = useState(true)
  const [chosen, setChosen] = useState<ChosenParts>({})

  async function ask(): Promise<Answered> {
    const schedule = {
      unitTypes: unitTypes.map(({ id, count }) => ({ id, count })),
      rooms: rooms.map(({ items, ...room }) => ({
        ...room,
        lineItems: items.map(({ sku, quantity }) => ({ sku, quantity })),
      })),
    }
    const outcome = await callAction('projectBuilder/checkProject', { id: saved.projectId, schedule }, locale)
    return { of: { rooms, unitTypes }, outcome }
  }

  function receive({ of, outcome }: Answered): void {
    setChecking(false)
    setFailure(outcome.kind === 'done' ? null : outcome)
    if (outcome.kind !== 'done') return
    setChecked({ of, answer: outcome.answer })
    onNews(newsOf(outcome.answer))
  }

  const askAtFirst = useEffectEvent(ask)
  const receiveFirst = useEffectEvent(receive)
  useEffect(() => {
    void askAtFirst().then((answered) => receiveFirst(answered))
  }, [])

  async function checkAgain(): Promise<void> {
    setChecking(true)
    receive(await ask())
  }

  function add(part: Missing): void {
    if (!checked) return
    const { products } = checked.answer
    draft.addProducts(products)
    draft.edit(addMissing(part, products, chosen))
    const { missing } = checked.answer
    setChecked({ ...checked, answer: { ...checked.answer, missing: missing.filter((each) => each !== part) } })
    onNews(`${part.text}: added what was missing`)
  }

  const isStale = checked !== null && (checked.of.rooms !== rooms || checked.of.unitTypes !== unitTypes)
  return (
    <SidePanel
      title="Check parts and fit"
      onClose={onClose}
      action={
        <Button look="quiet" disabled={isChecking} aria-busy={isChecking} onClick={() => void checkAgain()}>
          {isChecking ? 'Checking' : 'Check again'}
        </Button>
      }
    >
      {!checked && !failure && (
        <p className={styles.hint}>
          Counts in-wall bodies, wastes, plates and what else products need, in all units, and compares the figures that
          the catalogue states.
        </p>
      )}
      {isStale && <p className={styles.hint}>The schedule has changed since this check. Check again.</p>}
      {failure && <FormMessage kind="error">{failureText(failure)}</FormMessage>}
      {checked && (
        <>
          {checked.answer.missing.length === 0 && (
            <p className={styles.complete}>
              <Icon name="check" size={18} /> No part is missing that these products ask for.
            </p>
          )}
          <ul>
            {checked.answer.missing.map((part) => (
              <MissingRow
                key={part.text}
                {...{ part, isReadOnly, chosen }}
                products={checked.answer.products}
                onChoose={(sku) => setChosen({ ...chosen, [part.text]: sku })}
                onAdd={() => add(part)}
              />
            ))}
          </ul>
          <FitList locale={locale} checked={checked.answer} draft={draft} isReadOnly={isReadOnly} />
        </>
      )}
    </SidePanel>
  )
}

interface MissingRowProps {
  readonly part: Missing
  readonly products: CheckedProject['products']
  readonly chosen: ChosenParts
  readonly isReadOnly: boolean
  readonly onChoose: (sku: string) => void
  readonly onAdd: () => void
}

function MissingRow({ part, products, chosen, isReadOnly, onChoose, onAdd }: MissingRowProps) {
  const offered = part.lines.flatMap((line) => line.offered).filter((sku) => products[sku])
  const options = [...new Set(offered)]
  const sku = chosen[part.text] ?? options[0]
  const product = sku === undefined ? undefined : products[sku]
  return (
    <li className={styles.row}>
      <p className={styles.text}>
        <Icon name="alert" size={18} /> {part.text}
      </p>
      {!isReadOnly && product && (
        <div className={styles.add}>
          <Picture src={product.image} alt="" slowAfterMs={null} width={44} height={44} />
          <Select
            aria-label={`What to add: ${part.text}`}
            value={sku}
            onChange={({ target }) => onChoose(target.value)}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {[products[option]?.name, products[option]?.variantText, option].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
          {finishOf(product.finish) && <img src={swatchPath(product.finish)} alt="" width={16} height={16} />}
          <Button look="quiet" onClick={onAdd}>
            Add {(part.needed - part.met).toLocaleString('en-AU')}
            <span className="visually-hidden">{`: ${part.text}`}</span>
          </Button>
        </div>
      )}
      {!product && <p className={styles.hint}>Nothing suitable is sold in this market at the moment.</p>}
    </li>
  )
}

function finishOf(finish: string | undefined): string {
  return finish === 'Not Applicable' ? '' : (finish ?? '')
}

function newsOf({ missing, fits }: CheckedProject): string {
  const clashes = fits.filter(({ result }) => result === 'does not fit').length
  return `Checked: ${missing.length} missing, ${clashes} that do not fit`
}
