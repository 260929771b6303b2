import { createElement } from 'react'
import { readBrandRange } from '#app/features/browse/listing/brand-range.server.ts'
import { readCarousel } from '#app/features/browse/overviews/carousel.server.ts'
import { readOverview } from '#app/features/browse/overviews/overview.server.ts'
import { readFinishes, readRoomParts } from '#app/features/browse/products/room-parts.server.ts'
import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import { BrandRange } from '#app/features/content/page/parts/brand-range.server.tsx'
import { Finishes } from '#app/features/content/page/parts/finishes.server.tsx'
import { ListingTiles } from '#app/features/content/page/parts/listing-tiles.server.tsx'
import type { Block } from '#app/features/content/page/page-view.server.ts'
import { renderHtml } from '#app/features/content/page/render-html.server.ts'
import { RoomDrawing } from '#app/features/content/page/parts/rooms/room-drawing.server.tsx'
import { RoomScene } from '#app/features/content/page/parts/rooms/room-scene.server.tsx'
import { Schedule } from '#app/features/content/page/parts/rooms/schedule.server.tsx'
import type { Slot } from '#app/features/content/page/slot.ts'
import type { Locale } from '@specify/core/market.ts'
import { startTemplateHref } from '#app/features/projects/list/start-template.ts'
import type { SiteRequest } from '#app/request-context.server.ts'

/** Slots that need a component; others become markup. */
type DrawnSlot = Extract<Slot, { slot: 'products' | 'contact' | 'consent' }>

export type FilledSlot =
  | Exclude<DrawnSlot, { slot: 'products' }>
  | (Omit<Extract<Slot, { slot: 'products' }>, 'filter'> & { readonly cards: readonly ProductCard[] })

export type FilledBlock = { readonly html: string } | FilledSlot

/** Blocks with the contents of their slots. */
export function fillBlocks(
  blocks: readonly Block[],
  path: string,
  locale: Locale,
  request: SiteRequest,
): Promise<FilledBlock[]> {
  return Promise.all(
    blocks.map(async (block): Promise<FilledBlock> => {
      if ('html' in block) return block
      switch (block.slot) {
        case 'products': {
          const { filter, ...slot } = block
          return { ...slot, cards: await readCarousel({ ...request, locale, path, filter }) }
        }
        case 'listings': {
          const tiles = await readOverview(block.kind, { ...request, locale }, block.brand)
          return { html: renderHtml(createElement(ListingTiles, { ...block, locale, tiles })) }
        }
        case 'range': {
          const range = await readBrandRange(block.brand, block.chapters, { ...request, locale })
          return { html: range ? renderHtml(createElement(BrandRange, { ...block, locale, range })) : '' }
        }
        case 'room': {
          const { slot: _, lines, template, ...scene } = block
          const startHref = startTemplateHref(request.content.projects.templates, template, locale)
          const parts = readRoomParts(lines, { ...request, locale })
          return { html: renderHtml(createElement(RoomScene, { ...scene, locale, lines: parts, startHref })) }
        }
        case 'drawing': {
          const parts = readRoomParts(block.setOut, { ...request, locale })
          // The drawing has a letter for each, also of what this reader does not see.
          const setOut = block.setOut.map(
            (line) => parts.find(({ mark }) => mark === line.mark) ?? { ...line, part: null },
          )
          return { html: renderHtml(createElement(RoomDrawing, { ...block, locale, setOut })) }
        }
        case 'finishes': {
          const parts = readFinishes(block.sku, { ...request, locale })
          return { html: renderHtml(createElement(Finishes, { ...block, locale, parts })) }
        }
        case 'schedule': {
          const { templates } = request.content.projects
          const startHref = startTemplateHref(templates, block.template, locale)
          const { rooms = [] } = (startHref !== null && templates.find(({ id }) => id === block.template)) || {}
          const read = rooms.map(({ name, lineItems }) => ({
            name,
            lines: readRoomParts(lineItems, { ...request, locale }),
          }))
          return { html: renderHtml(createElement(Schedule, { ...block, locale, rooms: read, startHref })) }
        }
        default:
          return block
      }
    }),
  )
}
