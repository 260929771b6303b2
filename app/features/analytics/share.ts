import { pushToDataLayer } from './data-layer.ts'

interface Share {
  readonly platform: string
  /** The page that was shared. */
  readonly url: string
  /** Whether it is the summary of a project. */
  readonly isProject?: boolean
  /** Who shares, where somebody is signed in. */
  readonly accountId?: string
}

/** Tells the data layer that a page was shared; whoever shared it appears as a hash only. */
export async function recordShare({ platform, url, isProject = false, accountId }: Share): Promise<void> {
  const userId = accountId === undefined ? '' : await hashedUserId(accountId)
  pushToDataLayer({
    event: 'share',
    platform,
    ...(isProject ? { projectUrl: url } : { url }),
    ...(userId === '' ? {} : { userId }),
  })
}

/** The same for the same person, and nobody's name. Empty where the browser does not hash. */
async function hashedUserId(accountId: string): Promise<string> {
  if (!globalThis.isSecureContext) return ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accountId))
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
