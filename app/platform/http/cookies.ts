export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2)
    if (key === name) return value
  }
  return null
}

interface CookieOptions {
  /** Null for a session cookie; 0 removes it. */
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
