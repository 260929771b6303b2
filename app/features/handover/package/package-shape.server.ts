import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { isOpen, type OrderedPackage } from './package-state.ts'

export const EXAMPLE_PACKAGE_ID = 'b7c1e0f2-4d7a-4c56-9a53-0d6f8d1f6a01'

const Count = z.object({ done: z.number(), of: z.number() })

export const PackageShape = z
  .object({
    packageId: z.string(),
    state: z.enum(['waiting', 'making', 'ready', 'failed', 'cancelled', 'expired']),
    about: z.string(),
    files: Count,
    bytes: Count.describe('`of` is the sum of the sizes that the catalogue states'),
    missing: z.array(z.string()).describe('The first hundred; all are in the manifest'),
    missingCount: z.number(),
    failure: z.string().nullable(),
    fileName: z.string(),
    zip: z.string().nullable().describe('Where it is fetched, by parts too (Range); null until it is ready'),
    zipBytes: z.number().nullable(),
    orderedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'HandoverPackage' })

export type PackageAnswer = z.output<typeof PackageShape>

/** One whose time is over has expired, whatever was noted last. */
export function packageState({ state, expiresAt }: OrderedPackage, now: Date): PackageAnswer['state'] {
  return state === 'ready' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

export function toPackageAnswer(
  ordered: OrderedPackage,
  { locale, token, now }: { readonly locale: string; readonly token: string | undefined; readonly now: Date },
): PackageAnswer {
  const { packageId, about, fileName, failure, progress, zipBytes, orderedAt, expiresAt } = ordered
  const state = packageState(ordered, now)
  return {
    packageId,
    state,
    about,
    files: { done: progress.filesDone, of: progress.filesTotal },
    bytes: { done: progress.bytesDone, of: progress.bytesTotal },
    missing: [...progress.missing],
    missingCount: progress.missingCount,
    failure: isOpen(ordered) ? null : failure,
    fileName,
    zip: state === 'ready' ? api.handoverPackageFile.href({ locale, packageId, token }) : null,
    zipBytes,
    orderedAt: orderedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

export const EXAMPLE_PACKAGE: PackageAnswer = {
  packageId: EXAMPLE_PACKAGE_ID,
  state: 'making',
  about: 'By type and room: 120 files of 3 kinds, Schedule (PDF)',
  files: { done: 41, of: 121 },
  bytes: { done: 18_204_000, of: 61_000_000 },
  missing: ['01 Type A/Ensuite/BM-01 96340B6AF Basin Mixer/warranty v1.0.pdf: its address answered 404'],
  missingCount: 1,
  failure: null,
  fileName: 'Harbour Street handover.zip',
  zip: null,
  zipBytes: null,
  orderedAt: '2026-11-25T07:09:00.000Z',
  expiresAt: null,
}
