import { useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './quantity-field.module.css'

const MAX_QUANTITY = 9_999

interface QuantityFieldProps {
  readonly name: string
  readonly quantity: number
  readonly isDisabled?: boolean
  readonly least?: number
  readonly most?: number
  /** For a form that is posted without script. */
  readonly posted?: PostedQuantity
  readonly onChange: (quantity: number) => void
}

interface PostedQuantity {
  /** The id of the form that the field belongs to, and its name there. */
  readonly form: string
  readonly name: string
  /** What was typed and not taken. */
  readonly typed: string | undefined
  /** The id of what is said about it. */
  readonly problemId: string | undefined
}

/** How many: typed, or one more or less. What is no number, or too small a one, becomes the least. */
export function QuantityField(props: QuantityFieldProps) {
  const { name, quantity, isDisabled = false, least = 1, most = MAX_QUANTITY, posted, onChange } = props
  const [typed, setTyped] = useState<string | null>(posted?.typed ?? null)
  const leave = () => {
    if (typed === null) return
    setTyped(null)
    const number = /^\d+$/.test(typed.trim()) ? Number(typed) : least
    onChange(Math.min(most, Math.max(least, number)))
  }
  return (
    <div className={styles.quantity} role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        aria-label={`Decrease quantity of ${name}`}
        disabled={isDisabled || quantity <= least}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <input
        aria-label={`Quantity of ${name}`}
        form={posted?.form}
        name={posted?.name}
        aria-invalid={posted?.problemId === undefined ? undefined : true}
        aria-describedby={posted?.problemId}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value)
          if (/^\d{1,4}$/.test(target.value) && Number(target.value) >= least) onChange(Number(target.value))
        }}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      <button
        type="button"
        aria-label={`Increase quantity of ${name}`}
        disabled={isDisabled || quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </div>
  )
}
