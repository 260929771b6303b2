interface Colour {
  readonly word: RegExp
  readonly hex: string
  readonly isMetal?: true
}

const metal = (word: RegExp, hex: string): Colour => ({ word, hex, isMetal: true })
const paint = (word: RegExp, hex: string): Colour => ({ word, hex })

/** Words of the trade for colours, as they stand in names without spaces. */
const COLOURS: readonly Colour[] = [
  metal(/rose[ -]?gold/g, '#c58f76'),
  metal(/copper/g, '#b8734f'),
  metal(/bronze/g, '#8a6444'),
  metal(/brass|gold/g, '#c29a55'),
  metal(/champagne/g, '#c9b48f'),
  metal(/gun[ -]?metal/g, '#55585c'),
  metal(/nickel/g, '#b3aa9c'),
  metal(/chrome|steel|silver|aluminium|zinc|mirror/g, '#c3c8cb'),
  metal(/pewter|titanium|platinum/g, '#83858a'),
  paint(/charcoal|graphite|anthracite|iron/g, '#434447'),
  paint(/walnut|wenge|mahogany|teak|jarrah/g, '#7a5a41'),
  paint(/oak|timber|wood|birch|beech|maple|bamboo|rimu|blackbutt/g, '#c9a678'),
  paint(/white|alabaster|snow|alpine/g, '#f5f4f0'),
  paint(/cream|ivory|pearl|biscuit|almond|bone|linen/g, '#e6e0d6'),
  paint(/black|onyx|ebony/g, '#232325'),
  paint(/navy|midnight/g, '#2d3a50'),
  paint(/blue|cobalt|denim/g, '#2f5c8f'),
  paint(/teal|turquoise|aqua|ocean/g, '#3d8286'),
  paint(/green|sage|olive|moss|mint|eucalypt|forest/g, '#7d9073'),
  paint(/burgundy|bordeaux|maroon/g, '#6d2733'),
  paint(/red|crimson|scarlet/g, '#a8322d'),
  paint(/pink|blush|rose/g, '#dcb9ab'),
  paint(/purple|violet|plum|lilac|lavender/g, '#7b6690'),
  paint(/orange|terracotta|rust/g, '#b9663f'),
  paint(/yellow|mustard|ochre/g, '#cfa63d'),
  paint(/brown|chocolate|espresso|mocha|coffee/g, '#5f4636'),
  paint(/beige|sand|stone|taupe|clay|latte|mushroom/g, '#c2ae97'),
  paint(/gr[ae]y|slate|concrete|cement|ash|smoke|fog/g, '#8f9296'),
]
const DARKER = /(?:black|dark|deep|smoked|aged|antique)/
/** Shorter ones stand in words of another meaning: `red` in `textured`. */
const FEWEST_WITHIN = 4
const FILE = /^[^/\\]{1,120}\.svg$/

/**
 * A round swatch for a colour that has no picture of its own, as SVG: the last word of the name that is a colour decides
 * (`PVDTigerBronzeBrushed.svg`), else the last that has one within (`rawcopper.svg`); one of no known colour is half paper,
 * half grey. Null where the name is no swatch's.
 */
export function guessedSwatch(file: string): string | null {
  if (!FILE.test(file)) return null
  const name = file
    .slice(0, -'.svg'.length)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  const matches = COLOURS.flatMap((colour) =>
    Array.from(name.matchAll(colour.word), ({ index, 0: word }) => ({
      colour,
      start: index,
      end: index + word.length,
      isWord: !/[a-z]/.test((name[index - 1] ?? '') + (name[index + word.length] ?? '')),
    })),
  ).toSorted((one, other) => other.end - one.end || one.start - other.start)
  const match = matches.find(({ isWord }) => isWord) ?? matches.find(({ start, end }) => end - start >= FEWEST_WITHIN)
  if (!match) return disc('#ebe8e1', `<path d="M0 48L48 0V48Z" fill="#cfcac0"/>`)
  const { hex, isMetal } = match.colour
  const own = isMetal && DARKER.test(name.slice(0, match.start)) ? mixed(hex, 0, 0.55) : hex
  if (!isMetal) return disc(own)
  const stops = [mixed(own, 0, 0.12), mixed(own, 255, 0.4), own, mixed(own, 0, 0.2)]
  const offsets = [0, 0.4, 0.65, 1]
  const shine = stops.map((colour, at) => `<stop offset="${offsets[at]}" stop-color="${colour}"/>`).join('')
  return disc('url(#m)', '', `<linearGradient id="m" gradientTransform="rotate(25 .5 .5)">${shine}</linearGradient>`)
}

function disc(fill: string, marks = '', defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><defs><clipPath id="c"><circle cx="24" cy="24" r="23.25"/></clipPath>${defs}</defs><g clip-path="url(#c)"><rect width="48" height="48" fill="${fill}"/>${marks}</g><circle cx="24" cy="24" r="23.25" fill="none" stroke="#1d1c1a" stroke-opacity=".18"/></svg>`
}

/** @param share of black (0) or white (255), from 0 to 1 */
function mixed(hex: string, target: 0 | 255, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16)
    return Math.round(value + (target - value) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
