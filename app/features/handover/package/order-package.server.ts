import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { openLink } from '#app/features/links/links/open-link.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { HandoverContext } from '#app/features/handover/handover-context.ts'
import { readLines } from '#app/features/reports/read-lines.server.ts'
import { scheduleTitle, type EvidenceSchedule } from '#app/features/reports/schedule.ts'
import { MAX_FILES, MAX_PACKAGE_BYTES, MAX_ROWS, type HandoverOrder } from '../handover-order.ts'
import { aboutLines, aboutText } from './package-about.ts'
import { sizeText } from './package-files.ts'
import type { PackageJob } from './package-job.ts'
import { chosenParts } from './package-parts.server.ts'
import { planPackage, type PackagePlan } from './package-plan.ts'
import { safeName } from './safe-names.ts'
import { statedBytes } from './write-package.server.ts'

interface AskedPackage extends HandoverOrder {
  readonly token?: string | undefined
}

export const ORDER_LIMIT = perMinute('handover-package', 10)

/**
 * Reads who orders: an account, or the holder of a link.
 * @throws AppError as `openLink`
 */
export async function readOrderer(
  context: Pick<HandoverContext, 'actor' | 'clientAddress' | 'db' | 'limits' | 'now'>,
  token: string | undefined,
): Promise<{ readonly accountId: string | null; readonly linkId: string | null }> {
  if (token === undefined) return { accountId: assertSpecifier(context.actor).accountId, linkId: null }
  const { link } = await openLink(context, token)
  return { accountId: null, linkId: link.id }
}

/** A link's recipient has files only where the link says so. @throws AppError `forbidden` */
export function assertFiles({ rights }: Pick<EvidenceSchedule, 'rights'>): void {
  if (!rights.files) throw new AppError('forbidden', 'This link shows the schedule without files.')
}

/**
 * Orders a package of a schedule that its reader may see, which is made in the background. Answers its id.
 * @throws AppError `forbidden` for a link without files; `invalid_input` where nothing is chosen or too much; `unavailable`.
 */
export async function orderPackage(
  context: HandoverContext,
  schedule: EvidenceSchedule,
  asked: AskedPackage,
): Promise<string> {
  const { config, content, now, packages, printer } = context
  assertFiles(schedule)
  const orderer = await readOrderer(context, asked.token)
  const { project, revision, reader } = schedule
  const plan = await runInTurns(planPackage(project, await readLines(schedule), asked, reader.visibility))
  const parts = chosenParts({ config, content, printer, visibility: reader.visibility }, schedule, asked.include)
  assertWithinBounds(plan)
  if (plan.rows.length === 0 && parts.length === 0)
    throw new AppError('invalid_input', 'kinds: choose what goes into the package; there is nothing of these kinds.')
  const title = scheduleTitle(schedule)
  const packageId = randomUUID()
  const job: PackageJob = {
    packageId,
    title,
    about: aboutLines(schedule),
    locale: project.locale,
    plan,
    parts,
  }
  const order = {
    packageId,
    projectId: project.projectId,
    ...orderer,
    about: aboutText(asked, plan),
    fileName: `${safeName(`${title} handover`, 100)}.zip`,
    isInternal: reader.visibility === 'internal',
    orderKey: orderKey([
      orderer,
      project.projectId,
      revision?.id ?? null,
      asked.by,
      asked.include,
      asked.kinds.toSorted(),
    ]),
    progress: {
      filesDone: 0,
      filesTotal: plan.files.length + parts.length,
      bytesDone: 0,
      bytesTotal: statedBytes(job),
      missing: [],
      missingCount: 0,
    },
  }
  return packages.order(order, job, now)
}

function assertWithinBounds(plan: PackagePlan): void {
  const tooMuch = (what: string) =>
    new AppError('invalid_input', `kinds: a package has at most ${what}. Order fewer kinds at a time.`)
  if (plan.files.length > MAX_FILES) throw tooMuch(`${MAX_FILES} files`)
  if (plan.rows.length > MAX_ROWS) throw tooMuch(`${MAX_ROWS} rows in its list`)
  if (statedBytes({ plan }) > MAX_PACKAGE_BYTES) throw tooMuch(sizeText(MAX_PACKAGE_BYTES))
}

function orderKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
