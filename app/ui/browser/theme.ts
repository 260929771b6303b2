/** The visitor's choice; `system` stores nothing. */
export type Theme = 'system' | 'light' | 'dark'

export const THEME_KEY = 'theme'

/** Ground of the page in both themes, for the browser's own bars. */
export const PAPER = { light: '#fbfaf7', dark: '#171614' } as const
