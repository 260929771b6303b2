import { useState } from 'react'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'

interface PricesToggleProps {
  readonly isShown: boolean
  readonly isDisabled: boolean
  readonly onPrices: (isShown: boolean) => Promise<boolean>
}

export function PricesToggle({ isShown, isDisabled, onPrices }: PricesToggleProps) {
  const [pending, setPending] = useState<boolean | null>(null)
  async function toggle(wanted: boolean): Promise<void> {
    setPending(wanted)
    await onPrices(wanted)
    setPending(null)
  }
  return (
    <CheckboxField
      label="Display prices on pdf"
      checked={pending ?? isShown}
      disabled={isDisabled || pending !== null}
      onChange={({ target }) => void toggle(target.checked)}
    />
  )
}
