/** The value of a cookie in a `cookie` header; null where it is not there. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2)
    if (key === name) return value
  }
  return null
}

interface CookieOptions {
  /** Null for a cookie that ends with the browser; 0 takes it away. */
  readonly maxAgeSeconds: number | null
  readonly secure: boolean
}

/** A `set-cookie` header that scripts cannot read and other sites do not send along with changes. */
export function writeCookie(name: string, value: string, { maxAgeSeconds, secure }: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(maxAgeSeconds === null ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}
