import { useState, type ReactNode } from 'react'
import { unreachable } from '#app/core/app-error.ts'
import { ERROR_TEXT } from '#app/core/error-text.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import type { DialogState, SignInProblem } from '../sign-in.ts'
import dialog from '#app/ui/dialog.module.css'
import styles from './account-dialog.module.css'
import { accountCalls, type AccountSteps } from './account-calls.ts'
import type { AccountPlaces } from './account-places.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SentNotice } from './sent-notice.tsx'
import { SignInForm, type RenderCaptcha } from './sign-in-form.tsx'
import { VERIFICATION_SENT } from './unverified.tsx'
import { ViewLink } from './view-link.tsx'

const TITLES: Record<DialogState['kind'], string> = {
  'sign-in': 'Sign in / Sign up',
  'account-created': 'Account created',
  create: 'Create account',
  reset: 'Reset password',
  verify: 'Verify your email',
  'reset-sent': 'Check your email',
  'new-password': 'New password',
  'signed-in': 'You are signed in',
}

const RESET_SENT_AGAIN = 'Reset password email sent again, please check.'

interface AccountDialogProps extends AccountSteps {
  readonly locale: Locale
  /** Null while it is closed. */
  readonly state: DialogState | null
  /** Task that signing in continues; null for none. */
  readonly reason: string | null
  /** A new password was just chosen: the form asks for it. */
  readonly hasNewPassword: boolean
  readonly renderCaptcha: RenderCaptcha
  /** Addresses for use without script. */
  readonly places: AccountPlaces
  /** A mail was just resent, without script. */
  readonly isSentAgain: boolean
  /** The page below. */
  readonly closeHref: string
  readonly onClose: () => void
}

export function AccountDialog(props: AccountDialogProps) {
  const { locale, state, reason, hasNewPassword, renderCaptcha, places, isSentAgain, closeHref, onClose, ...steps } =
    props
  const asked = JSON.stringify(state)
  // A view chosen inside the dialog lasts until the address asks for another.
  const [chosen, setChosen] = useState<{ view: DialogState; asked: string } | null>(null)
  const [email, setEmail] = useState('')
  const view: DialogState | null = chosen?.asked === asked ? chosen.view : state

  function close(): void {
    setChosen(null)
    if (state !== null) onClose()
  }
  const calls = accountCalls(locale, {
    ...steps,
    async onRegistered(address) {
      await steps.onRegistered(address)
      setChosen(null)
    },
    async onResetRequested(address) {
      await steps.onResetRequested(address)
      setChosen(null)
    },
  })
  return (
    <Dialog title={view === null ? '' : TITLES[view.kind]} open={state !== null} closeHref={closeHref} onClose={close}>
      {view && (
        <AccountView
          key={view.kind}
          view={view}
          calls={calls}
          reason={reason}
          hasNewPassword={hasNewPassword}
          renderCaptcha={renderCaptcha}
          places={places}
          isSentAgain={isSentAgain}
          closeHref={closeHref}
          email={'email' in view && view.email !== '' ? view.email : email}
          onEmail={setEmail}
          onView={(next) => setChosen({ view: next, asked })}
          onClose={close}
        />
      )}
    </Dialog>
  )
}

interface AccountViewProps {
  readonly view: DialogState
  readonly calls: ReturnType<typeof accountCalls>
  readonly reason: string | null
  readonly hasNewPassword: boolean
  readonly renderCaptcha: RenderCaptcha
  readonly places: AccountPlaces
  readonly isSentAgain: boolean
  readonly closeHref: string
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onView: (view: DialogState) => void
  readonly onClose: () => void
}

function AccountView(props: AccountViewProps) {
  const { view, calls, reason, hasNewPassword, renderCaptcha, places, email, onEmail, onView, onClose } = props
  const toSignIn = () => {
    onEmail(email)
    onView({ kind: 'sign-in', problem: null })
  }
  switch (view.kind) {
    case 'sign-in':
    case 'account-created':
      return (
        <SignInForm
          email={email}
          onEmail={onEmail}
          signIn={calls.signIn}
          resend={calls.resendVerification}
          places={places}
          onForgot={() => onView({ kind: 'reset' })}
          onCreate={() => onView({ kind: 'create' })}
          renderCaptcha={renderCaptcha}
        >
          {reason !== null && <p className={styles.lead}>{reason}</p>}
          <Occasion view={view} hasNewPassword={hasNewPassword} />
        </SignInForm>
      )
    case 'create':
      return <RegisterForm {...{ email, onEmail, places }} register={calls.register} onSignIn={toSignIn} />
    case 'reset':
      return <ResetForm {...{ email, onEmail, places }} requestReset={calls.requestReset} onSignIn={toSignIn} />
    case 'verify':
      return (
        <SentNotice
          sentAgain={VERIFICATION_SENT}
          resend={email ? () => calls.resendVerification(email) : null}
          places={sentPlaces(props, places.resend.action)}
          onSignIn={toSignIn}
        >
          <p>
            We have sent an email to {email ? <strong>{email}</strong> : 'you'}. Follow the link in it to verify your
            address. You can then sign in.
          </p>
        </SentNotice>
      )
    case 'reset-sent':
      return (
        <SentNotice
          sentAgain={RESET_SENT_AGAIN}
          resend={email ? () => calls.resendReset(email) : null}
          places={sentPlaces(props, places.reset.action)}
          onSignIn={toSignIn}
        >
          <p>
            If there is an account for {email ? <strong>{email}</strong> : 'your address'}, an email with a link is on
            its way. Follow it to choose a new password.
          </p>
        </SentNotice>
      )
    case 'signed-in':
      return <SignedIn problem={view.problem} isConfirmed={view.isConfirmed} href={props.closeHref} onGoOn={onClose} />
    case 'new-password':
      return (
        <NewPasswordForm
          key={view.token}
          hasToken={view.token !== ''}
          reset={(given) => calls.reset({ ...given, token: view.token })}
          places={places}
          onAskAgain={() => onView({ kind: 'reset' })}
        />
      )
    default:
      return unreachable(view)
  }
}

function sentPlaces({ places, email, isSentAgain }: AccountViewProps, again: string) {
  return { signIn: places.signIn.action, again, email, isSentAgain }
}

interface SignedInProps {
  readonly problem: SignInProblem | null
  readonly isConfirmed: boolean
  readonly href: string
  readonly onGoOn: () => void
}

/** Outcome of a link for a user who is already signed in. */
function SignedIn({ problem, isConfirmed, href, onGoOn }: SignedInProps) {
  return (
    <div className={dialog.form}>
      {problem && <FormMessage kind="error">{sentenceOf(problem)}</FormMessage>}
      {isConfirmed && <FormMessage kind="success">Your email address is confirmed.</FormMessage>}
      <p>You are signed in already, and can go on.</p>
      <ViewLink look="primary" ref={takeFocus} href={href} onClick={onGoOn}>
        Continue
      </ViewLink>
    </div>
  )
}

function Occasion({ view, hasNewPassword }: { view: DialogState; hasNewPassword: boolean }): ReactNode {
  if (view.kind === 'account-created')
    return <FormMessage kind="success">Your account has been created. Sign in to continue.</FormMessage>
  if (hasNewPassword)
    return <FormMessage kind="success">Your password has been changed. Sign in with the new one.</FormMessage>
  if (view.kind !== 'sign-in' || view.problem === null) return null
  return <FormMessage kind="error">{sentenceOf(view.problem)}</FormMessage>
}

function sentenceOf(problem: SignInProblem): string {
  return 'key' in problem ? ERROR_TEXT[problem.key] : problem.text
}
