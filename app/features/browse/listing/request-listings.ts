import type { RoomPictureView } from '#app/features/catalogue/views/product-screen-data.ts'
import type { ListingTable } from './listing-definition.ts'

export interface RequestListings {
  readonly listings: ListingTable
  /** Markdown by category key: advice before choosing. */
  readonly advice: ReadonlyMap<string, string>
  /** Pictures of rooms by the SKU of a product that stands in them. */
  readonly roomPictures: ReadonlyMap<string, RoomPictureView>
}
