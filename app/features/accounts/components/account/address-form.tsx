import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { PHONE_HINT } from '@specify/core/text/phone.ts'
import { Button } from '#app/ui/button.tsx'
import { FormProblem } from '#app/ui/fields/form-message.tsx'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm, type FormPost } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { MAX_ADDRESS_LENGTHS, type AddressField, type AddressText } from '#app/features/accounts/rules/address.ts'
import { addressProblems, readTypedAddress } from '#app/features/accounts/rules/address-rules.ts'
import { STATES } from '#app/features/accounts/rules/profile.ts'
import styles from '#app/ui/dialogs/dialog.module.css'

const COUNTRIES = [
  ['AU', 'Australia'],
  ['NZ', 'New Zealand'],
] as const

interface AddressFormProps {
  readonly address: AddressText
  /** Returns the problems, or null. */
  readonly save: (address: AddressText) => Promise<FormProblems | null>
  readonly onCancel: () => void
  readonly post?: FormPost
}

export function AddressForm({ address, save, onCancel, post }: AddressFormProps) {
  const [country, setCountry] = useState(address.country)
  const form = useForm(async (data) => {
    const typed = readTypedAddress(data)
    const fields = addressProblems(typed)
    return Object.keys(fields).length > 0 ? { fields } : save(typed)
  }, post)
  const field = (name: AddressField) => ({ name, problem: form.problemOf(name) })
  const text = (name: AddressField) => ({
    ...field(name),
    maxLength: name === 'phone' ? undefined : MAX_ADDRESS_LENGTHS[name],
    defaultValue: form.valueOf(name) ?? address[name],
  })
  const states = STATES[country.toLowerCase() as Locale] ?? []

  return (
    <form className={styles.form} {...form.props}>
      <div className={styles.pair}>
        <TextField {...text('firstName')} ref={takeFocus} label="First name" autoComplete="given-name" />
        <TextField {...text('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <TextField {...text('streetNumber')} label="Street number (optional)" />
        <TextField {...text('streetName')} label="Street" autoComplete="address-line1" />
      </div>
      <TextField
        {...text('additionalStreetInfo')}
        label="Unit, level or building (optional)"
        autoComplete="address-line2"
      />
      <div className={styles.pair}>
        <TextField {...text('city')} label="Suburb or city" autoComplete="address-level2" />
        <TextField {...text('postalCode')} label="Postcode" inputMode="numeric" autoComplete="postal-code" />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...field('country')}
          label="Country"
          options={COUNTRIES}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        />
        <SelectField
          {...field('state')}
          key={country}
          label={country === 'NZ' ? 'State or region (optional)' : 'State (optional)'}
          options={states}
          placeholder={country === 'NZ' ? 'Choose a region' : 'Choose a state'}
          defaultValue={states.find((state) => state === (form.valueOf('state') ?? address.state)) ?? ''}
        />
      </div>
      <TextField
        {...text('phone')}
        label="Phone (optional)"
        inputMode="tel"
        autoComplete="tel-national"
        hint={PHONE_HINT}
      />
      <TextField {...text('additionalAddressInfo')} label="Delivery notes (optional)" />
      <input type="hidden" name="salutation" value={address.salutation} />
      <FormProblem form={form} />
      <div className={styles.actions}>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton isSending={form.isSending} canPost={form.canPost}>
          Save address
        </SubmitButton>
      </div>
    </form>
  )
}
