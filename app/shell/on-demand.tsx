import { lazy, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { onNextChance } from './load-in-page.ts'
import { loadModule } from './load-module.ts'
import styles from './on-demand.module.css'

interface Part<Props> {
  readonly default: ComponentType<Props>
}

/** `over` the page, fixed in view: for dialogs, which have no place in it. */
type Place = 'here' | 'over'

/**
 * A component whose code is loaded when it is first shown. Where loading fails, a sentence says so and the page goes
 * on; the next press anywhere retries, and so does a restored connection where the part has its place in the page.
 */
export function onDemand<Props extends object>(load: () => Promise<Part<Props>>, place: Place = 'here') {
  return namedOnDemand(load, (module) => module.default, place)
}

/** The same for a component that its module does not export as default. */
export function namedOnDemand<Props extends object, Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  place: Place = 'here',
): ComponentType<Props> {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  // React caches the outcome of a lazy component, so each attempt is a new one.
  const fetchPart = (): Promise<Part<Props>> =>
    loadModule(load).then(
      (module) => ({ default: pick(module) }),
      () => ({ default: NotLoaded }),
    )
  const attempt = () => lazy(fetchPart)
  let part = attempt()
  function retry(): void {
    part = attempt()
    for (const listener of listeners) listener()
  }
  const current = () => part

  function NotLoaded() {
    useEffect(() => {
      const failed = part
      return () => {
        if (part === failed) part = attempt()
      }
    }, [])
    return <NotLoadedNote place={place} onRetry={retry} />
  }
  return function OnDemand(props: Props) {
    const Part: ComponentType<Props> = useSyncExternalStore(subscribe, current, current)
    return <Part {...props} />
  }
}

function NotLoadedNote({ place, onRetry }: { place: Place; onRetry: () => void }) {
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => onNextChance(onRetry, { isPressOnly: place === 'over' }), [place, onRetry])
  useEffect(() => {
    if (!isDismissed) return
    const show = () => setDismissed(false)
    document.addEventListener('click', show)
    return () => document.removeEventListener('click', show)
  }, [isDismissed])

  if (place === 'here') return <p role="alert">{NOT_LOADED}</p>
  return (
    !isDismissed && (
      <div className={styles.over} role="alert" popover="manual" ref={(node) => node?.showPopover()}>
        <p>{NOT_LOADED}</p>
        <button
          type="button"
          aria-label="Dismiss"
          onClick={(event) => {
            // This press must not count as a retry.
            event.nativeEvent.stopImmediatePropagation()
            setDismissed(true)
          }}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    )
  )
}

const NOT_LOADED = 'This part could not be loaded. Check your connection and try again.'
