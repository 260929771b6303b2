import './end-with-reader.ts'
import { setInternal } from '#app/features/accounts/store/commands.server.ts'
import { canonicalEmail } from '#app/features/accounts/rules/credentials.ts'
import { ATTEMPTS_ON_ACCOUNT } from '#app/features/accounts/store/password-check.server.ts'
import { findCredentials, listAccounts } from '#app/features/accounts/store/queries.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabaseForTool, type Database } from '#app/platform/database/database.server.ts'
import { startupMessage } from '#app/platform/startup-message.server.ts'
import { clearLimits } from '#app/platform/limits/limits.server.ts'

const USAGE = `npm run accounts -- list
npm run accounts -- make-internal EMAIL
npm run accounts -- remove-internal EMAIL
npm run accounts -- unlock EMAIL`

/** `accounts list|make-internal|remove-internal|unlock`. The exit code is 0 when it was done. */
async function main(): Promise<number> {
  const [command, typed, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || (command === 'list') !== (typed === undefined)) return usage()
  const handle = await openDatabaseForTool(readConfig(process.env))
  try {
    if (typed === undefined) return await list(handle.db)
    const email = canonicalEmail(typed)
    switch (command) {
      case 'make-internal':
        return report(await setInternal(handle.db, email, true, new Date()), email, 'is staff now')
      case 'remove-internal':
        return report(await setInternal(handle.db, email, false, new Date()), email, 'is staff no longer')
      case 'unlock':
        await clearLimits(handle.db, ATTEMPTS_ON_ACCOUNT, email)
        return report((await findCredentials(handle.db, email)) !== null, email, 'can try to sign in again')
      default:
        return usage()
    }
  } finally {
    await handle.close()
  }
}

async function list(db: Database): Promise<number> {
  for (const { email, isInternalUser, isVerified, companyName, createdAt } of await listAccounts(db)) {
    const marks = [isInternalUser ? 'internal' : '', isVerified ? '' : 'not confirmed'].filter(Boolean).join(', ')
    console.log([createdAt.toISOString().slice(0, 10), email, companyName, marks].join('\t'))
  }
  return 0
}

function report(isDone: boolean, email: string, what: string): number {
  if (isDone) console.log(`${email} ${what}.`)
  else console.error(`There is no account with the address ${email}.`)
  return isDone ? 0 : 1
}

function usage(): number {
  console.error(USAGE)
  return 2
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(startupMessage(error))
  return 1
})
