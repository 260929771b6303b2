import type { RefObject } from 'react'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { CART_FORM } from '#app/features/cart/contents/cart-forms.ts'
import { MAX_REFERENCE_LENGTH } from '#app/features/cart/contents/model.ts'

interface ReferenceFieldProps {
  readonly reference: string
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly onSave: () => void
}

/** Saved when it is left, and with Enter; without script with the form of the checkout. */
export function ReferenceField({ reference, fieldRef, onSave }: ReferenceFieldProps) {
  const posted = usePostedForm('checkout')
  return (
    <TextField
      label="Your reference (optional)"
      name="reference"
      hint="A purchase order number or a job. Shown on the confirmation and the invoice."
      form={CART_FORM}
      maxLength={MAX_REFERENCE_LENGTH}
      defaultValue={posted?.values['reference'] ?? reference}
      problem={posted?.problems.fields?.['reference']}
      ref={fieldRef}
      onBlur={onSave}
      onKeyDown={({ key }) => key === 'Enter' && onSave()}
    />
  )
}
