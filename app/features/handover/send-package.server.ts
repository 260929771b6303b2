import { AppError } from '@specify/core/app-error.ts'
import { sendFile } from '#app/platform/files/send-file.server.ts'
import { downloadHeader } from '#app/platform/http/download-header.ts'
import type { HandoverContext } from '#app/features/handover/handover-context.ts'
import type { OrderedPackage } from './package/package-state.ts'
import { packageState } from './package/package-shape.server.ts'

/** @throws AppError `package_pending`, `package_expired`, or `unavailable` where another server has the file. */
export async function sendPackage(
  { now, packages, request }: Pick<HandoverContext, 'now' | 'packages' | 'request'>,
  ordered: OrderedPackage,
): Promise<Response> {
  const state = packageState(ordered, now)
  if (state === 'waiting' || state === 'making')
    throw new AppError('package_pending', 'This package is still being made.', { retryAfterSeconds: 5 })
  if (state !== 'ready') throw new AppError('package_expired', 'This package is no longer available. Order it again.')
  const opened = await packages.openFile(ordered)
  if (!opened) throw new AppError('unavailable', 'Another server has this package. Please try again.')
  return sendFile(request, opened, 'application/zip', {
    'cache-control': 'private, no-store',
    'content-disposition': downloadHeader(ordered.fileName),
  })
}
