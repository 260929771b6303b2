import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'

/** What a browser carries: the secrets of a session and of the memory of a person. Null where it has none. */
export interface SessionCookies {
  readonly session: string | null
  readonly remember: string | null
}

/** What a browser carries that was never here. */
export const NO_COOKIES: SessionCookies = { session: null, remember: null }

/** A person who is remembered signs in again after this time at the latest, in seconds. */
export const REMEMBER_SECONDS = 30 * 86_400

/** Prefixed names hold browsers to HTTPS, this host and the whole site; over plain HTTP they would not be kept. */
function namesOf(secure: boolean) {
  const prefix = secure ? '__Host-' : ''
  return { session: `${prefix}session`, remember: `${prefix}remember` }
}

export function readSessionCookies(header: string | null | undefined, secure: boolean): SessionCookies {
  const names = namesOf(secure)
  return { session: readCookie(header, names.session), remember: readCookie(header, names.remember) }
}

/** The headers that set what has changed. Undefined leaves a cookie as it is, null takes it away. */
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

/** Whether a cookie header may belong to somebody who is signed in. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && /(?:^|;\s*)(?:__Host-)?(?:session|remember)=/.test(header)
}
