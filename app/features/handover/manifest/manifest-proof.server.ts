import { webcrypto } from 'node:crypto'
import type { Database } from '#app/platform/database/database.server.ts'
import { readSignatureFile, restoredManifest, signatureFile, signedText, type SignedFacts } from './signature-text.ts'
import { readSiteKey } from './site-key.server.ts'

/** Signs a manifest and keeps that it did. Answers the content of `manifest.sig`. */
export async function signManifest(db: Database, manifest: string, site: string, now: Date): Promise<string> {
  const key = await readSiteKey(db)
  const sha256 = await sha256Of(Buffer.from(manifest))
  const facts = { site, signedAt: now.toISOString(), sha256: sha256.toString('hex'), keyId: key.id }
  const signature = signatureFile(facts, key.sign(signedText(facts)))
  await db
    .insertInto('signed_manifest')
    .values({ sha256, signature, signed_at: now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
  return signature
}

/** Larger texts are compared unchanged: nobody pastes more. */
const MAX_RESTORED_BYTES = 3_000_000

export type ManifestProof =
  | {
      readonly result: 'signed'
      readonly facts: SignedFacts
      /** True if the bytes are the signed ones; otherwise line ends or a byte order mark differ. */
      readonly isExact: boolean
    }
  | { readonly result: 'changed' }

interface TypedManifest {
  readonly manifest: Uint8Array
  /** Text of `manifest.sig`; empty to look the manifest up among those signed. */
  readonly signature: string
}

/** Verifies that this site signed a manifest, byte by byte. */
export async function proveManifest(db: Database, { manifest, signature }: TypedManifest): Promise<ManifestProof> {
  const key = await readSiteKey(db)
  const given = signature.trim() === '' ? null : readSignatureFile(signature)
  for (const isExact of [true, false]) {
    if (!isExact && manifest.length > MAX_RESTORED_BYTES) break
    const bytes = isExact ? manifest : Buffer.from(restoredManifest(new TextDecoder().decode(manifest)))
    const sha256 = await sha256Of(bytes)
    const signed = signature.trim() === '' ? await findSignature(db, sha256) : given
    if (signed?.facts.sha256 === sha256.toString('hex') && key.isSignature(signedText(signed.facts), signed.base64))
      return { result: 'signed', facts: signed.facts, isExact }
  }
  return { result: 'changed' }
}

async function findSignature(db: Database, sha256: Buffer) {
  const row = await db.selectFrom('signed_manifest').select('signature').where('sha256', '=', sha256).executeTakeFirst()
  return row ? readSignatureFile(row.signature) : null
}

/** SHA-256, computed outside the main thread: a manifest may have 12 MB. */
async function sha256Of(bytes: Uint8Array): Promise<Buffer> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))
}
