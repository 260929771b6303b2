import type { ComponentType } from 'react'
import { namedOnDemand } from './on-demand.tsx'

/**
 * A component that most visits of a page do without. The server, which has all code at hand, is given the component
 * itself and draws it in its place; browsers load its code when they come to it: until then the server's markup stays.
 * To be used as in `import.meta.env.SSR ? (await import('#app/ui/a.tsx')).A : lazyInBrowser(() =>
 * import('#app/ui/a.tsx'), ({ A }) => A)`, inside of `Suspense`.
 */
export function lazyInBrowser<Props extends object, Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return namedOnDemand(load, pick)
}
