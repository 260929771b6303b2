import { ageText } from '@specify/core/text/age-text.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { routes } from '#app/addresses/routes.ts'
import { sizeText } from '#app/features/handover/package/package-files.ts'
import { drillState } from '#app/features/health/drill-state.ts'
import { worstOf, type PartState } from '#app/features/health/part.ts'
import {
  readDatabaseSizes,
  readDrills,
  readImports,
  readJobs,
  readServers,
  type ServerState,
} from '#app/features/health/read-health.server.ts'
import type { RequestHealth } from '#app/features/health/request-health.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { formatCount } from '../lists/format-count.ts'
import { LEFT_BEHIND, MAIL_LIST } from '../lists/definitions/mail-list.server.ts'
import type { ListReader } from '../lists/list-definition.ts'
import { readListState } from '../lists/list-state.ts'
import { countRows } from '../lists/read-list.server.ts'
import { inTime } from '#app/platform/in-time.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'

type Site = Pick<RequestContext & RequestHealth, 'db' | 'now' | 'lookAtHealth'>

interface Reader {
  readonly locale: Locale
  /** Change sets are led to where they may be read. */
  readonly mayReadChanges: boolean
}

const PATIENCE_MS = 2_000
const ERRORS_SHOWN = 50

/** All that Health shows, as text. A section that does not answer in time is null. */
export async function readHealthPage({ db, now, lookAtHealth }: Site, { locale, mayReadChanges }: Reader) {
  const ago = (at: Date | null) => (at ? `${ageText(Math.max(0, now.getTime() - at.getTime()))} ago` : '')
  await inTime(lookAtHealth(), PATIENCE_MS + 500)
  const soon = <T>(work: Promise<T>) =>
    inTime(
      work.catch(() => null),
      PATIENCE_MS,
    )
  const [servers, jobs, imports, sizes, drills] = await Promise.all([
    soon(readServers(db, now)),
    soon(readJobs(db)),
    soon(readImports(db)),
    soon(readDatabaseSizes(db)),
    soon(readDrills(db)),
  ])
  return {
    drill: drills && drillState(drills, now),
    servers:
      servers &&
      newestByName(servers).map((server) => ({
        name: server.role === 'search' ? `${server.name}, search alone` : server.name,
        state: stateOf(server),
        note: noteOf(server, now),
        parts: server.isSilent ? [] : server.parts,
        folders: server.isSilent
          ? []
          : server.folders.map(({ name, bytes, isMore }) => ({
              name,
              size: isMore ? `More than ${sizeText(bytes)}` : sizeText(bytes),
            })),
      })),
    jobs:
      jobs &&
      jobs.map(({ name, waiting, oldest, failedAt, failure }) => ({
        name,
        waiting: countText(waiting),
        // A date to come is no age.
        oldest: oldest && oldest > now ? dateTimeIn({ code: locale }, oldest) : ago(oldest),
        failure: failedAt ? `${ago(failedAt)}${failure ? `: ${failure}` : ''}` : '',
      })),
    imports:
      imports &&
      imports.map(({ at, added, changed, withdrawn, set }) => ({
        at: dateTimeIn({ code: locale }, at),
        title: set ? `Changes ${set.number}` : 'Import',
        href: set && mayReadChanges ? routes.console.change.path({ locale, id: set.id }) : null,
        counts: `${countText(added)} added, ${countText(changed)} changed, ${countText(withdrawn)} withdrawn`,
      })),
    sizes: sizes && sizes.map(({ name, bytes }) => ({ name, size: sizeText(bytes) })),
    errors:
      servers &&
      servers
        .flatMap(({ name, errors }) => errors.map((error) => ({ ...error, server: name })))
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .slice(0, ERRORS_SHOWN)
        .map(({ at, ...error }, index) => ({
          ...error,
          key: `${at} ${index}`,
          at: dateTimeIn({ code: locale }, new Date(at)),
        })),
  }
}

/** Mails that did not leave; null where there is none. */
export async function readLeftMails(db: Database, reader: ListReader, retryHref: string) {
  const state = readListState(new URLSearchParams(LEFT_BEHIND), MAIL_LIST)
  const count = await inTime(
    countRows(db, MAIL_LIST, state, reader).catch(() => 0),
    PATIENCE_MS,
  )
  const href = `${routes.console.list.path({ locale: reader.locale, list: MAIL_LIST.key })}?${LEFT_BEHIND}`
  return count === 0 ? null : { count: formatCount(count ?? 'many'), href, retryHref }
}

export type HealthPage = Awaited<ReturnType<typeof readHealthPage>>

/** A server that was started again stands in the place of the process before it, whose errors stay. */
function newestByName(servers: readonly ServerState[]): readonly ServerState[] {
  const newest = new Map<string, ServerState>()
  for (const server of servers.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime()))
    newest.set(server.name, server)
  return servers.filter((server) => newest.get(server.name) === server)
}

function stateOf({ isStopped, isSilent, parts }: ServerState): PartState {
  if (isStopped) return 'off'
  return isSilent ? 'warning' : worstOf(parts)
}

function noteOf({ isStopped, isSilent, startedAt, seenAt }: ServerState, now: Date): string {
  const unseen = ageText(now.getTime() - seenAt.getTime())
  if (isStopped) return `Stopped ${unseen} ago`
  return isSilent ? `Not seen for ${unseen}` : `Up ${ageText(now.getTime() - startedAt.getTime())}`
}

/** The count of what needs somebody, for Today; null where all is well. Nothing is measured. */
export async function readHealthLine(db: Database, locale: Locale, now: Date) {
  const [servers, drills] = await Promise.all([readServers(db, now), readDrills(db)])
  const failing = newestByName(servers)
    .filter(({ isSilent }) => !isSilent)
    .flatMap(({ parts }) => parts.filter(({ state }) => state === 'failing').map(({ name }) => name))
  const names = [...new Set([...failing, ...(drillState(drills, now).isRed ? ['Restore not proven'] : [])])]
  if (names.length === 0) return null
  return {
    label: 'Health',
    count: countOf(names.length, 'problem'),
    note: names.join(', '),
    href: routes.console.health.path({ locale }),
  }
}
