import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import { SESSION_ENDED } from '#app/features/accounts/sign-in/sign-in-reason.ts'
import { onSessionEnd } from '#app/ui/browser/session-end.ts'

/** Opens the sign-in dialog over the page when a call reports that the session has ended. */
export function useSessionEnd(isSignedIn: boolean): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isSignedIn) return
    return onSessionEnd(() => {
      const href = signInHref(location.pathname, location.search)
      void navigate(href, { replace: true, preventScrollReset: true, state: SESSION_ENDED.open })
      void revalidate()
    })
  }, [isSignedIn, navigate, revalidate])
}
