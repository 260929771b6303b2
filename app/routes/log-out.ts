import { dropWaiting } from '#app/features/projects/components/waiting-store.ts'
import { forgetKeptListings } from '#app/features/search/components/kept-listing.ts'
import { callAction } from '#app/ui/call-action.ts'

/** Ends the session and loads the site anew, so that nothing of it stays in the page. Answers whether it did. */
export async function logOut(locale: string): Promise<boolean> {
  const outcome = await callAction('account/logout', {}, locale)
  // Without a session there is none to end.
  if (outcome.kind === 'offline' || (outcome.kind === 'refused' && outcome.refusal.status !== 401)) return false
  forgetKeptListings()
  dropWaiting()
  location.assign('/')
  return true
}
