import altchaStyles from 'altcha/altcha.css?url'
import { useLocation, useNavigate, useRevalidator, type NavigateOptions } from 'react-router'
import type { SignInAnswer } from '#app/features/accounts/account-answers.ts'
import { AccountDialog } from '#app/features/accounts/components/account-dialog.tsx'
import { isProfileComplete } from '#app/features/accounts/profile.ts'
import { isDialogPage, returnPath, signedOutHref, type DialogState } from '#app/features/accounts/sign-in.ts'
import { CaptchaField } from '#app/features/contact/components/captcha-field.tsx'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { forgetKeptListings } from '#app/features/search/components/kept-listing.ts'
import { closeAddToProject } from './add-to-project.tsx'

/** In the state of a history entry: the visitor has just chosen a new password. */
const NEW_PASSWORD = 'new-password'

const IN_PLACE: NavigateOptions = { replace: true, preventScrollReset: true }

interface AccountDialogRouteProps {
  readonly locale: Locale
  readonly state: DialogState | null
  /** The page that the visitor was on before the dialog had one of its own. */
  readonly cameFrom: () => string | null
}

/** The account dialog with the ways that lead out of it. */
export default function AccountDialogRoute({ locale, state, cameFrom }: AccountDialogRouteProps) {
  const { pathname, search, state: entry } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const home = `/${locale}/`
  const last = cameFrom()
  const under = isDialogPage(pathname)
    ? last?.startsWith(home) // another market's page is none of this one's
      ? last
      : home
    : signedOutHref(pathname, search)
  const query = (email: string) => `?${new URLSearchParams({ email })}`

  async function goOn(answer: SignInAnswer): Promise<void> {
    // What was kept is what a visitor may see, with a visitor's prices.
    forgetKeptListings()
    const target = returnPath(search) ?? under
    const profile = { firstName: answer.firstName ?? '', companyName: answer.companyName ?? '' }
    if (isProfileComplete(profile)) await navigate(target, target === under ? IN_PLACE : { replace: true })
    else {
      const isProfile = target.startsWith(`${home}company-registration/`)
      const next = isProfile ? target : `${home}company-registration/?${new URLSearchParams({ redirect: target })}`
      await navigate(next)
    }
    await revalidate()
  }

  return (
    <AccountDialog
      locale={locale}
      state={state}
      hasNewPassword={entry === NEW_PASSWORD}
      renderCaptcha={(captcha, onAnswer) => (
        <>
          {captcha.kind === 'altcha' && <link rel="stylesheet" href={altchaStyles} precedence="default" />}
          <CaptchaField captcha={captcha} onAnswer={onAnswer} />
        </>
      )}
      onClose={() => {
        closeAddToProject()
        void navigate(under, isDialogPage(pathname) ? {} : IN_PLACE)
      }}
      onSignedIn={goOn}
      onRegistered={async (email) => {
        pushToDataLayer({ event: 'sign_up' })
        await navigate(`${home}verify/${query(email)}`)
      }}
      onResetRequested={async (email) => navigate(`${home}password-reset-confirm/${query(email)}`)}
      onPasswordChosen={async () => navigate(`${home}login/`, { replace: true, state: NEW_PASSWORD })}
    />
  )
}
