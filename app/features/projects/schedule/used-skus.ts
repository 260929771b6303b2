import type { Project } from '@specify/schedule/model.ts'
import { hasHandedUnits } from '@specify/schedule/hands/unit-hands.ts'
import type { FindTwin } from '@specify/schedule/hands/built-lines.ts'
import type { ProjectReader } from './project-reader.ts'

/** The SKUs of a project's lines, with their twins where units are handed. */
export function usedSkus(
  project: Pick<Project, 'rooms' | 'unitTypes' | 'locale'>,
  reader: Pick<ProjectReader, 'findTwin'>,
): Set<string> {
  const skus = new Set(project.rooms.flatMap(({ items }) => items.map(({ sku }) => sku)))
  if (!hasHandedUnits(project)) return skus
  const findTwin = twinFinder(project, reader)
  return new Set([...skus, ...[...skus].flatMap((sku) => findTwin(sku)?.product?.sku ?? [])])
}

export function twinFinder(
  { locale }: Pick<Project, 'locale'>,
  { findTwin }: Pick<ProjectReader, 'findTwin'>,
): FindTwin {
  return (sku) => findTwin(sku, locale)
}
