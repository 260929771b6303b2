import type { Chunked } from '@specify/core/data/chunked.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { usedSkus } from '#app/features/projects/schedule/used-skus.ts'
import { evidenceLines, type EvidenceLine, type EvidenceSchedule } from './schedule.ts'

/** Every line of a schedule. Looking up two thousand products takes a while: others have their turn meanwhile. */
export async function readLines(schedule: EvidenceSchedule): Promise<EvidenceLine[]> {
  return evidenceLines(await runInTurns(withKnownProducts(schedule)))
}

/** The same schedule with every product of it looked up, a product a step: its lines are read at once then. */
function* withKnownProducts(schedule: EvidenceSchedule): Chunked<EvidenceSchedule> {
  const { project, reader } = schedule
  const cache = new Map<string, CodedVariant | null>()
  for (const sku of usedSkus(project, reader)) {
    cache.set(sku, reader.findListed(sku, project.locale))
    yield
  }
  return { ...schedule, reader: { ...reader, findListed: (sku) => cache.get(sku) ?? null } }
}
