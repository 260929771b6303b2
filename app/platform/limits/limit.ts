/** Points in a window that begins with the first of them. */
export interface Limit {
  /** Prefix of the keys in the table: no two limits share a name. */
  readonly name: string
  readonly points: number
  readonly windowSeconds: number
  /** True if another process may refund or clear points: then every call asks the database, even refused ones. */
  readonly isRefundable?: boolean
}

/** Calls a minute, of one account or address. */
export function perMinute(name: string, points: number): Limit {
  return { name, points, windowSeconds: 60 }
}
