import { unreachable } from '@specify/core/app-error.ts'
import type { DialogState } from '#app/features/accounts/sign-in/sign-in.ts'
import type { accountCalls } from './account-calls.ts'
import styles from './account-dialog.module.css'
import type { AccountPlaces } from '../account/account-places.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SentNotice } from './sent-notice.tsx'
import { SignInForm, type RenderCaptcha } from './sign-in-form.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { Occasion, SignedIn } from './sign-in-notices.tsx'
import { VERIFICATION_SENT } from './unverified.tsx'

const RESET_SENT_AGAIN = 'Reset password email sent again, please check.'

export interface AccountViewContext {
  /** Task that signing in continues; null for none. */
  readonly reason: string | null
  /** A new password was just chosen: the form asks for it. */
  readonly hasNewPassword: boolean
  readonly renderCaptcha: RenderCaptcha
  readonly places: AccountPlaces
  /** A mail was just resent, without script. */
  readonly isSentAgain: boolean
  readonly closeHref: string
}

interface AccountViewProps extends AccountViewContext {
  readonly view: DialogState
  readonly calls: ReturnType<typeof accountCalls>
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onView: (view: DialogState) => void
  readonly onClose: () => void
}

export function AccountView(props: AccountViewProps) {
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
          onSecondFactor={(signIn) => onView({ kind: 'second-factor', signIn })}
          onForgot={() => onView({ kind: 'reset' })}
          onCreate={() => onView({ kind: 'create' })}
          renderCaptcha={renderCaptcha}
        >
          {reason !== null && <p className={styles.lead}>{reason}</p>}
          <Occasion view={view} hasNewPassword={hasNewPassword} />
        </SignInForm>
      )
    case 'second-factor':
      return (
        <SecondFactorForm
          signIn={view.signIn}
          prove={(input) => calls.proveSignIn({ ...input, email })}
          post={places.secondFactor}
          onBack={toSignIn}
        />
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
          reset={(input) => calls.reset({ ...input, token: view.token })}
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
