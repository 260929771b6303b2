/** `made`: it is there. `unknown`: there is no such file. `unavailable`: it could not be made now. */
export type MakeOutcome = 'made' | 'unknown' | 'unavailable'

export interface FileMaker {
  /**
   * Makes a file below the directory once, however many ask for it. Askers (addresses) take turns, so that one that
   * asks for a thousand files does not keep the others waiting.
   */
  make(path: string, asker?: string): Promise<MakeOutcome>
  warm(): void
  readonly pending: number
  close(): void
}

export interface FileMakerOptions {
  readonly script: string
  readonly directory: string
  readonly makers: number
  readonly limitMs?: number
  readonly idleMs?: number
  readonly patienceMs?: number
  /** Called before the callers that wait for the file. */
  readonly onMade?: (path: string) => Promise<void>
}
