import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Locale } from '@specify/core/market.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { DELETE_FORM } from '#app/features/accounts/rules/account-deletion.ts'
import type { Account } from '#app/features/accounts/rules/model.ts'
import type { SignedInAgain } from '#app/features/accounts/sign-in/signed-in-again.ts'
import { AccountPage } from './account-page.tsx'
import { AccountSection } from './account-section.tsx'
import { AddressesScreen } from './addresses-screen.tsx'
import { DeleteAccountScreen } from './delete-account-screen.tsx'
import { PasswordScreen } from './password-screen.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useFormChanges } from './use-form-changes.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useProfileUpdate } from './use-profile.ts'

interface MyAccountScreenProps {
  readonly locale: Locale
  readonly account: Account
  readonly hasTwoSteps: boolean
  /** Times at which our staff looked at the site with the eyes of this account. */
  readonly viewings: readonly string[]
  /** Part of the form that deletes the account. */
  readonly linkChoice: ReactNode
  /** The session has ended: asks to sign in again. */
  readonly onSignedOut: () => Promise<SignedInAgain>
}

export function MyAccountScreen({
  locale,
  account,
  hasTwoSteps,
  viewings,
  linkChoice,
  onSignedOut,
}: MyAccountScreenProps) {
  const { revalidate } = useRevalidator()
  const changes = useFormChanges()
  const guard = useLeaveGuard(changes.hasChanges)
  const onSaved = async () => {
    changes.settle()
    await revalidate()
  }
  const update = useProfileUpdate(locale, { onSaved, onSignedOut })
  return (
    <div {...changes.props}>
      <AccountPage locale={locale} title="My account" text={account.email}>
        <ProfileForm locale={locale} account={account} submitLabel="Save changes" {...update} />
        <AddressesScreen locale={locale} account={account} onChanged={onSaved} />
        <PasswordScreen locale={locale} onChanged={onSaved} />
        <AccountSection
          title="Two-step sign-in"
          text={
            hasTwoSteps
              ? 'On: signing in takes a code from your phone.'
              : 'Off. A code from your phone protects you if somebody learns your password.'
          }
        >
          <ButtonLink href={routes.account.twoStep.path({ locale })}>{hasTwoSteps ? 'Manage' : 'Set up'}</ButtonLink>
        </AccountSection>
        {viewings.length > 0 && (
          <AccountSection
            title="Looked at by Specify"
            text="Our staff can see the site as you see it, to help you. They can change nothing."
          >
            <ul>
              {viewings.map((viewing) => (
                <li key={viewing}>{viewing}</li>
              ))}
            </ul>
          </AccountSection>
        )}
        <AccountSection title="Your data" text="Everything that we hold of your account, as a JSON file.">
          <ButtonLink href={api.ownData.path({ locale })} download>
            Download my data
          </ButtonLink>
        </AccountSection>
        <DeleteAccountScreen
          locale={locale}
          action={routes.account.myAccount.href({ locale, form: DELETE_FORM })}
          linkChoice={linkChoice}
        />
      </AccountPage>
      {guard.leaving && <LeaveDialog leaving={guard.leaving} />}
    </div>
  )
}
