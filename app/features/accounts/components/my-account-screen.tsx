import { useRevalidator } from 'react-router'
import type { Locale } from '#app/features/markets/model.ts'
import type { Account } from '../model.ts'
import { AccountPage } from './account-page.tsx'
import { AddressesScreen } from './addresses-screen.tsx'
import { DeleteAccountScreen } from './delete-account-screen.tsx'
import { PasswordScreen } from './password-screen.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useProfileUpdate } from './use-profile.ts'

interface MyAccountScreenProps {
  readonly locale: Locale
  readonly account: Account
}

/** Everything that somebody can see and change of their account. */
export function MyAccountScreen({ locale, account }: MyAccountScreenProps) {
  const { revalidate } = useRevalidator()
  const update = useProfileUpdate(locale, { onSaved: revalidate })
  return (
    <AccountPage title="My account" text={account.email}>
      <ProfileForm locale={locale} account={account} submitLabel="Save changes" {...update} />
      <AddressesScreen locale={locale} account={account} onChanged={revalidate} />
      <PasswordScreen locale={locale} onChanged={revalidate} />
      <DeleteAccountScreen locale={locale} />
    </AccountPage>
  )
}
