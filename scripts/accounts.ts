import './end-with-reader.ts'
import { AppError } from '@specify/core/app-error.ts'
import { isStaffRight, STAFF_RIGHTS } from '@specify/core/staff-rights.ts'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { customerTypeOf } from '#app/features/accounts/rules/customer-type.ts'
import { canonicalEmail } from '#app/features/accounts/rules/credentials.ts'
import { listAccounts } from '#app/features/accounts/store/queries.server.ts'
import { removeFactorOf } from '#app/features/console/people/remove-factor.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { unlockAccount } from '#app/features/staff/unlock-account.server.ts'
import { rightsOf, setInternal, setRights } from '#app/features/staff/staff-rights.server.ts'
import { findBrokenDays } from '#app/features/staff/seal-log.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabaseForTool, type Database } from '#app/platform/database/database.server.ts'
import { startupMessage } from '#app/platform/startup-message.server.ts'

const USAGE = `npm run accounts -- list
npm run accounts -- make-internal EMAIL
npm run accounts -- remove-internal EMAIL
npm run accounts -- rights EMAIL
npm run accounts -- grant EMAIL RIGHT
npm run accounts -- revoke EMAIL RIGHT
npm run accounts -- unlock EMAIL
npm run accounts -- remove-factor EMAIL
npm run accounts -- check-log
RIGHT is one of ${STAFF_RIGHTS.join(', ')}, or all.`

/** `accounts list|make-internal|remove-internal|rights|grant|revoke|unlock|remove-factor|check-log`. The exit code is 0 when it was done. */
async function main(): Promise<number> {
  const [command, typed, right, ...rest] = process.argv.slice(2)
  const isOfRight = command === 'grant' || command === 'revoke'
  if (
    rest.length > 0 ||
    isOfRight !== (right !== undefined) ||
    (command === 'list' || command === 'check-log') !== (typed === undefined)
  )
    return usage()
  const config = readConfig(process.env)
  const handle = await openDatabaseForTool(config)
  try {
    if (typed === undefined)
      return command === 'list' ? await list(handle.db, config.staffDomains) : await checkLog(handle.db)
    const email = canonicalEmail(typed)
    switch (command) {
      case 'make-internal':
        return report(await setInternal(handle.db, email, true, new Date()), email, 'is staff now')
      case 'remove-internal':
        return report(await setInternal(handle.db, email, false, new Date()), email, 'is staff no longer')
      case 'rights':
      case 'grant':
      case 'revoke':
        return await changeRights(handle.db, command, email, right)
      case 'unlock':
        return report(await unlock(handle.db, email), email, 'can try to sign in again')
      case 'remove-factor':
        return await removeFactor(handle.db, email)
      default:
        return usage()
    }
  } finally {
    await handle.close()
  }
}

async function changeRights(
  db: Database,
  command: 'rights' | 'grant' | 'revoke',
  email: string,
  word: string | undefined,
): Promise<number> {
  if (word !== undefined && word !== 'all' && !isStaffRight(word)) {
    console.error(`There is no right ${word}. Rights are ${STAFF_RIGHTS.join(', ')}; all is every one.`)
    return 2
  }
  const accountId = await accountIdOf(db, email)
  if (accountId === null) return report(false, email, '')
  const named = STAFF_RIGHTS.filter((right) => word === 'all' || right === word)
  const rights =
    word === undefined
      ? await rightsOf(db, accountId)
      : await setRights(
          db,
          {
            by: commandLine('people'),
            accountId,
            requestId: null,
            rights: (former) =>
              command === 'grant' ? [...former, ...named] : former.filter((right) => !named.includes(right)),
          },
          new Date(),
        )
  console.log(`${email}: ${rights.join(', ') || 'no rights of staff'}`)
  return 0
}

function unlock(db: Database, email: string): Promise<boolean> {
  return unlockAccount(db, { by: commandLine('people'), email, requestId: null }, new Date())
}

async function removeFactor(db: Database, email: string): Promise<number> {
  const accountId = await accountIdOf(db, email)
  if (accountId !== null)
    await removeFactorOf(db, { by: commandLine('people'), accountId, locale: 'au', requestId: null }, new Date())
  return report(accountId !== null, email, 'signs in without a second step now')
}

async function checkLog(db: Database): Promise<number> {
  const broken = await findBrokenDays(db)
  for (const day of broken) console.error(`The log of ${day} is not what was sealed.`)
  if (broken.length === 0) console.log('Every sealed day of the log is whole.')
  return broken.length === 0 ? 0 : 1
}

async function list(db: Database, staffDomains: readonly string[]): Promise<number> {
  for (const { email, isInternalUser, isVerified, companyName, createdAt, rights } of await listAccounts(db)) {
    const isOfStaffDomain = customerTypeOf(email, staffDomains) === 'internal'
    const marks = [
      isInternalUser ? 'internal' : isOfStaffDomain ? 'address of staff, but not internal' : '',
      rights.join(' ') || (isInternalUser || isOfStaffDomain ? 'no rights' : ''),
      isVerified ? '' : 'not confirmed',
    ]
    console.log([createdAt.toISOString().slice(0, 10), email, companyName, marks.filter(Boolean).join(', ')].join('\t'))
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
  // A refusal is no fault of the database or its settings.
  console.error(error instanceof AppError ? error.message : startupMessage(error))
  return 1
})
