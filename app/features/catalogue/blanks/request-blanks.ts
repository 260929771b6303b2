import type { BlankDemand } from './blank-demand.ts'

export interface RequestBlanks {
  /** Writes what it is given some seconds later: reading a report waits for nothing. */
  readonly blankDemand: { add(demand: BlankDemand): void }
}
