import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openTypeOf } from './woff.ts'

const require = createRequire(import.meta.url)

const FILES = {
  regular: '@fontsource/instrument-sans/files/instrument-sans-SCRIPT-400-normal.woff',
  medium: '@fontsource/instrument-sans/files/instrument-sans-SCRIPT-500-normal.woff',
  semibold: '@fontsource/instrument-sans/files/instrument-sans-SCRIPT-600-normal.woff',
  mono: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-SCRIPT-400-normal.woff',
} as const

/** The site's faces: Instrument Sans in three weights, IBM Plex Mono for codes. */
export type Face = keyof typeof FILES
type Script = 'latin' | 'latin-ext'

export interface FontRun {
  readonly text: string
  readonly font: `${Face} ${Script}`
}

/** Letters that lie in the second file of each face: macrons above all. */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]+)/

/** Signs that Instrument Sans does not have, as they are written without them. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '′': "'",
  '″': '"',
  '³': '3',
}

/** A text in pieces of one font file each, in order. */
export function fontRuns(text: string, face: Face): FontRun[] {
  return text
    .replace(/(\d?)([½¼¾])/g, (_, whole: string, sign: string) => `${whole}${whole && ' '}${SUBSTITUTES[sign]}`)
    .replace(/[′″³]/g, (sign) => SUBSTITUTES[sign] ?? sign)
    .split(EXTENDED)
    .map((piece, index): FontRun => ({ text: piece, font: `${face} ${index % 2 === 0 ? 'latin' : 'latin-ext'}` }))
    .filter((run) => run.text !== '')
}

const fonts = new Map<string, Buffer>()

/** A font file by its name in a run, read once. */
export function fontFile(name: FontRun['font']): Buffer {
  const [face, script] = name.split(' ') as [Face, Script]
  const font = fonts.get(name) ?? openTypeOf(readFileSync(require.resolve(FILES[face].replace('SCRIPT', script))))
  fonts.set(name, font)
  return font
}

export const FONT_NAMES = (Object.keys(FILES) as Face[]).flatMap(
  (face) => [`${face} latin`, `${face} latin-ext`] as const,
)
