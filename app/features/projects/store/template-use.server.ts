import { skuPieces } from '@specify/schedule/sku-pieces.ts'
import type { Template, TemplateRoom } from '@specify/schedule/rooms/templates.ts'
import { replaceUse } from '#app/features/sku-use/write-use.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'

export async function writeTemplateUse(tx: Database, { id, rooms }: Pick<Template, 'id' | 'rooms'>): Promise<void> {
  const counted = rooms.map(({ lineItems }) => ({
    unitTypeId: null,
    items: lineItems.map((line) => ({ ...line, id: '', tag: '' })),
  }))
  await replaceUse(tx, { subjectId: id, kind: 'template', market: null }, skuPieces({ unitTypes: [], rooms: counted }))
}

/** Counts a template as it is stored. False where it is gone, or where somebody changes it right now. */
export async function recountTemplate(tx: Database, templateId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('project_template')
    .select(['rooms', 'changed_at'])
    .where('template_id', '=', templateId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return false
  await writeTemplateUse(tx, { id: templateId, rooms: row.rooms as TemplateRoom[] })
  await tx
    .updateTable('project_template')
    .set({ use_at: row.changed_at })
    .where('template_id', '=', templateId)
    .execute()
  return true
}
