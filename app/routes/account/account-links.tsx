import { AccountLinks } from '#app/features/accounts/components/dialog/account-links.tsx'
import type { AccountSummary } from '#app/features/accounts/rules/model.ts'
import { logOut } from './log-out.ts'

export default function AccountLinksRoute({ locale, account }: { locale: string; account: AccountSummary }) {
  return <AccountLinks locale={locale} account={account} onLogOut={() => logOut(locale, account.accountId)} />
}
