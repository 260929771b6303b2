import { useState } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { readPercent } from '../../desk/desk.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import styles from './desk.module.css'
import { useBatch } from './use-desk.ts'

interface DiscountBarProps {
  readonly store: DeskStore
  readonly ticked: ReadonlySet<number>
}

const [ALL, TICKED] = ['all', 'ticked']

/** A percentage off list prices: of all lines, of those that are ticked, or of a brand. */
export function DiscountBar({ store, ticked }: DiscountBarProps) {
  const { products } = store
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [note, setNote] = useState('')
  const batch = useBatch(store)
  const brands = [...new Set(products.map(({ brand }) => brand))].filter(Boolean).toSorted()
  const which = chosen === TICKED && ticked.size === 0 ? ALL : (chosen ?? (ticked.size > 0 ? TICKED : ALL))
  const options = [
    [ALL, 'All lines'],
    ...(ticked.size > 0 ? [[TICKED, `${countOf(ticked.size, 'line')} selected`] as const] : []),
    ...brands.map((brand) => [`brand:${brand}`, brand] as const),
  ] as [string, string][]
  const isMeant = (index: number) =>
    which === ALL || (which === TICKED ? ticked.has(index) : `brand:${products[index]?.brand}` === which)
  const apply = () => {
    const hundredths = readPercent(typed)
    setNote('')
    setProblem(hundredths === null ? 'Write a percentage from 0 to 100, such as 28 or 12.5.' : '')
    if (hundredths === null) return
    const meant = products.filter((_, index) => isMeant(index))
    const count = store.takeOff(hundredths, isMeant, (lines) => `${hundredths / 100}% off ${countOf(lines, 'line')}`)
    const without = meant.length - count
    if (count === 0) setNote('None of these lines has a list price.')
    else if (without > 0) setNote(`${countOf(without, 'line')} without a list price: unchanged.`)
  }
  return (
    <div className={styles.bar} role="group" aria-label="Discount">
      <TextField
        label="% off list price"
        name={undefined}
        inputMode="decimal"
        maxLength={8}
        value={typed}
        problem={problem || undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <SelectField
        label="For"
        name={undefined}
        options={options}
        value={which}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button onClick={apply}>Apply</Button>
      <p className={styles.news} role="status">
        {batch && !batch.isOfStages && (
          <>
            {batch.text}.{' '}
            <Button look="plain" onClick={() => store.undo()}>
              Undo
            </Button>{' '}
          </>
        )}
        {note}
      </p>
    </div>
  )
}
