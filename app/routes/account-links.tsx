import { AccountLinks } from '#app/features/accounts/components/account-links.tsx'
import type { AccountSummary } from '#app/features/accounts/model.ts'
import { forgetKeptListings } from '#app/features/search/components/kept-listing.ts'
import { callAction } from '#app/ui/call-action.ts'

/** The links of the account menu, with the way out. */
export default function AccountLinksRoute({ locale, account }: { locale: string; account: AccountSummary }) {
  return <AccountLinks locale={locale} account={account} onLogOut={() => logOut(locale)} />
}

/** Ends the session and loads the site anew, so that nothing of it stays in the page. Answers whether it did. */
async function logOut(locale: string): Promise<boolean> {
  const outcome = await callAction('account/logout', {}, locale)
  // Without a session there is none to end.
  if (outcome.kind === 'offline' || (outcome.kind === 'refused' && outcome.refusal.status !== 401)) return false
  forgetKeptListings()
  location.assign('/')
  return true
}
