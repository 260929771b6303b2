import type { GstBasis } from '../../desk/desk.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import styles from './desk.module.css'
import { useDeskValue } from './use-desk.ts'

const CHOICES: readonly (readonly [GstBasis, string])[] = [
  ['inc', 'inc GST'],
  ['ex', 'ex GST'],
]

/** The basis on which all prices are typed. What is there already is shown on it, and stays what it is. */
export function BasisChoice({ store }: { readonly store: DeskStore }) {
  const basis = useDeskValue(store, (desk) => desk.basis)
  return (
    <fieldset className={styles.basis}>
      <legend>Type prices</legend>
      <input type="hidden" name="shownGst" value={basis} />
      {CHOICES.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="gst"
            value={value}
            checked={basis === value}
            onChange={() => store.setBasis(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
