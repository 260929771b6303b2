import { HOTP, Secret } from 'otpauth'
import { encoded, PASSWORD } from './account-browser.ts'
import type { Person } from './use-people.ts'

/** An authenticator app: the code of now, or of so many half minutes later. */
export interface Phone {
  readonly secret: string
  readonly code: (shift?: number) => string
}

/** The page of two-step sign-in. */
export const TWO_STEP_PAGE = '/au/my-account/two-step/'

export function phoneOf(secret: string): Phone {
  const hotp = new HOTP({ secret: Secret.fromBase32(secret) })
  return { secret, code: (shift = 0) => hotp.generate({ counter: Math.floor(Date.now() / 30_000) + shift }) }
}

/** Begins to set up two-step sign-in, and scans the page with a new phone. */
export async function scannedSetUp(person: Person): Promise<Phone> {
  const { status } = await person.call('startSecondFactor', { password: encoded(PASSWORD) })
  if (status !== 200) throw new Error(`startSecondFactor answered ${status}`)
  return phoneIn(await (await person.get(TWO_STEP_PAGE)).text())
}

/** The phone that has scanned a page of two-step sign-in. */
export function phoneIn(html: string): Phone {
  const [, key = ''] = /Or type the key:.*?<code[^>]*>([A-Z2-7 ]+)<\/code>/s.exec(html) ?? []
  return phoneOf(key.replaceAll(' ', ''))
}
