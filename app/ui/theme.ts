/** What the visitor has chosen; `system` keeps nothing. */
export type Theme = 'system' | 'light' | 'dark'

export const THEME_KEY = 'theme'

/** Ground of the page in both themes, for the browser's own bars. */
export const PAPER = { light: '#fbfaf7', dark: '#171614' } as const

/** Runs in the head, after the metas, before anything is painted. The same on every page, so that its hash is too. */
export const THEME_SCRIPT =
  `try{const c=${JSON.stringify(PAPER)},t=localStorage.getItem('${THEME_KEY}');` +
  "if(t in c){document.documentElement.dataset.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(m=>m.content=c[t])}}catch{}"
