import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_QUANTITY } from '@specify/schedule/model.ts'
import { typedQuantity, type RoomChoice } from '#app/features/projects/schedule/placements.ts'
import styles from '#app/features/builder/components/add-to-project/add-to-project.module.css'

const MAX_DIGITS = String(MAX_QUANTITY).length

interface QuantityStepperProps {
  readonly choice: RoomChoice
  readonly onChange: (quantity: number) => void
}

export function QuantityStepper({ choice, onChange }: QuantityStepperProps) {
  const { roomName, quantity } = choice
  // While typing, the field may hold text that is no quantity yet.
  const [typed, setTyped] = useState<string | null>(null)

  function step(next: number): void {
    setTyped(null)
    onChange(next)
  }

  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={`Decrease quantity in ${roomName}`}
        disabled={quantity === 0}
        onClick={() => step(quantity - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        aria-label={`Quantity in ${roomName}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_DIGITS}
        value={typed ?? quantity}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '')
          setTyped(digits)
          onChange(typedQuantity(digits, choice))
        }}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        aria-label={`Increase quantity in ${roomName}`}
        disabled={quantity >= MAX_QUANTITY}
        onClick={() => step(quantity + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}
