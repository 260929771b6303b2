import { readSharedSummary } from '#app/features/exports/shared-project.server.ts'
import type { SharedSummary } from '#app/features/exports/shared-summary.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { RequestContext } from '#app/request-context.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { errorResponse } from './run-action.server.ts'

/** Reads a minute and address, pages and calls together: more than people need, too few to guess ids. */
const LIMIT = perMinute('shared-project', 1_200)

/** A shared summary. @throws AppError as `readSharedSummary`, and `too_many_requests`. */
export async function findSharedSummary(
  context: Pick<RequestContext, 'db' | 'limits' | 'catalogue' | 'actor' | 'clientAddress'>,
  locale: Locale,
  projectId: string,
): Promise<SharedSummary> {
  await context.limits.assertWithin(LIMIT, context.clientAddress)
  return readSharedSummary(context, locale, projectId)
}

/** Answers `GET /{locale}/api/shared-project/?projectId=`: what anybody with the link may read, without a session. */
export async function answerSharedProject(
  request: Request,
  context: RequestContext,
  locale: Locale,
): Promise<Response> {
  try {
    const projectId = new URL(request.url).searchParams.get('projectId') ?? ''
    const shared = await findSharedSummary(context, locale, projectId)
    return Response.json(shared, {
      headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    })
  } catch (error) {
    return errorResponse(error, context)
  }
}
