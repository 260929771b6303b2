import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import type { LinkRights } from '#app/features/projects/access/link-rights.ts'
import { shownCode, type FreeLine } from '@specify/schedule/free-lines/free-line.ts'
import { NOT_FROM_CATALOGUE } from '@specify/schedule/free-lines/free-text.ts'
import type { Project, Room, UnitType } from '@specify/schedule/model.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { Revision } from '@specify/schedule/revisions/revision.ts'
import type { ScheduleSource } from '#app/addresses/routes.ts'
import { builtLines, missingTwinText, type MissingTwin } from '@specify/schedule/hands/built-lines.ts'
import type { UnitSide } from '@specify/schedule/hands/unit-hands.ts'
import { twinFinder } from '#app/features/projects/schedule/used-skus.ts'
import { roomsByType, totalQuantity } from '@specify/schedule/units.ts'

/** A project, a revision, or what a link shows of either: what every report and file of evidence is made of. */
export interface EvidenceSchedule {
  /** Without its customer where a link shows it. */
  readonly project: Project
  readonly reader: ProjectReader
  /** Null for the project as it is. */
  readonly revision: Revision | null
  /** The day of the products' data: today, or the day of issue. */
  readonly dataAt: Date
  /** The reader's rights: all, unless a link withholds some. */
  readonly rights: Pick<LinkRights, 'prices' | 'notes' | 'files'>
  readonly company: string
  /** Names the same schedule again, in addresses of other reports. */
  readonly source: ScheduleSource
}

/** A line item with its product, as the reader may know of it. */
export interface EvidenceLine {
  readonly id: string
  readonly room: Room
  /** Null for common areas. */
  readonly unitType: UnitType | null
  readonly tag: string
  /** A key for a free line: `lineCode` is what is shown. */
  readonly sku: string
  readonly name: string
  /** Empty where a link withholds notes. */
  readonly note: string
  /** Per unit. */
  readonly quantity: number
  /** Number of units that are built with it. */
  readonly units: number
  /** The hand of its units, where the type has handed units and the product a hand. */
  readonly side?: UnitSide | undefined
  /** The code that stands in its place in units of the hand that is drawn, of the second line of a line item. */
  readonly twinOf?: string | undefined
  /** Units that have nothing of this line, because its product does not come in their hand. */
  readonly missing?: MissingTwin | undefined
  readonly totalQuantity: number
  /** Null where the catalogue has it no more, or hides it from the reader. */
  readonly listed: CodedVariant | null
  /** Details of a line that is not from the catalogue. */
  readonly free?: FreeLine | undefined
}

/** The code as reports show it; empty for a free line whose maker states none. */
export function lineCode(line: Pick<EvidenceLine, 'sku' | 'free'>): string {
  return shownCode(line)
}

/** Every line, common areas first, then type by type; those of discontinued products too. */
export function evidenceLines({ project, reader }: EvidenceSchedule): EvidenceLine[] {
  const linesOf = builtLines(project.unitTypes, twinFinder(project, reader))
  const listedOf = listedOnce(reader, project.locale)
  return roomsByType(project).flatMap(({ unitType, rooms }) =>
    rooms.flatMap((room) => {
      return linesOf(room).map(({ item, units, side, twinOf, missing }) => {
        const listed = item.free ? null : listedOf(item.sku)
        return {
          id: item.id,
          room,
          unitType,
          tag: item.tag,
          sku: item.sku,
          name: listed?.product.name[project.locale] ?? item.name,
          note: item.note,
          quantity: item.quantity,
          units,
          ...(side && { side }),
          ...(twinOf !== null && { twinOf }),
          ...(missing && { missing }),
          totalQuantity: totalQuantity(item, units),
          listed,
          ...(item.free && { free: item.free }),
        }
      })
    }),
  )
}

/** The lines of one unit type, or with `common` of the common areas; all of them without either. */
export function linesOfType(lines: readonly EvidenceLine[], unitTypeId: string | undefined): readonly EvidenceLine[] {
  return unitTypeId === undefined ? lines : lines.filter(({ unitType }) => unitTypeId === (unitType?.id ?? 'common'))
}

function listedOnce({ findListed }: ProjectReader, locale: Locale) {
  const cache = new Map<string, CodedVariant | null>()
  return (sku: string) => cache.getOrInsertComputed(sku, () => findListed(sku, locale))
}

/** Words beside the name: `Chrome, 800 mm, Left hand`, or that it is not from the catalogue; and what is missing. */
export function lineText(line: Pick<EvidenceLine, 'listed' | 'free' | 'quantity' | 'missing'>): string {
  const { listed, free } = line
  if (free) return [NOT_FROM_CATALOGUE, free.maker].filter(Boolean).join(', ')
  return [variantTextOf(listed), missingTwinText(line, line.missing)].filter(Boolean).join('. ')
}

/** Number of times that the room of a line is built. */
export function roomUnits({ unitType }: Pick<EvidenceLine, 'unitType'>): number {
  return unitType?.count ?? 1
}

/** `Chrome, 800 mm, Left hand`; empty for a product that is gone. */
export function variantTextOf(listed: CodedVariant | null): string {
  return listed ? variantWords(listed.product, listed.variant).text : ''
}

/** `Type A, Ensuite` */
export function placeText({ room, unitType }: EvidenceLine): string {
  return unitType ? `${unitType.name}, ${room.name}` : room.name
}

/** `Harbour Street, revision B`. */
export function scheduleTitle({ project, revision }: Pick<EvidenceSchedule, 'project' | 'revision'>): string {
  return revision ? `${project.projectName}, revision ${revision.label}` : project.projectName
}
