import type { CarouselFilter } from '#app/features/browse/overviews/carousel-query.ts'

import type { SetOut } from './parts/rooms/room-drawings.server.ts'
import type { RoomProduct } from './parts/rooms/rooms.server.ts'

interface DrawnView {
  readonly src: string | null
  readonly width: number
  readonly height: number
}

/** A place in a page for a part that runs in the browser, or belongs to another feature. */
export type Slot =
  | {
      readonly slot: 'products'
      readonly title: string
      /** Link to all of them; null for none. */
      readonly href: string | null
      /** Null for the newest products. */
      readonly filter: CarouselFilter | null
    }
  | {
      readonly slot: 'listings'
      readonly kind: 'category' | 'brand' | 'sector' | 'collection'
      readonly title: string
      readonly href: string
      /** Path of the brand whose collections are meant. */
      readonly brand?: string | undefined
    }
  | {
      readonly slot: 'range'
      /** Path of the brand. */
      readonly brand: string
      readonly line: string
      readonly chapters: readonly {
        readonly listing?: string | undefined
        readonly title: string | null
        readonly descriptionHtml: string
        readonly href: string | null
        readonly pictureHtml: string | null
        /** Products that stand in that room. */
        readonly inRoom: readonly string[]
        readonly skus?: readonly string[] | undefined
      }[]
    }
  | {
      readonly slot: 'room'
      readonly title: string
      readonly level: 1 | 2
      readonly descriptionHtml: string
      readonly pictureHtml: string
      /** The class of the page's own style that places its marks. */
      readonly placed: string
      /** The template of projects that holds its products. */
      readonly template: string
      /** `mark` is the number of a product in that style. */
      readonly lines: readonly (RoomProduct & { readonly mark: number })[]
    }
  | {
      readonly slot: 'drawing'
      readonly title: string
      readonly level: 1 | 2
      readonly descriptionHtml: string
      readonly room: string
      /** The class of the page's own style that has the width of its views in millimetres. */
      readonly scaled: string
      readonly elevation: DrawnView
      readonly plan: DrawnView
      readonly setOut: readonly SetOut[]
    }
  | {
      readonly slot: 'finishes'
      readonly title: string
      readonly descriptionHtml: string
      /** Code of one of its variants. */
      readonly sku: string
    }
  | {
      readonly slot: 'schedule'
      readonly title: string
      readonly level: 1 | 2
      readonly descriptionHtml: string
      readonly template: string
      /** Label of the link that copies it. */
      readonly action: string
      /** Rows that are shown, the others counted; null for all. */
      readonly limit: number | null
    }
  | { readonly slot: 'contact'; readonly asideHtml: string; readonly legalTitle: string; readonly legalHtml: string }
  | { readonly slot: 'consent' }

export function isSlot(output: unknown): output is Slot {
  return typeof output === 'object' && output !== null && 'slot' in output
}
