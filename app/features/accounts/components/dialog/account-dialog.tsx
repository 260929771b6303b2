import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { DialogState } from '#app/features/accounts/sign-in/sign-in.ts'
import { accountCalls, type AccountSteps } from './account-calls.ts'
import { AccountView, type AccountViewContext } from './account-view.tsx'

const TITLES: Record<DialogState['kind'], string> = {
  'sign-in': 'Sign in / Sign up',
  'account-created': 'Account created',
  'second-factor': 'Enter your code',
  create: 'Create account',
  reset: 'Reset password',
  verify: 'Verify your email',
  'reset-sent': 'Check your email',
  'new-password': 'New password',
  'signed-in': 'You are signed in',
}

interface AccountDialogProps extends AccountSteps, AccountViewContext {
  readonly locale: Locale
  /** Null while it is closed. */
  readonly state: DialogState | null
  /** The page after sign-in; null for the market's home page. */
  readonly redirect: string | null
  readonly onClose: () => void
}

export function AccountDialog(props: AccountDialogProps) {
  const {
    locale,
    redirect,
    state,
    reason,
    hasNewPassword,
    renderCaptcha,
    places,
    isSentAgain,
    closeHref,
    onClose,
    ...steps
  } = props
  const stateKey = JSON.stringify(state)
  // A view chosen inside the dialog lasts until the address asks for another.
  const posted = usePostedForm(places.secondFactor.name)
  const [chosen, setChosen] = useState<{ view: DialogState; asked: string } | null>(
    posted && { view: { kind: 'second-factor', signIn: posted.values['signIn'] ?? '' }, asked: stateKey },
  )
  const [email, setEmail] = useState('')
  const view: DialogState | null = chosen?.asked === stateKey ? chosen.view : state

  function close(): void {
    setChosen(null)
    if (state !== null) onClose()
  }
  const calls = accountCalls(
    { locale, redirect },
    {
      ...steps,
      async onRegistered(address) {
        await steps.onRegistered(address)
        setChosen(null)
      },
      async onResetRequested(address) {
        await steps.onResetRequested(address)
        setChosen(null)
      },
    },
  )
  return (
    <Dialog title={view === null ? '' : TITLES[view.kind]} open={state !== null} closeHref={closeHref} onClose={close}>
      {view && (
        <AccountView
          key={view.kind}
          view={view}
          calls={calls}
          {...{ reason, hasNewPassword, renderCaptcha, places, isSentAgain, closeHref }}
          email={('email' in view && view.email) || email}
          onEmail={setEmail}
          onView={(next) => setChosen({ view: next, asked: stateKey })}
          onClose={close}
        />
      )}
    </Dialog>
  )
}
