import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './browser/browser-storage.ts'
import { PAPER, THEME_KEY, type Theme } from './browser/theme.ts'
import styles from './theme-choice.module.css'

const LABELS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }
const THEMES = Object.keys(LABELS) as Theme[]

/** Light, dark, or as the system is set. Kept in this browser, for all its tabs; without script the system decides. */
export function ThemeChoice() {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'system')
  return (
    <fieldset className={styles.choice} data-scripted>
      <legend>Appearance</legend>
      {THEMES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="theme"
            value={each}
            checked={theme === each}
            onChange={() => {
              writeStored('localStorage', THEME_KEY, each === 'system' ? null : each)
              showTheme()
            }}
          />
          {LABELS[each]}
        </label>
      ))}
    </fieldset>
  )
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('storage', showTheme)
  return () => listeners.delete(listener)
}

function readTheme(): Theme {
  const stored = readStored('localStorage', THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function showTheme(): void {
  const theme = readTheme()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  // The first of them is for a light system.
  document
    .querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    .forEach((meta, index) => (meta.content = PAPER[theme === 'system' ? (index === 0 ? 'light' : 'dark') : theme]))
  for (const listener of listeners) listener()
}
