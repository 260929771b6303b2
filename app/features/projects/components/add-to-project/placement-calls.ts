import type { Locale } from '#app/features/markets/model.ts'
import { callAction, type ActionOutcome } from '#app/ui/call-action.ts'
import type { BuilderProject } from '../../builder/builder-project.ts'
import { isRoomTaken, roomNames, type Placement, type PlacingProject } from '../../placements.ts'

const FALLBACK_MESSAGE = 'Something went wrong!'
export const ROOM_EXISTS = 'Room already exists!'

/** An open project to choose. */
export type OpenProject = Pick<BuilderProject, 'projectId' | 'projectName'>

export type CallResult<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** `status` is 0 where no answer came. */
  | { readonly kind: 'failed'; readonly message: string; readonly status: number; readonly code?: string }

/** The calls of the add-to-project dialog. */
export function placementCalls(market: Locale) {
  async function listOpen(): Promise<CallResult<readonly OpenProject[]>> {
    type Answer = { readonly results: readonly OpenProject[] }
    const outcome = await callAction<Answer>('projectBuilder/getShoppingLists', {}, market)
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.answer.results } : failed(outcome)
  }

  const send = async (action: string, input: object): Promise<CallResult<PlacingProject>> => {
    type Answer = { readonly project: PlacingProject }
    const outcome = await callAction<Answer>(`projectBuilder/${action}`, input, market, 'return=minimal')
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.answer.project } : failed(outcome)
  }

  const read = (shoppingListId: string) => send('getProjectById', { shoppingListId })

  const setRooms = ({ projectId, version, rooms }: PlacingProject, label: string) =>
    send('updateProject', {
      shoppingListId: projectId,
      version,
      items: { selectedRoomDetails: [...roomNames(rooms), label] },
    })

  /** Adds a room. Where the project has moved on, it is read anew and the room added to what it is now, once. */
  async function addRoom(project: PlacingProject, label: string): Promise<CallResult<PlacingProject>> {
    const first = await setRooms(project, label)
    if (first.kind === 'done' || first.status !== 409) return first
    const fresh = await read(project.projectId)
    if (fresh.kind === 'failed') return fresh
    if (isRoomTaken(roomNames(fresh.value.rooms), label)) return { kind: 'failed', message: ROOM_EXISTS, status: 409 }
    return setRooms(fresh.value, label)
  }

  /** `allowDiscontinued` insists on a product that has been discontinued. */
  const place = (shoppingListId: string, sku: string, items: readonly Placement[], allowDiscontinued: boolean) =>
    send('updateShoppingList', { shoppingListId, sku, items, ...(allowDiscontinued && { allowDiscontinued }) })

  return { market, listOpen, read, addRoom, place }
}

export type PlacementCalls = ReturnType<typeof placementCalls>

function failed(outcome: Exclude<ActionOutcome<unknown>, { kind: 'done' }>): CallResult<never> {
  if (outcome.kind === 'offline') return { kind: 'failed', message: FALLBACK_MESSAGE, status: 0 }
  const { message, status, code } = outcome.refusal
  return { kind: 'failed', message: message || FALLBACK_MESSAGE, status, code }
}
