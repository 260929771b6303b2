import type { Locale } from '@specify/core/market.ts'
import { callForMinimal, unreadable, type CallOutcome } from '#app/ui/loading/call-action.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { isSameRooms, isSameSubstitutions, isSameUnitTypes } from '@specify/schedule/edits/same-schedule.ts'
import { stateOf, type ProjectState } from '#app/features/builder/state/project-state.ts'
import type { Room, Substitution, UnitType } from '@specify/schedule/model.ts'
import { roomLabels } from '@specify/schedule/rooms/room-name.ts'
import type { GivenProject } from '#app/features/builder/state/stored-details.ts'

export type ProjectOutcome = CallOutcome<BuilderProject>

interface SaveOptions {
  /** Saved by the builder itself, without a press. */
  readonly isAutomatic?: boolean
  readonly signal?: AbortSignal
}

async function projectOf(
  sent: Promise<CallOutcome<{ readonly project?: BuilderProject | undefined }>>,
): Promise<ProjectOutcome> {
  const outcome = await sent
  if (outcome.kind !== 'done') return outcome
  // An answer without a valid project is unreadable.
  return isProject(outcome.answer.project) ? { kind: 'done', answer: outcome.answer.project } : unreadable(200)
}

function isProject(value: BuilderProject | undefined): value is BuilderProject {
  return typeof value?.projectId === 'string' && Array.isArray(value.rooms)
}

/** Calls of the builder. `accountId` is who has the changes: the session of the browser may be another's by now. */
export function projectCalls(locale: Locale, accountId?: string) {
  const load = (projectId: string) =>
    projectOf(callForMinimal('projectBuilder/getProjectById', { shoppingListId: projectId }, locale))
  return {
    create: ({ details, rooms, roomsFromList = false }: GivenProject, isInternal: boolean) =>
      projectOf(
        callForMinimal(
          'projectBuilder/createShoppingList',
          {
            projectDetails: {
              projectName: details.projectName,
              projectType: details.projectType,
              projectStatus: 'open',
              projectLocation: details.projectLocation,
              opportunityNumber: details.opportunityNumber,
              projectVersion: details.projectVersion,
            },
            customerDetails: {
              customerName: details.customerName,
              customerAddress: details.customerAddress,
              customerEmail: details.customerEmail,
              customerPhone: details.customerPhone,
            },
            IsInternalProject: isInternal,
            selectedRoomDetails: roomLabels(rooms),
            roomsFromList,
            specifierDetails: { username: details.username },
          },
          locale,
        ),
      ),

    /** Clashes with no other change: where the project has moved on meanwhile, it is set on top. */
    async showLandscape({ projectId, version }: BuilderProject, showLandscape: boolean) {
      const send = (base: number) =>
        projectOf(
          callForMinimal(
            'projectBuilder/saveProject',
            { id: projectId, version: base, details: { showLandscape } },
            locale,
          ),
        )
      const outcome = await send(version)
      if (outcome.kind !== 'refused' || outcome.refusal.status !== 409) return outcome
      const current = await load(projectId)
      return current.kind === 'done' ? send(current.answer.version) : current
    },

    load,

    /** Gives a project a former version's schedule, as a new version. */
    restore: ({ projectId, version }: BuilderProject, former: number) =>
      projectOf(
        callForMinimal(
          'projectBuilder/restoreState',
          { id: projectId, version, former, onlySchedule: true, ...(accountId !== undefined && { accountId }) },
          locale,
        ),
      ),

    /** Saves a state against its base, as one version; automatically where nobody has pressed anything. */
    async save(
      base: BuilderProject,
      state: ProjectState,
      { isAutomatic = false, signal }: SaveOptions = {},
    ): Promise<ProjectOutcome> {
      const was = stateOf(base)
      const { details, status, showPricesOnPdf, unitTypes, rooms, substitutions } = state
      const isSameSwitches = status === was.status && showPricesOnPdf === was.showPricesOnPdf
      const changed = changedFields(was.details, details)
      const input = {
        id: base.projectId,
        version: base.version,
        ...(!(isSameSwitches && Object.keys(changed).length === 0) && {
          details: { ...changed, status, showPricesOnPdf },
        }),
        ...(!isSameUnitTypes(was.unitTypes, unitTypes) && { unitTypes: toGivenTypes(unitTypes, was.unitTypes) }),
        ...(!isSameRooms(was.rooms, rooms) && { rooms: rooms.map(toGivenRoom) }),
        ...(!isSameSubstitutions(was.substitutions, substitutions) && {
          substitutions: substitutions.map((record) => toGivenRecord(record, was.substitutions)),
        }),
        // What is in the project has been agreed to.
        allowDiscontinued: true,
        ...(accountId !== undefined && { accountId }),
        ...(isAutomatic && { isAutomatic }),
      }
      return projectOf(callForMinimal('projectBuilder/saveProject', input, locale, signal))
    },
  }
}

/** Hands that are left out would stay as they are. */
function toGivenTypes(unitTypes: readonly UnitType[], was: readonly UnitType[]) {
  const handed = new Set(was.flatMap(({ id, hands }) => (hands ? [id] : [])))
  return unitTypes.map((each) => (!each.hands && handed.has(each.id) ? { ...each, hands: null } : each))
}

function toGivenRoom({ items, ...room }: Room) {
  const lineItems = items.map(({ id, sku, quantity, note, tag, name, free }) => ({
    id,
    sku,
    quantity,
    note,
    tag,
    ...(free && { name, free }),
  }))
  return { ...room, access: room.access ?? null, lineItems }
}

function toGivenRecord(record: Substitution, saved: readonly Substitution[]) {
  const { id, from, to, lines, reason, note } = record
  if (saved.some((each) => each.id === id)) return { id }
  return { id, from: from.sku, to: to.sku, lineItemIds: lines.map(({ lineItemId }) => lineItemId), reason, note }
}

function changedFields(
  saved: GivenProject['details'],
  details: GivenProject['details'],
): Partial<GivenProject['details']> {
  const fields = Object.keys(details) as (keyof GivenProject['details'])[]
  return Object.fromEntries(
    fields.filter((field) => details[field] !== saved[field]).map((field) => [field, details[field]]),
  )
}
