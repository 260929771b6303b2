import { setInternal } from '#app/features/staff/staff-rights.server.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { PROFILE_INPUT } from '#app/features/accounts/testing/profile.ts'
import { openDatabaseForTool, type Database, type DatabaseHandle } from '#app/platform/database/database.server.ts'
import { browserOf, encoded, PASSWORD } from './account-browser.ts'
import { linkIn, openMailbox, type Mailbox } from '../mailbox.ts'
import { startSite, type Site } from '../site.ts'
import { copyFixtureSite } from './use-site.ts'

const STAFF_DOMAIN = 'specify.test'

export type Browser = ReturnType<typeof browserOf>
/** A browser in which somebody is signed in. */
export type Person = Browser & { readonly email: string }

/** The built site with the fixture catalogue and further settings for one test file, its database, its mail, and people who sign in to it. */
export function usePeople(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-people-'))
  let mailbox: Mailbox
  let site: Site
  let handle: DatabaseHandle
  beforeAll(async () => {
    mailbox = await openMailbox()
    // Places differ by the address that the proxy in front of the site names.
    const settings = { SMTP_URL: mailbox.url, TRUST_PROXY: '1', STAFF_EMAIL_DOMAINS: STAFF_DOMAIN, ...env }
    copyFixtureSite(dataDir)
    site = await startSite({ dataDir, imported: true, env: settings })
    handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  })
  afterAll(async () => {
    await handle?.close()
    await site?.stop()
    await mailbox?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  let places = 0
  /** An address that nobody has called from yet. */
  const newPlace = () => `10.1.${Math.floor(++places / 250)}.${(places % 250) + 1}`
  const newBrowser = (): Browser => browserOf(site.url, newPlace())

  /** Somebody who has registered, confirmed and signed in; with a profile unless the test is about that. */
  async function newPerson({ profile = true, isStaff = false } = {}): Promise<Person> {
    const browser = newBrowser()
    const email = `jo-${randomUUID()}@${isStaff ? STAFF_DOMAIN : 'studio.test'}`
    const Password = encoded(PASSWORD)
    const registration = { Username: email, Password, ConfirmPassword: Password }
    await browser.call('register', { ...registration, website: 'specify', stores: ['specify-au'] })
    const link = linkIn(await mailbox.next(email))
    await browser.get(link.pathname + link.search)
    // What an operator says with a command.
    if (isStaff) await setInternal(handle.db, email, true, new Date())
    await browser.signIn(email)
    if (profile) await browser.call('update', PROFILE_INPUT)
    return { ...browser, email }
  }

  return {
    dataDir,
    db: (): Database => handle.db,
    site: () => site,
    mailbox: () => mailbox,
    newPlace,
    newBrowser,
    newPerson,
  }
}
