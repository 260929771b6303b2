import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { BoundedQueue } from '../process/bounded-queue.ts'

/**
 * Argon2id with 7 MiB and five passes: of the settings that OWASP counts as equal, the one that takes two cores least
 * time, as it stays in their caches. About 7 ms of a core.
 */
const COST = { memoryCost: 7_168, timeCost: 5, parallelism: 1 }
const COST_MARK = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** Two hashes at a time leave room for pages; a longer queue would wait for seconds. */
const queue = new BoundedQueue({ atOnce: 2, waiting: 200 })
const never = new AbortController().signal

/** The hash of a password, salted, in the PHC form. @throws AppError `unavailable` where too many are under way. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password.normalize('NFC'), COST), never)
}

/**
 * Verifies a password. Without a hash it takes as long and returns false, so that timing does not reveal whether there
 * is one.
 */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const stored = hashed ?? (await (dummyHash ??= hashPassword(randomBytes(16).toString('hex'))))
  let matches = false
  for (const form of formsOf(password)) matches ||= await queue.run(() => verify(stored, form), never)
  return matches && hashed !== null
}

/** Returns whether a hash has another cost and should be renewed once the password is known. */
export function isOutdated(hashed: string): boolean {
  return !hashed.includes(COST_MARK)
}

/** A password as keyboards compose its letters: macOS may send `e` and its accent apart. Former hashes are of what was typed. */
function formsOf(password: string): readonly string[] {
  return [...new Set([password.normalize('NFC'), password, password.normalize('NFD')])]
}

let dummyHash: Promise<string> | null = null
