import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { countText } from '@specify/core/text/count-text.ts'
import { Icon } from '../icon.tsx'
import styles from './quantity-field.module.css'

const MAX_QUANTITY = 9_999

interface QuantityFieldProps {
  readonly name: string
  readonly quantity: number
  readonly isDisabled?: boolean
  readonly least?: number
  readonly most?: number
  /** Rejects invalid input with a message and keeps the quantity. */
  readonly isStrict?: boolean
  /** Called by forms that wait for a number: rejected text stays. */
  readonly onRefused?: (isRefused: boolean) => void
  /** Used by forms that are posted without script. */
  readonly posted?: PostedQuantity
  readonly onChange: (quantity: number) => void
}

interface PostedQuantity {
  /** The id of the form that the field belongs to, and its name there. */
  readonly form: string
  readonly name: string
  /** Rejected text. */
  readonly typed: string | undefined
  /** The id of what is said about it. */
  readonly problemId: string | undefined
}

/** A number field with steps. Invalid or too small input becomes the least quantity unless it is strict. */
export function QuantityField(props: QuantityFieldProps) {
  const { name, quantity, isDisabled = false, least = 1, most = MAX_QUANTITY, isStrict = false, posted } = props
  const { onChange, onRefused } = props
  const [typed, setTyped] = useState<string | null>(posted?.typed ?? null)
  const [refused, setRefused] = useState<string | null>(null)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Typed before the script ran: the field shows it, and nothing else knows of it.
  const takeTyped = useEffectEvent(() => {
    const text = field.current?.value ?? ''
    if (typed === null && text !== String(quantity) && /^\d{1,4}$/.test(text) && Number(text) >= least)
      onChange(Math.min(most, Number(text)))
  })
  useEffect(() => takeTyped(), [])
  const problemId = refused === null ? posted?.problemId : id
  const leave = () => {
    if (typed === null) return
    const number = /^\d+$/.test(typed.trim()) ? Number(typed) : null
    const isRefused = isStrict && (number === null || number < least || number > most)
    if (!isRefused) onChange(Math.min(most, Math.max(least, number ?? least)))
    else setRefused(typed.trim())
    if (!isRefused || !onRefused) setTyped(null)
    onRefused?.(isRefused)
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
        ref={field}
        aria-label={`Quantity of ${name}`}
        form={posted?.form}
        name={posted?.name}
        aria-invalid={problemId === undefined ? undefined : true}
        aria-describedby={problemId}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value)
          setRefused(null)
          onRefused?.(false)
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
      {refused !== null && (
        <p id={id} role="status" className={styles.refused}>
          {`A whole number from ${countText(least)} to ${countText(most)}${onRefused ? '' : `: still ${countText(quantity)}`}.`}
        </p>
      )}
    </div>
  )
}
