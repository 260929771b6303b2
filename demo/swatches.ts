/** Painted colour: one flat colour, a second one for the brush lines or the other half, and its material. */
export interface Swatch {
  readonly hex: string
  readonly second?: string
  readonly look: 'polished' | 'brushed' | 'matte' | 'gloss' | 'two-tone' | 'timber'
}

const polished = (hex: string, second: string): Swatch => ({ hex, second, look: 'polished' })
const brushed = (hex: string, second: string): Swatch => ({ hex, second, look: 'brushed' })
const matte = (hex: string): Swatch => ({ hex, look: 'matte' })
const gloss = (hex: string): Swatch => ({ hex, look: 'gloss' })
const twoTone = (hex: string, second: string): Swatch => ({ hex, second, look: 'two-tone' })
const timber = (hex: string, second: string): Swatch => ({ hex, second, look: 'timber' })

/** Every colour that a variant of the demo can have, as its `colour` attribute spells it. */
export const SWATCHES: Readonly<Record<string, Swatch>> = {
  Chrome: polished('#c9ced2', '#f2f5f7'),
  'Matte Black': matte('#232325'),
  'Brushed Nickel': brushed('#b3aa9c', '#cfc8bc'),
  'Brushed Brass': brushed('#c29a55', '#dcbd82'),
  'Brushed Bronze': brushed('#8a6444', '#a98161'),
  Gunmetal: brushed('#55585c', '#74787d'),
  'Stainless Steel': brushed('#b4b7b8', '#d3d6d7'),
  'Polished Stainless Steel': polished('#bfc3c4', '#eceeee'),
  'Brushed Rose Gold': brushed('#c58f76', '#deb29c'),
  'Polished Brass': polished('#cda349', '#f4dc9b'),
  'Polished Nickel': polished('#c7beb0', '#f1ebe0'),
  White: gloss('#f7f7f4'),
  'Matte White': matte('#eeece6'),
  'Matte Clay': matte('#b98f77'),
  'Matte Grey': matte('#9b9a95'),
  'Matte Navy': matte('#2d3a50'),
  'Matte Sage': matte('#97a58c'),
  'Matte Blush': matte('#dcb9ab'),
  Pearl: gloss('#e6e0d6'),
  Graphite: brushed('#434447', '#5d5f63'),
  'Raw Brass': brushed('#b08d3f', '#cdae66'),
  Grey: gloss('#8f9396'),
  Blue: gloss('#2f5c8f'),
  Black: gloss('#222326'),
  'Chrome/White': twoTone('#c9ced2', '#f7f7f4'),
  'White/Chrome': twoTone('#f7f7f4', '#c9ced2'),
  Oak: timber('#c9a678', '#b28d5e'),
  Walnut: timber('#7a5a41', '#634732'),
  Charcoal: matte('#3c3d3f'),
}

/** File name of a swatch: the colour with spaces and slashes removed. */
export function swatchFile(colour: string): string {
  return `${colour.replace(/[\s/]/g, '')}.svg`
}

const SIZE = 48
const CENTRE = SIZE / 2
/** Leaves room for the outline that keeps white swatches visible on a white page. */
const RADIUS = 23.25

/** A round swatch of 48 by 48 units as SVG; null for a colour that has none. */
export function swatchSvg(colour: string): string | null {
  const swatch = SWATCHES[colour]
  if (!swatch) return null
  const { fill, defs, marks } = paint(swatch)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">`,
    `<defs><clipPath id="c"><circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}"/></clipPath>${defs}</defs>`,
    `<g clip-path="url(#c)"><rect width="${SIZE}" height="${SIZE}" fill="${fill}"/>${marks}</g>`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" fill="none" stroke="#1d1c1a" stroke-opacity=".18"/>`,
    '</svg>',
  ].join('')
}

function paint(swatch: Swatch): { fill: string; defs: string; marks: string } {
  const { hex, second = hex, look } = swatch
  switch (look) {
    case 'polished':
      return {
        fill: 'url(#p)',
        defs: gradient(
          'p',
          [
            [0, second],
            [0.42, hex],
            [0.5, shade(hex, -0.28)],
            [0.58, hex],
            [1, second],
          ],
          65,
        ),
        marks: '',
      }
    case 'brushed':
      return {
        fill: 'url(#b)',
        defs: gradient(
          'b',
          [
            [0, shade(hex, -0.08)],
            [0.45, second],
            [1, shade(hex, -0.14)],
          ],
          20,
        ),
        marks: brushLines(shade(hex, -0.3), shade(second, 0.3)),
      }
    case 'matte':
      return {
        fill: 'url(#m)',
        defs: gradient(
          'm',
          [
            [0, shade(hex, 0.07)],
            [1, shade(hex, -0.07)],
          ],
          55,
        ),
        marks: '',
      }
    case 'gloss':
      return {
        fill: hex,
        defs: gradient(
          'g',
          [
            [0, '#ffffff', 0.55],
            [0.55, '#ffffff', 0],
          ],
          60,
        ),
        marks: `<ellipse cx="17" cy="14" rx="15" ry="10" fill="url(#g)"/>`,
      }
    case 'two-tone':
      return { fill: hex, defs: '', marks: `<path d="M0 ${SIZE}L${SIZE} 0V${SIZE}Z" fill="${second}"/>` }
    case 'timber':
      return { fill: hex, defs: '', marks: grain(second) }
  }
}

/** Stops as offset, colour and, where it is not 1, opacity; the angle in degrees from left to right downwards. */
function gradient(id: string, stops: readonly (readonly [number, string, number?])[], angle: number): string {
  const inner = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
  )
  return `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${inner.join('')}</linearGradient>`
}

/** Fine level lines, dark and light in turn, at uneven but fixed distances. */
function brushLines(dark: string, light: string): string {
  const lines = Array.from({ length: 23 }, (_, index) => {
    const y = (2 + index * 2 + ((index * 7) % 5) * 0.25).toFixed(2)
    return `<path d="M0 ${y}H${SIZE}" stroke="${index % 2 === 0 ? dark : light}" stroke-width="${index % 3 === 0 ? 0.5 : 0.35}" stroke-opacity=".3"/>`
  })
  return lines.join('')
}

function grain(colour: string): string {
  return [6, 14, 20, 29, 35, 42]
    .map(
      (y, index) =>
        `<path d="M0 ${y}Q12 ${y - 3 + (index % 3)} 24 ${y}T48 ${y - 1}" fill="none" stroke="${colour}" stroke-width="${index % 2 === 0 ? 1.2 : 0.7}" stroke-opacity=".7"/>`,
    )
    .join('')
}

/** Lighter for positive amounts, darker for negative ones, from -1 to 1. */
function shade(hex: string, amount: number): string {
  const target = amount < 0 ? 0 : 255
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16)
    return Math.round(value + (target - value) * Math.abs(amount))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
