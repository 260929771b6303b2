import altchaStyles from 'altcha/altcha.css?url'
import { useLocation, useNavigate, useRevalidator, type NavigateOptions } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import type { SignInAnswer } from '#app/features/accounts/rules/account-answers.ts'
import { accountPlaces } from '#app/features/accounts/components/account/account-places.ts'
import { AccountDialog } from '#app/features/accounts/components/dialog/account-dialog.tsx'
import { isProfileComplete } from '#app/features/accounts/rules/profile.ts'
import { isDialogPage, signedOutHref, type DialogState } from '#app/features/accounts/sign-in/sign-in.ts'
import {
  returnPath,
  SESSION_ENDED,
  sessionReason,
  signInReason,
} from '#app/features/accounts/sign-in/sign-in-reason.ts'
import {
  isPasswordChanged,
  isSentAgain,
  newPasswordHref,
  resetSentHref,
  verifyHref,
} from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { CaptchaField } from '#app/features/contact/components/captcha-field.tsx'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import type { Locale } from '@specify/core/market.ts'
import { resumeDrafts } from '#app/features/builder/components/drafts/draft-slots.ts'
import { dropWaiting, useWaitingProduct } from '#app/features/builder/components/add-to-project/waiting-store.ts'
import { deleteStoredListings } from '#app/features/browse/components/listing/stored-listing.ts'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'
import { settleSignIn } from './sign-in-here.ts'

const IN_PLACE: NavigateOptions = { replace: true, preventScrollReset: true }

interface AccountDialogRouteProps {
  readonly locale: Locale
  readonly state: DialogState | null
  /** The page before the dialog had a page of its own. */
  readonly cameFrom: () => string | null
  readonly hasEnded: boolean
}

export default function AccountDialogRoute({ locale, state, cameFrom, hasEnded }: AccountDialogRouteProps) {
  const { pathname, search, state: entry } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const home = routes.home.path({ locale })
  // The server knows neither: its markup stays until hydration.
  const isHydrated = useHydrated()
  const last = isHydrated ? cameFrom() : null
  const under = isDialogPage(pathname)
    ? last?.startsWith(home) // another market's page is none of this one's
      ? last
      : home
    : signedOutHref(pathname, search)
  /**
   * The dialog has a page of its own, or was opened by a link from a mail: the address does not name the interrupted
   * task.
   */
  const isAside = isDialogPage(pathname) || state?.kind === 'account-created'
  const waiting = useWaitingProduct(locale, 'account')
  // A redirect has a state of the router's own.
  const ended = isHydrated ? (sessionReason(entry) ?? (hasEnded ? sessionReason(SESSION_ENDED.open) : null)) : null
  const reason = waiting ? `Sign in to add ${waiting.request.name} to a project.` : (ended ?? signInReason(search))
  const redirect = returnPath(search) ?? (under === home ? null : under)

  async function goOn(answer: SignInAnswer, email: string): Promise<void> {
    // Stored listings are a visitor's, with a visitor's prices.
    deleteStoredListings()
    resumeDrafts()
    const target = returnPath(search) ?? under
    const profile = { firstName: answer.firstName ?? '', companyName: answer.companyName ?? '' }
    if (isProfileComplete(profile)) await navigate(target, target === under ? IN_PLACE : { replace: true })
    else {
      const isProfile = target.startsWith(routes.account.companyRegistration.path({ locale }))
      const next = isProfile ? target : routes.account.companyRegistration.href({ locale, redirect: target })
      await navigate(next)
    }
    const { isLoadedAgain, goOn: goOnThere } = settleSignIn(email)
    if (isLoadedAgain) await revalidate()
    goOnThere()
  }

  return (
    <AccountDialog
      locale={locale}
      redirect={redirect}
      state={state}
      reason={reason}
      hasNewPassword={isPasswordChanged(search)}
      renderCaptcha={(captcha, onAnswer) => (
        <>
          {captcha.kind === 'altcha' && <link rel="stylesheet" href={altchaStyles} precedence="default" />}
          <CaptchaField captcha={captcha} onAnswer={onAnswer} />
        </>
      )}
      places={accountPlaces(locale, { redirect, token: state?.kind === 'new-password' ? state.token : '' })}
      isSentAgain={isSentAgain(search)}
      closeHref={state?.kind === 'signed-in' ? (redirect ?? under) : under}
      onClose={() => {
        if (state?.kind === 'sign-in' && !isAside) dropWaiting()
        settleSignIn(null).goOn()
        const isGoingOn = state?.kind === 'signed-in' && redirect !== null
        if (isGoingOn) void navigate(redirect, { replace: true })
        else void navigate(under, isDialogPage(pathname) ? {} : IN_PLACE)
      }}
      onSignedIn={goOn}
      onRegistered={async (email) => {
        pushToDataLayer({ event: 'sign_up' })
        await navigate(verifyHref(locale, { email, redirect: returnPath(search) }))
      }}
      onResetRequested={async (email) => {
        await navigate(resetSentHref(locale, { email, redirect: returnPath(search) }))
      }}
      onPasswordChosen={async (account) => navigate(newPasswordHref(locale, account), { replace: true })}
    />
  )
}
