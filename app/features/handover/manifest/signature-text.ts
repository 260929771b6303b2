export interface SignedFacts {
  /** Example: `https://specify.example`. */
  readonly site: string
  /** ISO 8601, UTC. */
  readonly signedAt: string
  readonly sha256: string
  /** The first 16 hex digits of the SHA-256 of the public key (SPKI, DER). */
  readonly keyId: string
}

const HEAD = 'specify-manifest-signature 1'

/** The signed text: the lines of `manifest.sig` above the signature, each with a line feed. */
export function signedText({ site, signedAt, sha256, keyId }: SignedFacts): string {
  return `${HEAD}\nsite: ${site}\nsigned: ${signedAt}\nmanifest-sha256: ${sha256}\nkey: ${keyId}\n`
}

/** `manifest.sig`. */
export function signatureFile(facts: SignedFacts, base64: string): string {
  return `${signedText(facts)}signature: ${base64}\n`
}

export const MAX_SIGNATURE_LENGTH = 2_000

/** Parses a `manifest.sig`; null for anything else. Line ends and surrounding spaces are ignored. */
export function readSignatureFile(text: string): { readonly facts: SignedFacts; readonly base64: string } | null {
  if (text.length > MAX_SIGNATURE_LENGTH) return null
  const match =
    /^specify-manifest-signature 1\nsite: (\S{1,300})\nsigned: ([\d:.TZ-]{20,30})\nmanifest-sha256: ([0-9a-f]{64})\nkey: ([0-9a-f]{16})\nsignature: ([\w+/]{86}==)$/.exec(
      text
        .replace(/^\ufeff/, '')
        .replaceAll(/\r\n?/g, '\n')
        .trim(),
    )
  if (!match) return null
  const [, site = '', signedAt = '', sha256 = '', keyId = '', base64 = ''] = match
  if (Number.isNaN(Date.parse(signedAt))) return null
  return { facts: { site, signedAt, sha256, keyId }, base64 }
}

/**
 * The bytes that a manifest may have had, as it was made, where a mail program or a text field has changed its line ends
 * or dropped the mark at its beginning: UTF-8 with that mark, and `\r\n`.
 */
export function restoredManifest(text: string): string {
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
  return `\ufeff${lines.replaceAll('\n', '\r\n')}\r\n`
}
