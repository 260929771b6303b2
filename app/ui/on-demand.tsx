import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A component whose code is loaded when it is first shown. Where it does not come, a sentence stands in its place and
 * the page goes on.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: NotLoaded })))
}

function NotLoaded() {
  return <p role="alert">This part could not be loaded. Check your connection and load the page again.</p>
}
