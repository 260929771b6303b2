import type { BlankDemand, ComparedBlanks } from './blank-demand.ts'

export interface RequestBlanks {
  /** Writes what it is given some seconds later: reading a report or a comparison waits for nothing. */
  readonly blankDemand: { add(demand: BlankDemand): void; addCompared(compared: ComparedBlanks): void }
}
