import type { RequirementView } from '#app/features/catalogue/views/requirement-view.ts'
import type { SuccessorsView } from '#app/features/catalogue/views/successors-view.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { callAction, callForMinimal, type CallFailure, type CallOutcome } from '#app/ui/loading/call-action.ts'
import { failureText, SOMETHING_WENT_WRONG } from '#app/ui/loading/failure-text.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import {
  isRoomTaken,
  roomNames,
  type Placement,
  type PlacingProject,
} from '#app/features/projects/schedule/placements.ts'

export const ROOM_EXISTS = 'Room already exists!'

export type OpenProject = Pick<BuilderProject, 'projectId' | 'projectName'> & { readonly lastModifiedAt: string }

/** Open projects to choose from, by id; those of one name with the day of their last change. */
export function projectOptions(projects: readonly OpenProject[], market: Locale) {
  const named = Map.groupBy(projects, ({ projectName }) => projectName)
  return projects.map(({ projectId, projectName, lastModifiedAt }) => {
    const isAlone = named.get(projectName)?.length === 1
    const changed = dateTimeIn({ code: market }, new Date(lastModifiedAt))
    return [projectId, isAlone ? projectName : `${projectName}, changed ${changed}`] as const
  })
}

export interface CompanionsAnswer {
  readonly colour: string | null
  readonly requirements: readonly RequirementView[]
  /** Null for a product on sale. */
  readonly successors: SuccessorsView | null
}

interface PlaceOptions {
  readonly allowDiscontinued: boolean
  readonly companions: readonly string[]
}

export function placementFailure(failure: CallFailure): string {
  return failureText(failure, { offline: SOMETHING_WENT_WRONG })
}

export function placementCalls(market: Locale) {
  async function listOpen(): Promise<CallOutcome<readonly OpenProject[]>> {
    const outcome = await callAction('projectBuilder/getShoppingLists', {}, market)
    return outcome.kind === 'done' ? { kind: 'done', answer: outcome.answer.results } : outcome
  }

  const projectOf = async (
    sent: Promise<CallOutcome<{ readonly project: PlacingProject }>>,
  ): Promise<CallOutcome<PlacingProject>> => {
    const outcome = await sent
    return outcome.kind === 'done' ? { kind: 'done', answer: outcome.answer.project } : outcome
  }

  const read = (shoppingListId: string) =>
    projectOf(callForMinimal('projectBuilder/getProjectById', { shoppingListId }, market))

  const setRooms = ({ projectId, version, rooms }: PlacingProject, label: string) =>
    projectOf(
      callForMinimal(
        'projectBuilder/updateProject',
        { shoppingListId: projectId, version, items: { selectedRoomDetails: [...roomNames(rooms), label] } },
        market,
      ),
    )

  /** Adds a room. Where the project has moved on, it is reloaded and the room added once more. */
  async function addRoom(project: PlacingProject, label: string): Promise<CallOutcome<PlacingProject>> {
    const first = await setRooms(project, label)
    if (first.kind !== 'refused' || first.refusal.code !== 'conflict') return first
    const fresh = await read(project.projectId)
    if (fresh.kind !== 'done') return fresh
    if (isRoomTaken(roomNames(fresh.answer.rooms), label))
      return { kind: 'refused', refusal: { ...first.refusal, message: ROOM_EXISTS } }
    return setRooms(fresh.answer, label)
  }

  /** `allowDiscontinued` includes a discontinued product; companions go into the same rooms. */
  const place = (
    shoppingListId: string,
    sku: string,
    items: readonly Placement[],
    { allowDiscontinued, companions }: PlaceOptions,
  ) =>
    projectOf(
      callForMinimal(
        'projectBuilder/updateShoppingList',
        {
          shoppingListId,
          sku,
          items,
          ...(allowDiscontinued && { allowDiscontinued }),
          ...(companions.length > 0 && { companions }),
        },
        market,
      ),
    )

  const companions = (sku: string) => callAction('product/getCompanions', { sku }, market)

  return { market, listOpen, read, addRoom, place, companions }
}

export type PlacementCalls = ReturnType<typeof placementCalls>
