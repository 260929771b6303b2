import { z } from 'zod'
import { VERIFY_PATH } from '#app/addresses/routes.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import type { HandoverContext } from '#app/features/handover/handover-context.ts'
import { proveManifest, type ManifestProof } from './manifest-proof.server.ts'
import { MAX_SIGNATURE_LENGTH } from './signature-text.ts'

/** The largest manifest is smaller; one that is pasted is seldom more than a tenth of it. */
export const MAX_MANIFEST_BYTES = 12_000_000
export const MAX_PASTED_LENGTH = 2_000_000
const LIMIT = perMinute('verify-manifest', 30)
const queue = new BoundedQueue({ atOnce: 2, waiting: 20 })

const Proof = z.object({
  result: z.enum(['signed', 'changed']),
  text: z.string(),
  signedAt: z.iso.datetime().nullable(),
  sha256: z.string().nullable(),
  isExact: z.boolean().describe('False where only line ends, or the mark at the beginning, differ'),
})
export type ProofAnswer = z.output<typeof Proof>

interface TypedManifest {
  readonly manifest: Uint8Array
  readonly signature: string
}

type VerifyContext = Pick<HandoverContext, 'clientAddress' | 'db' | 'limits' | 'request'>

/** @throws AppError `too_many_requests`, `unavailable` */
export async function answerProof(
  context: VerifyContext,
  { manifest, signature }: TypedManifest,
): Promise<ProofAnswer> {
  const proof = await queue.run(
    () => proveManifest(context.db, { manifest, signature }),
    context.request.signal,
    context.clientAddress,
  )
  return {
    result: proof.result,
    text: proofText(proof),
    signedAt: proof.result === 'signed' ? proof.facts.signedAt : null,
    sha256: proof.result === 'signed' ? proof.facts.sha256 : null,
    isExact: proof.result === 'signed' && proof.isExact,
  }
}

/**
 * Limit for posts outside of calls.
 * @throws AppError `too_many_requests`
 */
export function assertWithinProofs({ clientAddress, limits }: VerifyContext): Promise<void> {
  return limits.assertWithin(LIMIT, clientAddress)
}

function proofText(proof: ManifestProof): string {
  if (proof.result === 'changed') return 'Changed, or not signed by this site.'
  const at = `${dateTimeIn({ code: 'au' }, new Date(proof.facts.signedAt))} (Sydney time)`
  return `Signed by this site on ${at}.${proof.isExact ? '' : ' Only its line ends differ from the file as it was made.'}`
}

export const verifyManifest = defineEndpoint({
  name: 'verify-manifest',
  path: VERIFY_PATH,
  group: 'Exports',
  method: 'POST',
  caller: 'public',
  limit: { perMinute: LIMIT.points, name: LIMIT.name, isFirst: true },
  maxBodyBytes: 3 * MAX_PASTED_LENGTH,
  summary:
    'Whether this site signed the list of a handover package exactly as it is given. Also takes forms (`manifest` as file or text, `signature`) and a CSV as it is; a browser is answered with a page.',
  input: z.object({
    manifest: z.string().min(1).max(MAX_PASTED_LENGTH).describe('The text of manifest.csv'),
    signature: z
      .string()
      .max(MAX_SIGNATURE_LENGTH)
      .default('')
      .describe('The text of manifest.sig; left out: what this site has signed is looked up'),
  }),
  output: Proof,
  example: {
    input: { manifest: 'tag,sku,kind,file,version,date,bytes,sha256,source,status\r\n' },
    output: {
      result: 'changed',
      text: 'Changed, or not signed by this site.',
      signedAt: null,
      sha256: null,
      isExact: false,
    },
  },
  errors: ['invalid_input', 'too_large', 'too_many_requests', 'unavailable'],
  run: (context: VerifyContext, { manifest, signature }) =>
    answerProof(context, { manifest: Buffer.from(manifest), signature }),
})
