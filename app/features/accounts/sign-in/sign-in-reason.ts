/** The longest path that is led back to: that of a listing with all of its filters. */
export const MAX_RETURN_LENGTH = 4_000

/** Page after sign-in named by an address: a path of this site, or null. */
export function returnPath(search: string): string | null {
  return toReturnPath(new URLSearchParams(search).get('redirect') ?? '')
}

/** A path of this site; null for anything else. */
export function toReturnPath(path = ''): string | null {
  if (path.length > MAX_RETURN_LENGTH) return null
  // Browsers read `/\` and `/<tab>/` like `//`, the beginning of another host.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : null
}

/** History state of a dialog over a page whose session has ended. */
export const SESSION_ENDED = { kept: 'session-ended-kept', open: 'session-ended' } as const

/** Reason for signing in again, by the state of the history entry; null where no session has ended. */
export function sessionReason(entry: unknown): string | null {
  if (entry === SESSION_ENDED.kept)
    return 'Your session has ended. Your changes are kept on this device: sign in to save them.'
  return entry === SESSION_ENDED.open ? 'Your session has ended. Sign in to continue.' : null
}

const PROJECT_REASONS = new Map([
  ['create', 'Sign in to create a project.'],
  ['edit', 'Sign in to work on this project.'],
  ['view', 'Sign in to see this project.'],
  ['share', 'Sign in to see this project.'],
])

const PAGE_REASONS = new Map([
  ['project-builder', 'Sign in to see your projects.'],
  ['my-account', 'Sign in to see your account.'],
  ['company-registration', 'Sign in to complete your profile.'],
  ['wishlist', 'Sign in to see your wishlist.'],
  ['orders', 'Sign in to see your orders.'],
  ['checkout', 'Sign in to check out.'],
])

/** Reason for signing in, by the page after it; null where the address names none. */
export function signInReason(search: string): string | null {
  const target = returnPath(search)
  if (target === null) return null
  const [, page = '', part = ''] = (target.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
  const reason = (page === 'project-builder' ? PROJECT_REASONS.get(part) : undefined) ?? PAGE_REASONS.get(page)
  return reason ?? 'Sign in to continue.'
}
