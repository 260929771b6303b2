import { spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { PROFILE_INPUT } from '#app/features/accounts/testing/profile.ts'
import { encoded, PASSWORD } from './account-browser.ts'
import { phoneIn, TWO_STEP_PAGE } from './phone.ts'
import { linkIn } from '../mailbox.ts'
import { mailTo } from '../outbox.ts'

/** The password of the demo's accounts. */
export const DEMO_PASSWORD = 'Tapware-2026!'

/** A person of this test alone. */
export function newEmail(): string {
  return `jo-${randomUUID()}@studio.test`
}

/** Signs in without the dialog. */
export async function signInAs(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await call(page, 'login', { Username: email, Password: encoded(password), storeKey: 'specify-au' })
}

/** Makes a confirmed account and signs in to it; with a profile unless the test is about that. */
export async function newAccount(page: Page, { profile = true } = {}): Promise<string> {
  const email = newEmail()
  const Password = encoded(PASSWORD)
  await call(page, 'register', {
    Username: email,
    Password,
    ConfirmPassword: Password,
    website: 'specify',
    stores: ['specify-au'],
  })
  await call(page, 'confirm', { token: linkIn(await mailTo(email, 'verify')).searchParams.get('token') })
  await signInAs(page, email, PASSWORD)
  if (profile) await call(page, 'update', PROFILE_INPUT)
  return email
}

/** Makes an account with every right of staff, and signs in to it with a code of its authenticator. */
export async function newOwner(page: Page): Promise<void> {
  const email = await newAccount(page)
  // What an operator does with a command.
  const command = spawnSync(process.execPath, ['scripts/accounts.ts', 'grant', email, 'all'], {
    env: { ...process.env, DATA_DIR: process.env['SITE_DATA'] },
    encoding: 'utf8',
  })
  if (command.status !== 0) throw new Error(command.stderr)
  await call(page, 'startSecondFactor', { password: encoded(PASSWORD) })
  const html = await (await page.request.get(TWO_STEP_PAGE)).text()
  await call(page, 'confirmSecondFactor', { code: phoneIn(html).code() })
}

async function call(page: Page, name: string, data: object): Promise<void> {
  // Hundreds of accounts in ten minutes are too many for one address.
  const place = `10.2.${randomInt(256)}.${randomInt(256)}`
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL'] ?? '', 'x-forwarded-for': place }
  const response = await page.request.post(`/action/account/${name}`, { data, headers })
  if (!response.ok()) throw new Error(`${name} answered ${response.status()}: ${await response.text()}`)
}

/** Fills the fields with these labels. */
export async function fillIn(where: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await where.getByLabel(label, { exact: true }).fill(value)
}
