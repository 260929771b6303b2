import type { Locale } from '@specify/core/market.ts'
import type { RoomDrawing } from './parts/rooms/room-drawings.server.ts'
import type { Rooms } from './parts/rooms/rooms.server.ts'

/** A picture to be fetched before scripts are. */
export interface OpeningPicture {
  readonly href: string
  readonly srcSet: string | undefined
  readonly sizes: string | undefined
}

/** Shared by the renderers of a page: its place, and output besides the markup. */
export interface RenderContext {
  readonly locale: Locale
  /** The page was opened from the BIM library: banners and advice are left out. */
  readonly fromBim: boolean
  readonly origins: readonly string[]
  readonly rooms: Rooms
  readonly drawings: ReadonlyMap<string, RoomDrawing>
  /** The level of the next title: 1 for the first of the page, 2 afterwards. */
  nextLevel(): 1 | 2
  /** True for the first caller: its picture is loaded with priority. */
  opens(): boolean
  preload(picture: OpeningPicture): void
  /** A class name that is unique on the page. */
  nextClass(): string
  addStyle(rule: string): void
  /** Notes an omission, for the log and for `content -- check`. */
  remark(text: string): void
}
