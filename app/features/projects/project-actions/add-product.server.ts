import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { assertAddable, isAvailable } from '@specify/schedule/addable.ts'
import { trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import { placeProduct } from '@specify/schedule/rooms/rooms.ts'
import { updateEditableProject } from './change.server.ts'
import { readerOf, type ProjectContext } from './shapes/project-context.ts'
import { LineItemId, Note, Quantity, RoomName } from './shapes/shapes.server.ts'

export const Placement = z.object({
  roomName: RoomName,
  lineItemId: LineItemId.nullish(),
  quantity: Quantity.meta({ minimum: 1 }).nullish().describe('Null or 0 removes a line item'),
  roomNotes: Note.nullish(),
})

interface AddInput {
  readonly shoppingListId: string
  readonly version?: number | undefined
  readonly sku: string
  readonly allowDiscontinued?: boolean | undefined
  readonly companions?: readonly string[] | undefined
  readonly items: readonly z.output<typeof Placement>[]
}

export async function addProduct(context: ProjectContext, input: AddInput) {
  const { shoppingListId, version, sku, items, allowDiscontinued = false, companions = [] } = input
  const reader = readerOf(context)
  const request = { projectId: shoppingListId, version: version ?? null, change: 'add product' }
  return updateEditableProject(context, request, (project) => {
    const product = reader.findNamed(sku, project.locale)
    const isAdding = items.some(({ lineItemId }) => !lineItemId)
    if (isAdding && !product) throw new AppError('not_found', 'There is no such product.')
    if (isAdding && product) assertAddable(product, allowDiscontinued)
    const added = { sku, productId: product?.productId ?? '', name: product?.name ?? sku }
    const placements = items.map((item) => ({
      roomName: trimRoomName(item.roomName),
      lineItemId: item.lineItemId ?? null,
      quantity: item.quantity ?? null,
      note: item.roomNotes ?? undefined,
    }))
    const rooms = placeProduct(project.rooms, added, placements, newUuid)
    const fresh = placements
      .filter(({ lineItemId }) => lineItemId === null)
      .map((each) => ({ ...each, note: undefined }))
    return {
      ...project,
      rooms: [...new Set(companions)].reduce((before, companion) => {
        const listed = reader.findListed(companion, project.locale)
        if (!listed || listed.variant.sku === sku) throw new AppError('not_found', 'There is no such product.')
        assertAddable({ isAvailable: isAvailable(listed.product) }, false)
        const { productId, name } = listed.product
        const other = { sku: listed.variant.sku, productId, name: name[project.locale] }
        return placeProduct(before, other, fresh, newUuid)
      }, rooms),
    }
  })
}
