import type { ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Locale } from '@specify/core/market.ts'
import type { Account } from '#app/features/accounts/rules/model.ts'
import { routes } from '#app/addresses/routes.ts'
import { DELETE_FORM } from '#app/features/accounts/rules/account-deletion.ts'
import { AccountPage } from './account-page.tsx'
import { DeleteAccountScreen } from './delete-account-screen.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useProfileUpdate } from './use-profile.ts'

interface CompanyRegistrationScreenProps {
  readonly locale: Locale
  readonly account: Account
  readonly next: string
  readonly action: string
  readonly waiting: ReactNode
}

export function CompanyRegistrationScreen({ locale, account, next, action, waiting }: CompanyRegistrationScreenProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const update = useProfileUpdate(locale, { onSaved: revalidate, onSettled: () => void navigate(next) })
  return (
    <AccountPage locale={locale} title="Company registration" text="Complete your profile to continue">
      {waiting}
      <ProfileForm
        locale={locale}
        account={account}
        submitLabel="Save and continue"
        post={{ name: 'profile', action }}
        {...update}
      />
      {account.firstName === '' && (
        <DeleteAccountScreen
          locale={locale}
          action={routes.account.companyRegistration.href({ locale, form: DELETE_FORM, redirect: next })}
        />
      )}
    </AccountPage>
  )
}
