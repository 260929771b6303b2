import { Fragment, useState, type ReactNode } from 'react'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormProblem } from '#app/ui/fields/form-message.tsx'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import type { signInFailure, WantedCaptcha } from '#app/features/accounts/rules/account-answers.ts'
import { canonicalEmail, signInProblem } from '#app/features/accounts/rules/credentials.ts'
import { placeProblem } from '#app/features/accounts/rules/credential-problems.ts'
import styles from './account-dialog.module.css'
import type { AccountPlaces } from '../account/account-places.ts'
import { EmailField } from './email-field.tsx'
import { readUnverified, Unverified } from './unverified.tsx'
import type { Resent } from './use-resend.ts'
import { ViewLink } from './view-link.tsx'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
  /** Empty where no captcha was required. */
  readonly captcha: string
}

export type RenderCaptcha = (captcha: WantedCaptcha, onAnswer: (value: string) => void) => ReactNode

interface SignInFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** Returns the failure, or null. */
  readonly signIn: (credentials: Credentials) => Promise<ReturnType<typeof signInFailure>>
  readonly resend: (email: string) => Promise<Resent>
  readonly places: AccountPlaces
  /** The account has two-step sign-in. */
  readonly onSecondFactor: (signIn: string) => void
  readonly onForgot: () => void
  readonly onCreate: () => void
  readonly renderCaptcha: RenderCaptcha
  readonly children: ReactNode
}

export function SignInForm({
  email,
  onEmail,
  signIn,
  resend,
  places,
  onSecondFactor,
  onForgot,
  onCreate,
  renderCaptcha,
  children,
}: SignInFormProps) {
  const [wantedCaptcha, setWantedCaptcha] = useState<WantedCaptcha | null>(null)
  const [captcha, setCaptcha] = useState('')
  const [hasEmail] = useState(email !== '')
  const posted = usePostedForm(places.signIn.name)
  const [unverified, setUnverified] = useState(() => posted && readUnverified(posted))
  const form = useForm(async (data) => {
    const typed = { email: textOf(data, 'email'), password: textOf(data, 'password') }
    setUnverified(null)
    const problem = signInProblem(typed)
    if (problem) return placeProblem(problem, typed)
    const credentials = { ...typed, email: canonicalEmail(typed.email), remember: data.has('remember'), captcha }
    const failure = await signIn(credentials)
    if (failure === null) return null
    // An answer is good for one attempt.
    setCaptcha('')
    if ('text' in failure) {
      if (failure.captcha) setWantedCaptcha(failure.captcha)
      return { form: failure.text }
    }
    if ('signIn' in failure) onSecondFactor(failure.signIn)
    else setUnverified({ email: credentials.email, remaining: failure.remaining })
    return null
  }, places.signIn)

  return (
    <form className={dialog.form} {...form.props}>
      {children}
      <EmailField {...{ form, email, onEmail }} ref={hasEmail ? undefined : takeFocus} />
      <PasswordField
        label="Password"
        name="password"
        ref={hasEmail ? takeFocus : undefined}
        autoComplete="current-password"
        problem={form.problemOf('password')}
      />
      <div className={styles.options}>
        <CheckboxField label="Remember me" name="remember" defaultChecked={form.valueOf('remember') !== undefined} />
        <ViewLink href={places.reset.action} onClick={onForgot}>
          Forgot password?
        </ViewLink>
      </div>
      <FormProblem form={form} />
      {wantedCaptcha && <Fragment key={form.attempt}>{renderCaptcha(wantedCaptcha, setCaptcha)}</Fragment>}
      {unverified && (
        <Unverified
          email={unverified.email}
          remaining={unverified.remaining}
          resend={() => resend(unverified.email)}
          resendAction={places.resend.action}
        />
      )}
      <SubmitButton isSending={form.isSending} canPost>
        Sign in
      </SubmitButton>
      <p className={styles.other}>
        New to Specify?
        <ViewLink href={places.create.action} onClick={onCreate}>
          Create account
        </ViewLink>
      </p>
    </form>
  )
}
