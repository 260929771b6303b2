import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const FACES = [
  {
    family: 'Instrument Sans',
    weight: '400 700',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    range: 'U+0100-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF',
  },
  {
    family: 'Instrument Sans',
    weight: '400 700',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
  {
    family: 'IBM Plex Mono',
    weight: '400',
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    range: 'U+0000-00FF, U+2000-206F',
  },
] as const

const require = createRequire(import.meta.url)

export function readPrintFonts(): string {
  return FACES.map(({ family, weight, file, range }) => {
    const font = readFileSync(require.resolve(file)).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${font}) format('woff2')}`
  }).join('\n')
}
