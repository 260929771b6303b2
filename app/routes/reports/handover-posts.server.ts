import { AppError } from '@specify/core/app-error.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import type { ScheduleSource } from '#app/addresses/routes.ts'
import { PackageOrder } from '#app/features/handover/handover-calls.server.ts'
import { handoverHref } from '#app/features/reports/handover-hrefs.ts'
import { INCLUDED_NAMES } from '#app/features/handover/handover-order.ts'
import { ORDER_LIMIT, orderPackage } from '#app/features/handover/package/order-package.server.ts'
import { readOwnPackage } from '#app/features/handover/package/own-package.server.ts'
import { readSchedule } from '#app/features/reports/read-schedule.server.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { requestContext } from '#app/request-context.server.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from '../account/take-posts.server.ts'

/** The link of the address, or the project of the form. */
function sourceOf({ url, given }: Posted): ScheduleSource {
  const [, , folder, token = ''] = url.pathname.split('/')
  if (folder === 'l') return { token: decodeURIComponent(token) }
  const [projectId, revisionId] = [textOf(given, 'projectId'), textOf(given, 'revisionId')]
  return { projectId, ...(revisionId !== '' && { revisionId }) }
}

async function orProblem(posted: Posted, send: () => Promise<FormOutcome>): Promise<FormOutcome> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const page = handoverHref(posted.locale, sourceOf(posted))
    if (error.code === 'unauthorized') return { next: accountFormHref(posted.locale, { redirect: page }) }
    return { problems: { form: error.message.replace(/^\w+: ./, (text) => text.slice(-1).toUpperCase()) } }
  }
}

const forms: Readonly<Record<'order' | 'cancel', PostableForm>> = {
  order: {
    kept: [],
    send: (posted) =>
      orProblem(posted, async () => {
        const { given, locale, context } = posted
        const source = sourceOf(posted)
        const texts = (name: string) => given.getAll(name).filter((value) => typeof value === 'string')
        const order = PackageOrder.safeParse({
          ...source,
          kinds: texts('kinds').flatMap((value) => value.split(',')),
          by: textOf(given, 'by') || 'room',
          include: Object.fromEntries(INCLUDED_NAMES.map((name) => [name, texts('include').includes(name)])),
        })
        if (!order.success) throw new AppError('invalid_input', 'Choose what goes into the package.')
        const reader = context.get(requestContext)
        await reader.limits.assertWithin(ORDER_LIMIT, reader.clientAddress)
        const schedule = await readSchedule(reader, order.data)
        const packageId = await orderPackage({ ...reader, locale }, schedule, order.data)
        return { next: `${handoverHref(locale, source, { package: packageId })}#packages` }
      }),
  },
  cancel: {
    kept: [],
    send: (posted) =>
      orProblem(posted, async () => {
        const { given, locale, context } = posted
        const source = sourceOf(posted)
        const packageId = textOf(given, 'packageId')
        if (!isUuid(packageId)) throw new AppError('not_found', 'This package does not exist.')
        const reader = context.get(requestContext)
        await readOwnPackage(reader, { packageId, ...('token' in source && { token: source.token }) })
        await reader.packages.cancel(packageId)
        return { next: `${handoverHref(locale, source)}#packages` }
      }),
  },
}

export const takeHandoverPosts = takePosts(forms, 'order')
