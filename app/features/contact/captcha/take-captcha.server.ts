import type { Database } from '#app/platform/database/database.server.ts'
import { checkCaptcha, type CaptchaContext } from './captcha.server.ts'
import { type CaptchaProof } from './captcha-proof.ts'

/** Verifies the answer to a captcha, and uses it up. */
export async function takeCaptcha(
  value: string,
  context: CaptchaContext & { readonly db: Database },
): Promise<boolean> {
  const proof = await checkCaptcha(value, context)
  return proof !== null && spendProof(context.db, proof, context.now)
}

export async function spendProof(db: Database, proof: CaptchaProof, now: Date): Promise<boolean> {
  await db.deleteFrom('spent_captcha').where('expires_at', '<', now).execute()
  const spent = await db
    .insertInto('spent_captcha')
    .values({ token_hash: proof.hash, expires_at: proof.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return spent.numInsertedOrUpdatedRows === 1n
}
