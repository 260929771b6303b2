import { verifyManifest } from './manifest/verify-manifest.server.ts'
import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { HandoverContext } from '#app/features/handover/handover-context.ts'
import {
  readSchedule,
  SCHEDULE_ERRORS,
  SCHEDULE_EXAMPLE,
  SCHEDULE_INPUT,
} from '#app/features/reports/read-schedule.server.ts'
import { FILE_TYPE_NAMES } from './package/file-kinds.ts'
import { packageAddresses } from '#app/features/reports/handover-hrefs.ts'
import { ARRANGEMENT_NAMES, KEPT_HOURS } from './handover-order.ts'
import { ORDER_LIMIT, orderPackage } from './package/order-package.server.ts'
import { PACKAGE_ERRORS, PACKAGE_INPUT, readOwnPackage } from './package/own-package.server.ts'
import { EXAMPLE_PACKAGE, EXAMPLE_PACKAGE_ID, PackageShape, toPackageAnswer } from './package/package-shape.server.ts'
import { sendPackage } from './send-package.server.ts'

const PRIVATE = { 'cache-control': 'private, no-store' }
const EXAMPLE_INPUT = { packageId: EXAMPLE_PACKAGE_ID }

const Included = z
  .object({
    schedule: z.boolean().default(true),
    csv: z.boolean().default(true),
    compliance: z.boolean().default(false),
    access: z.boolean().default(false),
  })
  .prefault({})

export const PackageOrder = z.object({
  ...SCHEDULE_INPUT,
  kinds: z.array(z.enum(FILE_TYPE_NAMES)).max(60).describe('Types of files; none for the included papers alone'),
  by: z.enum(ARRANGEMENT_NAMES).default('room').describe('What the folders are'),
  include: Included.describe('Papers of the whole schedule'),
})

const order = defineEndpoint({
  name: 'handover-package',
  path: api.handoverPackage.template,
  group: 'Exports',
  method: 'POST',
  caller: 'anybody',
  limit: { perMinute: ORDER_LIMIT.points, by: 'address', name: ORDER_LIMIT.name },
  summary: `Orders a zip of all files of a schedule, with its list and a contents page: answers 202 at once, with the addresses of its progress and of the file, which can be fetched for ${KEPT_HOURS} hours.`,
  input: PackageOrder,
  output: z.object({ packageId: z.string(), progress: z.string(), zip: z.string(), cancel: z.string() }),
  example: {
    input: { ...SCHEDULE_EXAMPLE, kinds: ['installation-guidelines', 'warranty-Info'], by: 'room' },
    output: packageAddresses('au', EXAMPLE_PACKAGE_ID, undefined),
  },
  errors: [...SCHEDULE_ERRORS, 'unavailable'],
  async run(context: HandoverContext, request) {
    const schedule = await readSchedule(context, request)
    const packageId = await orderPackage(context, schedule, { ...request, kinds: [...new Set(request.kinds)] })
    return Response.json(packageAddresses(context.locale, packageId, request.token), { status: 202, headers: PRIVATE })
  },
})

const progress = defineEndpoint({
  name: 'handover-package-progress',
  path: api.handoverPackageProgress.template,
  group: 'Exports',
  method: 'GET',
  caller: 'anybody',
  limit: { perMinute: 240 },
  summary: 'How far a package is, and what is missing from it so far; any server answers.',
  input: z.object(PACKAGE_INPUT),
  output: PackageShape,
  example: { input: EXAMPLE_INPUT, output: EXAMPLE_PACKAGE },
  errors: [...PACKAGE_ERRORS],
  async run(context: HandoverContext, input) {
    const { locale, now } = context
    return toPackageAnswer(await readOwnPackage(context, input), { locale, now, token: input.token })
  },
})

const cancel = defineEndpoint({
  name: 'handover-package-cancel',
  path: api.handoverPackageCancel.template,
  group: 'Exports',
  method: 'POST',
  caller: 'anybody',
  limit: { perMinute: 60 },
  summary: 'Ends a package that is being made; of one that has ended it only answers the state.',
  input: z.object(PACKAGE_INPUT).partial().describe('Or in the address'),
  output: PackageShape,
  example: { input: EXAMPLE_INPUT, output: { ...EXAMPLE_PACKAGE, state: 'cancelled' } },
  errors: [...PACKAGE_ERRORS],
  async run(context: HandoverContext, input) {
    const { locale, now, packages, request } = context
    const query = new URL(request.url).searchParams
    const packageId = input.packageId ?? RowId.parse(query.get('packageId')?.slice(0, 100) || 'none')
    const token = input.token ?? query.get('token')?.slice(0, 100)
    const reference = { packageId, ...(token !== undefined && { token }) }
    await readOwnPackage(context, reference)
    await packages.cancel(reference.packageId)
    return toPackageAnswer(await readOwnPackage(context, reference), { locale, now, token: reference.token })
  },
})

const file = defineEndpoint({
  name: 'handover-package-file',
  path: api.handoverPackageFile.template,
  group: 'Exports',
  method: 'GET',
  caller: 'anybody',
  limit: { perMinute: 240 },
  summary:
    'A package that is ready: whole, or from where a download broke off (Range, If-Range with its ETag). 503 with Retry-After where another server has it.',
  input: z.object(PACKAGE_INPUT),
  output: z.string().describe('The zip'),
  example: { input: EXAMPLE_INPUT, output: 'PK' },
  errors: [...PACKAGE_ERRORS, 'package_pending', 'package_expired', 'unavailable'],
  async run(context: HandoverContext, request) {
    return sendPackage(context, await readOwnPackage(context, request))
  },
})

export const HANDOVER_ACTIONS = [order, progress, cancel, file, verifyManifest]
