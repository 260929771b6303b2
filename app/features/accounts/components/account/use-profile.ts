import { useEffect, useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'
import { formFailure } from '#app/ui/loading/failure-text.ts'
import type { Profile } from '#app/features/accounts/rules/profile.ts'
import { profilePayload } from '#app/features/accounts/rules/profile-payload.ts'
import { sentenceOfSignIn, type SignedInAgain } from '#app/features/accounts/sign-in/signed-in-again.ts'

const PROFILE_SAVED = 'Profile has been successfully updated.'
const SAVED_MS = 2_000

interface ProfileUpdate {
  readonly success: string | null
  readonly save: (profile: Profile, home: Locale) => Promise<FormProblems | null>
}

interface ProfileEvents {
  readonly onSaved: () => Promise<void>
  readonly onSettled?: () => void
  /** The session has ended: asks to sign in again. */
  readonly onSignedOut?: () => Promise<SignedInAgain>
}

/** Saves a profile. `onSaved` is called at once, `onSettled` when the success has been shown long enough. */
export function useProfileUpdate(locale: Locale, { onSaved, onSettled, onSignedOut }: ProfileEvents): ProfileUpdate {
  const [success, setSuccess] = useState<string | null>(null)

  useEffect(() => {
    if (success === null) return
    const timer = setTimeout(() => {
      setSuccess(null)
      onSettled?.()
    }, SAVED_MS)
    return () => clearTimeout(timer)
    // The timer is of the success that was shown, not of the caller's latest render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [success])

  async function save(profile: Profile, home: Locale): Promise<FormProblems | null> {
    const send = () => callAction('account/update', profilePayload(profile, home), locale)
    let outcome = await send()
    if (onSignedOut && outcome.kind === 'refused' && outcome.refusal.status === 401) {
      const again = await onSignedOut()
      if (again.kind !== 'same') return { form: sentenceOfSignIn(again) }
      outcome = await send()
    }
    if (outcome.kind !== 'done') return formFailure(outcome)
    setSuccess(PROFILE_SAVED)
    await onSaved()
    return null
  }
  return { success, save }
}
