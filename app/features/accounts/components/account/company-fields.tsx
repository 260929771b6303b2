import type { ReactNode } from 'react'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Account } from '#app/features/accounts/rules/model.ts'
import {
  COMPANY_TYPES,
  COUNTRIES,
  isLockedIn,
  MAX_LENGTHS,
  STATES,
  type ProfileField,
} from '#app/features/accounts/rules/profile.ts'
import { SectionFields } from './account-section.tsx'

interface CompanyFieldsProps {
  readonly locale: Locale
  readonly account: Account
  readonly home: Locale
  readonly field: (name: ProfileField) => {
    readonly name: string
    readonly problem: string | undefined
    readonly defaultValue: string
  }
}

export function CompanyFields({ home, locale, account, field }: CompanyFieldsProps): ReactNode {
  const isLocked = isLockedIn(locale, account.legalEntity)
  const stateLabel = home === 'nz' ? 'State or region' : 'State'
  const locked = { readOnly: true, hint: `Can be changed on our ${MARKETS[home].countryName} site only` }
  return (
    <SectionFields>
      <TextField
        {...field('companyName')}
        label="Company name"
        autoComplete="organization"
        maxLength={MAX_LENGTHS.companyName}
        {...(isLocked && locked)}
      />
      {isLocked ? (
        <TextField {...field('companyType')} label="Company type" {...locked} />
      ) : (
        <SelectField
          {...field('companyType')}
          label="Company type"
          options={COMPANY_TYPES}
          placeholder="Choose a type"
        />
      )}
      <TextField {...field('country')} label="Country" readOnly defaultValue={COUNTRIES[home]} />
      {isLocked ? (
        <TextField {...field('state')} label={stateLabel} {...locked} />
      ) : (
        <SelectField
          {...field('state')}
          label={stateLabel}
          options={STATES[home]}
          placeholder={home === 'nz' ? 'Choose a region' : 'Choose a state'}
        />
      )}
      <TextField
        {...field('postalCode')}
        label="Postcode (optional)"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
      />
    </SectionFields>
  )
}
