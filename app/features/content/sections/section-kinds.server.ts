import { banner } from './banner.server.tsx'
import { columnsWithCards } from './columns-with-cards.server.tsx'
import { headingAndDescription } from './heading-and-description.server.tsx'
import { imageAndText } from './image-and-text.server.tsx'
import { infoSectionWithImage } from './info-section-with-image.server.tsx'
import { multipleImageSlider } from './multiple-image-slider.server.tsx'
import { multipleInfo } from './multiple-info.server.tsx'
import type { SectionKind } from './section.server.ts'
import { table } from './table.server.tsx'
import { video } from './video.server.tsx'

export const SECTION_KINDS: ReadonlyMap<string, SectionKind> = new Map(
  [
    banner,
    imageAndText,
    video,
    headingAndDescription,
    columnsWithCards,
    multipleImageSlider,
    infoSectionWithImage,
    multipleInfo,
    table,
  ].map((each) => [each.kind, each]),
)
