import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { SESSION_ENDED } from '#app/features/accounts/sign-in/sign-in-reason.ts'
import { signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import type { SignedInAgain } from '#app/features/accounts/sign-in/signed-in-again.ts'

interface Waiting {
  readonly keepsPage: (email: string) => boolean
  readonly resolve: (email: string | null) => void
}

let waiting: Waiting | null = null

/** Resolves to the address that signed in in the dialog; null where it was closed instead. */
function waitForSignIn(keepsPage: Waiting['keepsPage']): Promise<string | null> {
  waiting?.resolve(null)
  return new Promise((resolve) => {
    waiting = { keepsPage, resolve }
  })
}

/** Settles the dialog, with null where it was closed. Returns whether the page below reloads its data. */
export function settleSignIn(email: string | null): { readonly isLoadedAgain: boolean; readonly goOn: () => void } {
  const settled = waiting
  waiting = null
  return {
    isLoadedAgain: email === null || !settled?.keepsPage(email),
    goOn: () => settled?.resolve(email),
  }
}

interface PageSession {
  /** The page belongs to the account that opened it. */
  readonly isPersonal: boolean
  /** Returns whether unsaved changes are in the browser's storage. */
  readonly isKept: () => boolean
}

/**
 * Opens the sign-in dialog over a page whose session has ended, and says so there. Personal pages stay as they are when
 * another account signs in, so that unsaved changes are not lost.
 */
export function useSignInHere(email: string, { isPersonal, isKept }: PageSession): () => Promise<SignedInAgain> {
  const [owner] = useState(email)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async () => {
    const isOwner = (other: string) => other.trim().toLowerCase() === owner.toLowerCase()
    const signedIn = waitForSignIn((other) => isPersonal && !isOwner(other))
    const state = isKept() ? SESSION_ENDED.kept : SESSION_ENDED.open
    const href = signInHref(location.pathname, location.search)
    await navigate(href, { replace: true, preventScrollReset: true, state })
    void revalidate()
    const other = await signedIn
    if (other === null) return { kind: 'closed' }
    return isOwner(other) ? { kind: 'same' } : { kind: 'other', owner, email: other, canSave: !isPersonal }
  }
}
