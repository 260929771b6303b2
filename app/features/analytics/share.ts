import { pushToDataLayer } from './data-layer.ts'

interface Share {
  readonly platform: string
  readonly url: string
  readonly isProject?: boolean
  readonly accountId?: string
}

/** Reports a shared page to the data layer; the account appears as a hash only. */
export async function recordShare({ platform, url, isProject = false, accountId }: Share): Promise<void> {
  const userId = accountId === undefined ? '' : await hashedUserId(accountId)
  pushToDataLayer({
    event: 'share',
    platform,
    ...(isProject ? { projectUrl: url } : { url }),
    ...(userId === '' ? {} : { userId }),
  })
}

/** Stable per account, without personal data. Empty where the browser cannot hash. */
async function hashedUserId(accountId: string): Promise<string> {
  if (!globalThis.isSecureContext) return ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accountId))
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
