import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'

/** Secrets of a session and of a remember-me cookie. Null where the browser has none. */
export interface SessionCookies {
  readonly session: string | null
  readonly remember: string | null
}

export const NO_COOKIES: SessionCookies = { session: null, remember: null }

/** Longest time between sign-ins of a remembered user, in seconds. */
export const REMEMBER_SECONDS = 30 * 86_400

/** Prefixed names bind cookies to HTTPS, this host and the whole site; over plain HTTP they would be rejected. */
function namesOf(secure: boolean) {
  const prefix = secure ? '__Host-' : ''
  return { session: `${prefix}session`, remember: `${prefix}remember` }
}

export function readSessionCookies(header: string | null | undefined, secure: boolean): SessionCookies {
  const names = namesOf(secure)
  return { session: readCookie(header, names.session), remember: readCookie(header, names.remember) }
}

/** Undefined leaves a cookie as it is, null removes it. */
export function writeSessionCookies(
  { session, remember }: { readonly session?: string | null; readonly remember?: string | null },
  secure: boolean,
): string[] {
  const names = namesOf(secure)
  return [
    ...(session === undefined
      ? []
      : [writeCookie(names.session, session ?? '', { maxAgeSeconds: session === null ? 0 : null, secure })]),
    ...(remember === undefined
      ? []
      : [
          writeCookie(names.remember, remember ?? '', {
            maxAgeSeconds: remember === null ? 0 : REMEMBER_SECONDS,
            secure,
          }),
        ]),
  ]
}

/** Returns whether a cookie header may belong to a signed-in account. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && /(?:^|;\s*)(?:__Host-)?(?:session|remember)=/.test(header)
}
