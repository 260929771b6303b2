import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { Room, UnitType } from '@specify/schedule/model.ts'
import type { QuoteAnswer } from '#app/features/quotes/quote.ts'
import type { Database } from '#app/platform/database/database.server.ts'

/** All pieces and those in units of the other hand, by record and SKU. */
type Counts = Record<string, readonly [kind: string, all: number, mirrored: number]>

/** Counted line by line, without the code that writes. */
export async function countAll(db: Database): Promise<Counts> {
  const counts = new Map<string, [string, number, number]>()
  const add = (subject: string, kind: string, sku: string, all: number, mirrored = 0) => {
    const count = counts.getOrInsertComputed(`${subject} ${skuKey(sku)}`, () => [kind, 0, 0])
    count[1] += all
    count[2] += mirrored
  }
  const addSchedule = (subject: string, kind: string, types: readonly UnitType[], rooms: readonly Room[]) => {
    for (const { unitTypeId, items } of rooms)
      for (const { sku, quantity, free } of items) {
        if (free) continue
        const type = types.find(({ id }) => id === unitTypeId)
        const units = type ? type.count : 1
        const other = type?.hands ? type.hands[type.hands.drawn === 'left' ? 'right' : 'left'] : 0
        add(subject, kind, sku, quantity * units, quantity * other)
      }
  }
  for (const row of await db.selectFrom('project').selectAll().execute())
    if (row.deleted_at === null && row.status === 'open')
      addSchedule(row.project_id, 'project', row.unit_types as UnitType[], row.rooms as Room[])
  for (const row of await db.selectFrom('project_revision').selectAll().execute()) {
    const parts = await db
      .selectFrom('project_revision_part')
      .selectAll()
      .where('project_id', '=', row.project_id)
      .execute()
    const part = (hash: string) => parts.find((each) => each.hash === hash)?.content as never
    const { unitTypes, rooms } = part(row.schedule) as { unitTypes: UnitType[]; rooms: string[] }
    addSchedule(row.revision_id, 'revision', unitTypes, rooms.map(part))
  }
  for (const { quote_id: id, status, request, answer } of await db.selectFrom('quote').selectAll().execute())
    for (const [index, { sku, quantity }] of (
      request as { lines: { sku: string; quantity: number }[] }
    ).lines.entries()) {
      const line = (answer as QuoteAnswer | null)?.lines[index]
      if (status === 'open') add(id, 'quote', sku, quantity)
      if (status === 'answered' && line?.priceCents != null) add(id, 'offer', line.substitute?.sku ?? sku, quantity)
    }
  for (const { cart_id: id, lines } of await db.selectFrom('cart').selectAll().execute())
    for (const { sku, count } of lines as { sku: string; count: number }[]) add(id, 'cart', sku, count)
  for (const { template_id: id, rooms } of await db.selectFrom('project_template').selectAll().execute())
    for (const { lineItems } of rooms as { lineItems: { sku: string; quantity: number }[] }[])
      for (const { sku, quantity } of lineItems) add(id, 'template', sku, quantity)
  return Object.fromEntries(counts)
}

export async function readUses(db: Database): Promise<Counts> {
  const rows = await db.selectFrom('sku_use').selectAll().execute()
  return Object.fromEntries(
    rows.map((row) => [
      `${row.subject_id} ${row.sku}`,
      [row.kind, Number(row.pieces) + Number(row.mirrored), Number(row.mirrored)],
    ]),
  )
}
