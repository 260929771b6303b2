import { useState } from 'react'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'

interface PricesToggleProps {
  readonly isShown: boolean
  readonly isDisabled: boolean
  readonly onPrices: (isShown: boolean) => Promise<boolean>
}

export function PricesToggle({ isShown, isDisabled, onPrices }: PricesToggleProps) {
  const [pending, setPending] = useState<boolean | null>(null)
  async function toggle(isOn: boolean): Promise<void> {
    setPending(isOn)
    await onPrices(isOn)
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
