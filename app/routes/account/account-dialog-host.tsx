import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { rememberedPage, rememberPage } from '#app/features/accounts/components/dialog/came-from.ts'
import { dialogStateOf, isDialogPage, signedInStateOf, signedOutHref } from '#app/features/accounts/sign-in/sign-in.ts'
import type { Locale } from '@specify/core/market.ts'
import { onDemand } from '#app/shell/on-demand.tsx'

const AccountDialogRoute = import.meta.env.SSR
  ? (await import('./account-dialog.tsx')).default
  : onDemand(() => import('./account-dialog.tsx'), 'over')

/**
 * Opens the account dialog on any page whose address asks for it. The server draws it open, so that it works without
 * script; in the browser its code loads with the first opening.
 */
export function AccountDialogHost({ locale, isSignedIn }: { locale: Locale; isSignedIn: boolean }) {
  const { pathname, search, key } = useLocation()
  const state = (isSignedIn ? signedInStateOf : dialogStateOf)(pathname, search)
  const isOpen = state !== null
  // Once rendered it stays: an open dialog that is removed does not give the focus back.
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)

  // A dialog that opens as the account goes says why.
  const [session, setSession] = useState({ isSignedIn, endedAt: '' })
  if (session.isSignedIn !== isSignedIn) setSession({ isSignedIn, endedAt: isSignedIn ? '' : key })

  useEffect(() => {
    if (!isDialogPage(pathname)) rememberPage(signedOutHref(pathname, search))
  }, [pathname, search])

  return (
    isNeeded && (
      <Suspense>
        <AccountDialogRoute
          locale={locale}
          state={state}
          cameFrom={rememberedPage}
          hasEnded={session.endedAt === key}
        />
      </Suspense>
    )
  )
}
