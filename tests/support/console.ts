import type { StaffRight } from '@specify/core/staff-rights.ts'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { setRights } from '#app/features/staff/staff-rights.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Browser } from './browser/use-people.ts'

/** Gives somebody exactly these rights, in sessions in which a code was shown, unless the test is about that. */
export async function giveRights(
  db: Database,
  { email }: { readonly email: string },
  rights: readonly StaffRight[],
  { provedAt = new Date() }: { readonly provedAt?: Date | null } = {},
): Promise<void> {
  const accountId = (await accountIdOf(db, email))!
  await setRights(db, { by: commandLine('people'), accountId, rights: () => rights, requestId: null }, new Date())
  await db.updateTable('session').set({ proved_at: provedAt }).where('account_id', '=', accountId).execute()
}

/** Posts a form of a page, as a browser without script does. */
export function postForm(browser: Browser, path: string, fields: Record<string, string> | [string, string][]) {
  return browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}

/** The value of a hidden field; empty where the page has none of the name. */
export function hiddenValue(html: string, name: string): string {
  const field = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0]
  return field?.match(/value="([^"]*)"/)?.[1] ?? ''
}

/** Uploads a file of deliveries, codes and stock. */
export function uploadFile(browser: Browser, body: string | Uint8Array): Promise<Response> {
  const form = new FormData()
  form.append('file', new File([body as BlobPart], 'orders.json'))
  return browser.send('/au/console/upload/?form=upload', { method: 'POST', body: form })
}
