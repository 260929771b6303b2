import type { Locale } from '#app/features/markets/model.ts'
import { callAction, type ActionOutcome } from '#app/ui/call-action.ts'
import { isRoomTaken, type Placement, type ShoppingList } from '../placements.ts'

const FALLBACK_MESSAGE = 'Something went wrong!'
export const ROOM_EXISTS = 'Room already exists!'

/** An open project to choose. */
export type OpenProject = Pick<ShoppingList, 'projectId' | 'projectName'>

export type CallResult<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** `status` is 0 where no answer came. */
  | { readonly kind: 'failed'; readonly message: string; readonly status: number }

/** The calls of the add-to-project dialog. */
export function projectCalls(market: Locale) {
  async function listOpen(): Promise<CallResult<readonly OpenProject[]>> {
    type Answer = { readonly results: readonly OpenProject[] }
    const outcome = await callAction<Answer>('projectBuilder/getShoppingLists', {}, market)
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.answer.results } : failed(outcome)
  }

  const send = async (action: string, input: object): Promise<CallResult<ShoppingList>> => {
    type Answer = { readonly shoppingList: ShoppingList }
    const outcome = await callAction<Answer>(`projectBuilder/${action}`, input, market)
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.answer.shoppingList } : failed(outcome)
  }

  const read = (shoppingListId: string) => send('getProjectById', { shoppingListId })

  const setRooms = ({ projectId, version, roomLabels }: ShoppingList, label: string) =>
    send('updateProject', {
      shoppingListId: projectId,
      version,
      items: { selectedRoomDetails: [...roomLabels, label] },
    })

  /** Adds a room. Where the project has moved on, it is read anew and the room added to what it is now, once. */
  async function addRoom(project: ShoppingList, label: string): Promise<CallResult<ShoppingList>> {
    const first = await setRooms(project, label)
    if (first.kind === 'done' || first.status !== 409) return first
    const fresh = await read(project.projectId)
    if (fresh.kind === 'failed') return fresh
    if (isRoomTaken(fresh.value.roomLabels, label)) return { kind: 'failed', message: ROOM_EXISTS, status: 409 }
    return setRooms(fresh.value, label)
  }

  const place = (shoppingListId: string, sku: string, items: readonly Placement[]) =>
    send('updateShoppingList', { shoppingListId, sku, items })

  return { market, listOpen, read, addRoom, place }
}

export type ProjectCalls = ReturnType<typeof projectCalls>

function failed(outcome: Exclude<ActionOutcome<unknown>, { kind: 'done' }>): CallResult<never> {
  if (outcome.kind === 'offline') return { kind: 'failed', message: FALLBACK_MESSAGE, status: 0 }
  const { message, status } = outcome.refusal
  return { kind: 'failed', message: message || FALLBACK_MESSAGE, status }
}
