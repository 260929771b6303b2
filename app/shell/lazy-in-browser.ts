import type { ComponentType } from 'react'
import { onDemand } from './on-demand.tsx'

/**
 * A component that most visits of a page do without. The server, which has all code at hand, is given the component
 * itself and draws it in its place; browsers load its code when they come to it: until then the server's markup stays.
 * To be used as in `import.meta.env.SSR ? (await import('#app/ui/a.tsx')).A : lazyInBrowser(async () => (await
 * import('#app/ui/a.tsx')).A)`, inside of `Suspense`.
 */
export function lazyInBrowser<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return onDemand(async () => ({ default: await load() }))
}
