import { useId, useState, type FormEvent } from 'react'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { amountText, readAmount } from '@specify/schedule/free-lines/amount-text.ts'
import {
  NO_DETAILS,
  readFreeLine,
  type Allowance,
  type FreeLine,
  type FreeLineContent,
} from '@specify/schedule/free-lines/free-line.ts'
import { MAX_NOTE_LENGTH, type LineItem } from '@specify/schedule/model.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { Button } from '#app/ui/button.tsx'
import styles from '#app/ui/dialogs/dialog.module.css'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

export interface FreeLineDraft {
  readonly content: FreeLineContent
  readonly quantity: number
  readonly note: string
  /** The details are for all lines that had the same. */
  readonly isForAll: boolean
}

interface FreeLineFormProps {
  readonly locale: Locale
  readonly yes: string
  readonly item?: LineItem
  /** Lines with the same details. */
  readonly like?: number
  readonly onSave: (draft: FreeLineDraft) => void
  readonly onClose: () => void
}

const KINDS = [
  ['', 'None'],
  ['pc', 'PC sum, for one piece'],
  ['provisional', 'Provisional sum, for the whole line in all units'],
] as const
const GST = [
  ['ex', 'Without GST'],
  ['inc', 'With GST'],
] as const
type Problems = ReturnType<typeof readFreeLine>['problems']

/** The fields of a line that is not from the catalogue. Enter saves. */
export function FreeLineForm({ locale, yes, item, like = 1, onSave, onClose }: FreeLineFormProps) {
  const { free = NO_DETAILS } = item ?? {}
  const [name, setName] = useState(item?.name ?? '')
  const [details, setDetails] = useState<FreeLine>(free)
  const [kind, setKind] = useState<Allowance['kind'] | ''>(free.allowance?.kind ?? '')
  const [amount, setAmount] = useState(free.allowance ? amountText(free.allowance.centAmount) : '')
  const [gst, setGst] = useState<Allowance['gst']>(free.allowance?.gst ?? 'ex')
  const [quantity, setQuantity] = useState(item?.quantity ?? 1)
  const [isQuantityRefused, setQuantityRefused] = useState(false)
  const [note, setNote] = useState(item?.note ?? '')
  const [isForAll, setForAll] = useState(true)
  const [problems, setProblems] = useState<Problems>({})
  const parties = useId()

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const cents = readAmount(amount)
    const allowance = kind === '' ? null : { kind, centAmount: cents ?? Number.NaN, gst }
    const read = readFreeLine({ name, free: { ...details, allowance } })
    setProblems(read.problems)
    const [first] = Object.keys(read.problems)
    if (first === undefined && !isQuantityRefused)
      onSave({ content: read.content, quantity, note, isForAll: isForAll && like > 1 })
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const text = (field: 'maker' | 'code' | 'suppliedBy' | 'installedBy' | 'link') => ({
    name: field,
    autoComplete: 'off',
    value: details[field],
    problem: problems[field],
    onChange: ({ target }: { target: HTMLInputElement }) => setDetails({ ...details, [field]: target.value }),
  })
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <TextField
        ref={takeFocus}
        label="Description"
        name="name"
        isRequired
        autoComplete="off"
        value={name}
        problem={problems.name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className={styles.pair}>
        <TextField label="Maker" {...text('maker')} />
        <TextField label="Code" {...text('code')} />
      </div>
      <div>
        <p>Quantity, for one unit</p>
        <QuantityField
          name={name || 'the line'}
          quantity={quantity}
          isStrict
          onRefused={setQuantityRefused}
          onChange={setQuantity}
        />
      </div>
      <SelectField
        label="Allowance"
        name="kind"
        options={KINDS}
        value={kind}
        onChange={({ target }) => setKind(target.value as Allowance['kind'] | '')}
      />
      {kind !== '' && (
        <div className={styles.pair}>
          <TextField
            label={`Amount in ${MARKETS[locale].currencyCode}, ${kind === 'pc' ? 'for one piece' : 'for the whole line'}`}
            name="allowance"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            problem={problems.allowance}
            onChange={({ target }) => setAmount(target.value)}
          />
          <SelectField
            label="GST"
            name="gst"
            options={GST}
            value={gst}
            onChange={({ target }) => setGst(target.value as Allowance['gst'])}
          />
        </div>
      )}
      <div className={styles.pair}>
        <TextField label="Supplied by" list={parties} {...text('suppliedBy')} />
        <TextField label="Installed by" list={parties} {...text('installedBy')} />
      </div>
      <datalist id={parties}>
        {['Builder', 'Owner', 'Plumber', 'Electrician', 'Joiner', 'Tiler'].map((party) => (
          <option key={party}>{party}</option>
        ))}
      </datalist>
      <TextField label="Link" inputMode="url" hint="Starts with https://" {...text('link')} />
      <TextField
        label="Note"
        name="note"
        autoComplete="off"
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {like > 1 && (
        <CheckboxField
          label={`Details for all ${like} lines that have the same`}
          checked={isForAll}
          onChange={({ target }) => setForAll(target.checked)}
        />
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="primary">
          {yes}
        </Button>
      </div>
    </form>
  )
}
