import type { FrontSize, ScaleReference } from '#app/features/catalogue/views/scale-picture.ts'
import { PERSON, PERSON_MM, SHEET_MM } from '@specify/models/scale/references.ts'
import type { ScalePlace } from './scale-place.ts'
import type { ViewOutline } from './view-outline.ts'

const INK = '#1d1c1a'
const SOFT = '#65615a'
const TONE = '#dcd7cc'
const GROUND = '#8d877c'

interface ScaleSubject {
  readonly size: FrontSize
  /** Null where its drawing is not one of ours: a box of its size. */
  readonly drawn: ViewOutline | null
  readonly beside: ScaleReference
  readonly place: ScalePlace
}

/** A square picture: what everybody knows on the left, the product with its width and height on the right. */
export function writeScaleSvg({ size: { width, height }, drawn, beside, place }: ScaleSubject): string {
  const isPerson = beside === 'person'
  const isFromAbove = drawn?.view === 'Plan'
  const referenceMm = isPerson ? PERSON_MM : SHEET_MM
  // Beside a sheet of paper it stands at the sheet's own foot, or hangs at the height of its middle.
  const isHung = isFromAbove || (!isPerson && place.bottomMm > 0 && place.benchMm === null)
  const bottom = isPerson ? place.bottomMm : isHung ? Math.max(0, (referenceMm.height - height) / 2) : 0
  const bench = isPerson ? place.benchMm : null
  const overhang = bench === null ? 0 : OVERHANG_MM
  const gap = referenceMm.width * GAP + overhang
  const tall = Math.max(referenceMm.height, bottom + height)
  const across = referenceMm.width + gap + width + overhang
  // Letters and what is around them grow with the picture.
  const letter = Math.max(tall * LETTER, across * LETTER)
  const side = Math.max(across + 6.5 * letter, tall + 8.5 * letter)
  const left = (side - across - 2.5 * letter) / 2
  const floor = side - (side - tall - 6 * letter) / 2 - 3 * letter
  const at = { x: left + referenceMm.width + gap, y: floor - bottom }
  const number = (value: number) => String(Math.round(value * 10) / 10)
  const strokes = (all: ViewOutline['outline']) =>
    all.map((stroke) => `M${stroke.map(([x, y]) => `${number(at.x + x)} ${number(at.y - y)}`).join('L')}`).join('')
  const box = `M${number(at.x)} ${number(at.y)}h${number(width)}v${number(-height)}h${number(-width)}z`
  const dimension = { letter, number }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(side)} ${number(side)}" data-unit="mm" font-family="'Instrument Sans', Helvetica, Arial, sans-serif" text-anchor="middle">
<style>text{font-size:${number(letter * 0.9)}px}@media(max-width:480px){text{font-size:${number(letter * 1.2)}px}}</style>
<rect width="100%" height="100%" fill="#fff"/>
<g transform="translate(${number(left + referenceMm.width / 2)} ${number(floor)})" fill="${TONE}">${isPerson ? PERSON : `<rect x="${-referenceMm.width / 2}" y="${-referenceMm.height}" width="${referenceMm.width}" height="${referenceMm.height}"/>`}</g>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
${isHung ? '' : `<path stroke="${GROUND}" stroke-width="${number(letter * 0.06)}" d="M${number(letter)} ${number(floor)}H${number(side - letter)}"/>`}
${bench === null ? '' : `<path stroke="${GROUND}" stroke-width="${number(letter * 0.06)}" stroke-dasharray="${number(letter * 0.35)}" d="M${number(at.x - overhang)} ${number(floor - bench)}h${number(width + 2 * overhang)}v40h${number(-width - 2 * overhang)}z"/>`}
${drawn ? `<path stroke="${SOFT}" stroke-width="${number(letter * 0.045)}" d="${strokes(drawn.edges)}"/>` : ''}
<path stroke="${INK}" stroke-width="${number(letter * 0.085)}" d="${drawn ? strokes(drawn.outline) : box}"/>
${acrossLine(at.x, at.y - height, width, dimension)}
${upLine(at.x + width + overhang, at.y, height, dimension)}
</g>
<g fill="${INK}">
<text x="${number(at.x + width / 2)}" y="${number(at.y - height - 1.75 * letter)}">${mm(width)}</text>
<text transform="translate(${number(at.x + width + overhang + 2.55 * letter)} ${number(at.y - height / 2)}) rotate(-90)">${mm(height)}</text>
<text x="${number(left + referenceMm.width / 2)}" y="${number(floor + 1.7 * letter)}" fill="${SOFT}">${referenceMm.name}</text>
${isFromAbove ? `<text x="${number(at.x + width / 2)}" y="${number(floor + 1.7 * letter)}" fill="${SOFT}">From above</text>` : ''}
</g>
</svg>`
}

/** Between what is known and the product, as a share of the first. */
const GAP = 0.4
const OVERHANG_MM = 150
/** Height of letters as a share of what is drawn. */
const LETTER = 0.038

interface Drawn {
  readonly letter: number
  readonly number: (value: number) => string
}

function acrossLine(x: number, top: number, width: number, { letter, number }: Drawn): string {
  const y = top - 1.3 * letter
  const ends = [x, x + width]
  const guides = ends.map((end) => `M${number(end)} ${number(top - 0.4 * letter)}V${number(y - 0.35 * letter)}`)
  return dimensionPath(
    `M${number(x)} ${number(y)}h${number(width)}${guides.join('')}${ticks(ends, [y, y], { letter, number })}`,
    letter,
    number,
  )
}

function upLine(right: number, foot: number, height: number, { letter, number }: Drawn): string {
  const x = right + 1.3 * letter
  const ends = [foot, foot - height]
  const guides = ends.map((end) => `M${number(right + 0.4 * letter)} ${number(end)}H${number(x + 0.35 * letter)}`)
  return dimensionPath(
    `M${number(x)} ${number(foot)}v${number(-height)}${guides.join('')}${ticks([x, x], ends, { letter, number })}`,
    letter,
    number,
  )
}

/** Oblique strokes, as architects end their dimensions. */
function ticks(xs: readonly number[], ys: readonly number[], { letter, number }: Drawn): string {
  const reach = 0.22 * letter
  return xs
    .map(
      (x, index) =>
        `M${number(x - reach)} ${number((ys[index] ?? 0) + reach)}l${number(2 * reach)} ${number(-2 * reach)}`,
    )
    .join('')
}

function dimensionPath(data: string, letter: number, number: Drawn['number']): string {
  return `<path stroke="${SOFT}" stroke-width="${number(letter * 0.055)}" d="${data}"/>`
}

function mm(value: number): string {
  return `${Math.round(value)} mm`
}
