import { addConfirmedAccount } from '#app/features/accounts/store/commands.server.ts'
import { PROFILE } from '#app/features/accounts/testing/profile.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { hashPassword } from '#app/platform/secrets/password.server.ts'
import { PASSWORD } from './account-browser.ts'

/** Adds a specifier with a profile, without the way there; signs in with `PASSWORD`. */
export async function addSpecifier(db: Database, email: string): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD)
  await addConfirmedAccount(
    db,
    { email, passwordHash, profile: PROFILE, legalEntity: 'au', isInternal: false },
    new Date(),
  )
}
