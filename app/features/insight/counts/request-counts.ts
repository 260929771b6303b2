import type { DailyCounts } from './daily-counts.server.ts'

export interface RequestCounts {
  readonly dailyCounts: DailyCounts
}
