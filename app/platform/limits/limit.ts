/** Points in a window that begins with the first of them. */
export interface Limit {
  /** Prefix of the keys in the table: no two limits share a name. */
  readonly name: string
  readonly points: number
  readonly windowSeconds: number
  /** Whether points are given back or cleared by another process: then every call asks the database, refused ones too. */
  readonly isRefundable?: boolean
}

/** Calls a minute, of one account or address. */
export function perMinute(name: string, points: number): Limit {
  return { name, points, windowSeconds: 60 }
}
