import { endDrafts } from '#app/features/builder/components/drafts/draft-slots.ts'
import { dropWaiting } from '#app/features/builder/components/add-to-project/waiting-store.ts'
import { deleteStoredListings } from '#app/features/browse/components/listing/stored-listing.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import { askToLeave } from '#app/ui/dialogs/leave-guard.ts'

/**
 * Ends the session and reloads the site, so that no personal data stays in the page or on the device; asks first where
 * something is not saved. Returns false where the session could not be ended.
 */
export async function logOut(locale: string, accountId: string): Promise<boolean> {
  const leave = await askToLeave()
  if (!leave) return true
  const outcome = await callAction('account/logout', {}, locale)
  // Without a session there is none to end.
  if (outcome.kind === 'offline' || (outcome.kind === 'refused' && outcome.refusal.status !== 401)) return false
  deleteStoredListings()
  dropWaiting()
  endDrafts(accountId)
  leave()
  location.assign('/')
  return true
}
