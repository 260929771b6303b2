import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { AccountPage } from '../account/account-page.tsx'
import { AccountSection } from '../account/account-section.tsx'
import styles from './two-step-screen.module.css'

export type TwoStepForm = 'start' | 'confirm' | 'renew' | 'remove' | 'prove'

export interface TwoStepScreenProps {
  readonly locale: string
  /** Null while it is off. */
  readonly factor: { readonly since: string; readonly recoveryCodes: number } | null
  /** The secret that is being set up: the QR code as a path, and the same as text. */
  readonly setUp: { readonly qr: { readonly path: string; readonly size: number }; readonly key: string } | null
  /** Rights of the account that hold once a code was entered, in words; empty for customers. */
  readonly waitingRights: readonly string[]
  readonly hrefOf: (form: TwoStepForm) => string
  readonly backHref: string
  /** A change that has just been made. */
  readonly done: string
}

/** Two-step sign-in: set up, recovery codes, and off again. Its forms are posts of the page. */
export function TwoStepScreen(props: TwoStepScreenProps) {
  const { locale, factor, setUp, waitingRights, hrefOf, backHref, done } = props
  const codes = useNewCodes()
  const isWaiting = waitingRights.length > 0
  return (
    <AccountPage
      locale={locale}
      title="Two-step sign-in"
      text="After your password, a code from an app on your phone. Somebody who learns your password cannot sign in."
    >
      {done !== '' && <FormMessage kind="success">{done}</FormMessage>}
      {isWaiting && codes.length === 0 && (
        <FormMessage kind="next">
          {factor ? 'Enter a code' : 'Set up two-step sign-in'} to open what your account may do:{' '}
          {waitingRights.join('; ')}.
        </FormMessage>
      )}
      {codes.length > 0 && <NewCodes codes={codes} backHref={backHref} />}
      {factor && isWaiting && codes.length === 0 && (
        <AccountSection title="Enter a code" text="Once for each time that you sign in.">
          <CodeForm name="prove" href={hrefOf('prove')} label="Go on" look="primary" />
        </AccountSection>
      )}
      {factor ? (
        <Manage {...{ factor, hrefOf }} />
      ) : setUp ? (
        <SetUp {...{ setUp, hrefOf }} />
      ) : (
        <AccountSection title="Set up" text="It takes a minute. You need your phone, with any authenticator app.">
          <PasswordForm href={hrefOf('start')} />
        </AccountSection>
      )}
    </AccountPage>
  )
}

function useNewCodes(): readonly string[] {
  const posted = [usePostedForm('confirm'), usePostedForm('renew')]
  return posted.flatMap((form) => form?.values['codes']?.split(' ') ?? [])
}

function NewCodes({ codes, backHref }: { codes: readonly string[]; backHref: string }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for Specify\r\n\r\n${codes.join('\r\n')}\r\n`)}`
  return (
    <AccountSection
      title="Your recovery codes"
      text="Each signs you in once without your phone. Keep them where you find them: they are not shown again."
    >
      <FormMessage kind="success">Two-step sign-in is on. These are the codes that hold from now on.</FormMessage>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <ButtonLink href={file} download="specify-recovery-codes.txt">
          Download as a text file
        </ButtonLink>
        <ButtonLink href={backHref} look="primary">
          I have kept them
        </ButtonLink>
      </p>
    </AccountSection>
  )
}

function SetUp({
  setUp,
  hrefOf,
}: Pick<TwoStepScreenProps, 'hrefOf'> & { setUp: NonNullable<TwoStepScreenProps['setUp']> }) {
  const { qr, key } = setUp
  return (
    <AccountSection title="Set up" text="Any authenticator app does: on a phone, or in a password manager.">
      <ol className={styles.steps}>
        <li>
          <p>Scan this with the app.</p>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="QR code of the key below"
          >
            <path d={qr.path} />
          </svg>
          <p>
            Or type the key: <code className={styles.key}>{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </li>
        <li>
          <p>Enter the six digits that the app shows.</p>
          <CodeForm name="confirm" href={hrefOf('confirm')} label="Turn on" look="primary" />
        </li>
      </ol>
    </AccountSection>
  )
}

function Manage({
  factor,
  hrefOf,
}: Pick<TwoStepScreenProps, 'hrefOf'> & { factor: NonNullable<TwoStepScreenProps['factor']> }) {
  return (
    <>
      <AccountSection title="On" text={`Since ${factor.since}.`}>
        <details className={styles.off} open={usePostedForm('remove') !== null || undefined}>
          <summary>Turn off, or move to another phone</summary>
          <p>To move, turn it off here and set it up again with the other phone.</p>
          <CodeForm name="remove" href={hrefOf('remove')} label="Turn off" look="danger" />
        </details>
      </AccountSection>
      <AccountSection
        title="Recovery codes"
        text={`${factor.recoveryCodes} of 10 are left. New ones replace all former ones.`}
      >
        <CodeForm name="renew" href={hrefOf('renew')} label="Make new codes" look="secondary" />
      </AccountSection>
    </>
  )
}

function PasswordForm({ href }: { href: string }) {
  const posted = usePostedForm('start')
  return (
    <PostForm href={href} problem={posted?.problems.form}>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        problem={posted?.problems.fields?.['password']}
      />
      <div>
        <Button type="submit" look="primary">
          Set up
        </Button>
      </div>
    </PostForm>
  )
}

interface CodeFormProps {
  readonly name: TwoStepForm
  readonly href: string
  readonly label: string
  readonly look: 'primary' | 'secondary' | 'danger'
}

function CodeForm({ name, href, label, look }: CodeFormProps) {
  const posted = usePostedForm(name)
  return (
    <PostForm href={href} problem={posted?.problems.form}>
      <TextField
        label={name === 'confirm' ? 'Six digits' : 'Code'}
        name="code"
        hint={name === 'confirm' ? undefined : 'Six digits of your app, or a recovery code.'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={40}
        problem={posted?.problems.fields?.['code']}
      />
      <div>
        <Button type="submit" look={look}>
          {label}
        </Button>
      </div>
    </PostForm>
  )
}

function PostForm({ href, problem, children }: { href: string; problem: string | undefined; children: ReactNode }) {
  return (
    <form method="post" action={href} className={styles.form}>
      {children}
      {problem !== undefined && problem !== '' && <FormMessage kind="error">{problem}</FormMessage>}
    </form>
  )
}
