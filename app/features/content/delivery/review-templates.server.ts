import { LOCALES } from '@specify/core/market.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { readCatalogue } from '#app/features/catalogue/store/queries.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { checkRoomParts } from '@specify/models/room/room-rules.ts'
import { RoomRulesFile } from '../room-rules-file.server.ts'
import { ProjectsFile } from '../site-files.server.ts'
import { checkContent } from './check-content.server.ts'
import { readContentFiles } from './read-files.server.ts'

/** Lists what rooms of a folder's templates lack of what such rooms usually have. */
export async function reviewTemplates(db: Database, directory: string): Promise<string[]> {
  const { sound } = checkContent(await readContentFiles(directory))
  const textOf = (name: string) => sound.find((each) => each.name === name)?.text ?? '{}'
  const { templates } = ProjectsFile.parse(JSON.parse(textOf('projects.json')))
  const { rules } = RoomRulesFile.parse(JSON.parse(textOf('room-rules.json')))
  const wanted = new Set(
    templates.flatMap(({ rooms }) => rooms.flatMap(({ lineItems }) => lineItems.map(({ sku }) => sku))),
  )
  const listed = new Map<string, CodedVariant>()
  await readCatalogue(db, async (_generation, products) => {
    for await (const product of products)
      for (const variant of product.variants) if (wanted.has(variant.sku)) listed.set(variant.sku, { product, variant })
  })
  return templates.flatMap(({ id, rooms, markets = [...LOCALES] }) =>
    markets.flatMap((market) =>
      rooms
        .filter(({ access }) => access !== undefined)
        .flatMap((room) => {
          const pieces = room.lineItems.map(({ sku, quantity }) => ({ listed: listed.get(sku) ?? null, quantity }))
          return checkRoomParts({ ...room, pieces }, rules, market).flatMap(({ what, state, clause, source }) =>
            state === 'here'
              ? []
              : [`template ${id} in ${market}, ${room.name}: ${what} is ${state} (${source}, ${clause})`],
          )
        }),
    ),
  )
}
