import { builtLines } from '@specify/schedule/hands/built-lines.ts'
import type { Project } from '@specify/schedule/model.ts'
import { roomsByType, totalQuantity } from '@specify/schedule/units.ts'
import type { ProjectReader } from './project-reader.ts'
import { twinFinder } from './used-skus.ts'

/** Pieces of each product in all units of a project, by SKU, as every report counts them. */
export function countPieces(
  project: Pick<Project, 'rooms' | 'unitTypes' | 'locale'>,
  reader: Pick<ProjectReader, 'findTwin'>,
): ReadonlyMap<string, number> {
  const linesOf = builtLines(project.unitTypes, twinFinder(project, reader))
  const pieces = new Map<string, number>()
  for (const { rooms } of roomsByType(project))
    for (const room of rooms)
      for (const { item, units } of linesOf(room))
        if (!item.free) pieces.set(item.sku, (pieces.get(item.sku) ?? 0) + totalQuantity(item, units))
  return pieces
}
