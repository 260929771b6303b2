/** Health of the server that answers. */
export interface RequestHealth {
  /** Measures it, within two seconds, and writes it where all servers read it. */
  readonly lookAtHealth: () => Promise<void>
}
