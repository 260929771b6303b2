import type { z } from 'zod'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import { isBarcode } from '@specify/core/barcode.ts'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import type { Rooms } from '@specify/schedule/rooms/rooms.ts'
import { toUploadedRow } from './import-answer.ts'
import type { PlannedRow } from '@specify/list-reader/upload/import-plan.ts'
import type { PreviewShape } from './import-shapes.server.ts'
import { MAX_NAMED } from '@specify/list-reader/upload/model.ts'

export type Preview = DeepReadonly<z.output<typeof PreviewShape>>
type PreviewRow = Preview['rows'][number]

const MAX_SHOWN_LINES = 50
const GONE = 'This product may no longer be available.'
const BARCODE = 'This is the number of a barcode. Use the product code.'
const LOST_ZEROS = 'A spreadsheet drops zeros at the start of a code. Format the column as text.'

export function toPreview(plan: readonly PlannedRow[], rooms: Rooms, passedOver: readonly string[] = []): Preview {
  const keys = new Set(rooms.map(({ name }) => roomKey(name)))
  const added = plan.filter(({ placement }) => placement).length
  return {
    code: 'PREVIEW',
    message: `${added} of ${plan.length} ${plan.length === 1 ? 'row' : 'rows'} can be added.${passedOverText(passedOver.length)}`,
    rows: plan.map((row) => toPreviewRow(row, keys)),
    ...(passedOver.length > 0 && {
      passedOver: { count: passedOver.length, lines: passedOver.slice(0, MAX_SHOWN_LINES) },
    }),
  }
}

function passedOverText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' 1 line of text was passed over.' : ` ${count} lines of text were passed over.`
}

function toPreviewRow(row: PlannedRow, roomKeys: ReadonlySet<string>): PreviewRow {
  const { placement, found } = row
  return {
    ...toUploadedRow(row),
    isAdded: placement !== null,
    productName: found?.product.name ?? null,
    roomName: placement?.roomName ?? null,
    isNewRoom: placement !== null && !roomKeys.has(roomKey(placement.roomName)),
    hint: hintOf(row),
  }
}

function hintOf({ kind, sku, placement, candidates }: PlannedRow): string | null {
  if (placement) return placement.isAvailable ? null : GONE
  if (kind === 'ambiguous')
    return candidates
      .slice(0, MAX_NAMED)
      .map((each) => `${each.sku}: ${each.name}`)
      .join('. ')
  if (kind !== 'not-found' || !/^\d+$/.test(sku)) return null
  return isBarcode(sku) ? BARCODE : LOST_ZEROS
}
