import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const EXTENDED = 'U+0100-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF'
const BASIC =
  'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215'

/** One file for each weight: of a variable font Chromium embeds drawings of its letters (Type 3) instead of the font. */
const FACES = [
  ...[400, 500, 600].flatMap((weight) => [
    {
      family: 'Instrument Sans',
      weight,
      file: `instrument-sans/files/instrument-sans-latin-ext-${weight}-normal.woff2`,
      range: EXTENDED,
    },
    {
      family: 'Instrument Sans',
      weight,
      file: `instrument-sans/files/instrument-sans-latin-${weight}-normal.woff2`,
      range: BASIC,
    },
  ]),
  {
    family: 'IBM Plex Mono',
    weight: 400,
    file: 'ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    range: 'U+0000-00FF, U+2000-206F',
  },
]

const require = createRequire(import.meta.url)

export function readPrintFonts(): string {
  return FACES.map(({ family, weight, file, range }) => {
    const font = readFileSync(require.resolve(`@fontsource/${file}`)).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${font}) format('woff2')}`
  }).join('\n')
}
