import { brandRange } from './brand-range.server.tsx'
import type { ComponentType } from './component-type.server.ts'
import {
  contentRenderer,
  experienceCentreGeneral,
  experienceCentreLocation,
  ourStory,
  sectorContent,
} from './content-renderer.server.tsx'
import { heroSlider } from './hero-slider.server.tsx'
import { industryPapers, mediaVideos } from './media.server.tsx'
import {
  analyticsConsent,
  brandCards,
  categoryCards,
  collectionCards,
  contact,
  productSlider,
  sectorCards,
} from './slots.server.tsx'
import { roomDrawing } from './room-drawing.server.tsx'
import { room } from './room.server.tsx'
import { noResultFound, productSeo, screenLinks, scrollToTop } from './small.server.tsx'
import { finishes, schedule } from './stories.server.tsx'
import { table } from './table.server.tsx'
import { disclaimer, privacy } from './text-pages.server.tsx'
import { contentCollection, multipleCtaTiles, needReno } from './tiles.server.tsx'
import { warranty } from './warranty.server.tsx'

export const COMPONENT_TYPES: ReadonlyMap<string, ComponentType> = new Map(
  [
    contentRenderer,
    mediaVideos,
    industryPapers,
    table,
    ourStory,
    scrollToTop,
    needReno,
    productSeo,
    privacy,
    multipleCtaTiles,
    contact,
    experienceCentreGeneral,
    experienceCentreLocation,
    warranty,
    disclaimer,
    sectorContent,
    contentCollection,
    noResultFound,
    ...screenLinks,
    heroSlider,
    room,
    roomDrawing,
    brandRange,
    finishes,
    schedule,
    productSlider,
    categoryCards,
    brandCards,
    collectionCards,
    sectorCards,
    analyticsConsent,
  ].map((each) => [each.type, each]),
)
