import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Database } from '#app/platform/database/database.server.ts'

/** Ed25519. All servers on one database have the same: it is made once, by whichever needs it first. */
export interface SiteKey {
  /** The first 16 hex digits of the SHA-256 of the public key (SPKI, DER). */
  readonly id: string
  readonly pem: string
  /** Base64. */
  sign(text: string): string
  isSignature(text: string, base64: string): boolean
}

const NAME = 'manifest'

export async function readSiteKey(db: Database): Promise<SiteKey> {
  const existing = await findKey(db)
  if (existing) return existing
  const pair = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  // Another server may have been first: then its key is the one.
  await db
    .insertInto('site_key')
    .values({ name: NAME, private_key: pair.privateKey, public_key: pair.publicKey, made_at: new Date() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const key = await findKey(db)
  if (!key) throw new Error('the key that signs manifests could not be kept')
  return key
}

async function findKey(db: Database): Promise<SiteKey | null> {
  const row = await db
    .selectFrom('site_key')
    .select(['private_key', 'public_key'])
    .where('name', '=', NAME)
    .executeTakeFirst()
  if (!row) return null
  const privateKey = createPrivateKey({ key: row.private_key, format: 'der', type: 'pkcs8' })
  return toSiteKey(privateKey, createPublicKey({ key: row.public_key, format: 'der', type: 'spki' }))
}

function toSiteKey(privateKey: KeyObject, publicKey: KeyObject): SiteKey {
  return {
    id: createHash('sha256')
      .update(publicKey.export({ format: 'der', type: 'spki' }))
      .digest('hex')
      .slice(0, 16),
    pem: publicKey.export({ format: 'pem', type: 'spki' }),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    isSignature: (text, base64) => verify(null, Buffer.from(text), publicKey, Buffer.from(base64, 'base64')),
  }
}
