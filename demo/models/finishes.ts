/**
 * The finishes of the catalogue, by the exact names used in product records.
 * Colours are sRGB; metals carry their reflectance, others their body colour.
 */
export const FINISH_NAMES = [
  'Chrome',
  'Matte Black',
  'Brushed Nickel',
  'Brushed Brass',
  'Brushed Bronze',
  'Gunmetal',
  'Stainless Steel',
  'Polished Stainless Steel',
  'Brushed Rose Gold',
  'Polished Brass',
  'Polished Nickel',
  'White',
  'Matte White',
  'Matte Clay',
  'Matte Grey',
  'Matte Navy',
  'Matte Sage',
  'Matte Blush',
  'Pearl',
  'Graphite',
  'Raw Brass',
] as const
export type FinishName = (typeof FINISH_NAMES)[number]

/** How a surface answers light. `brushed` is 0 for even surfaces up to 1 for visible brush lines. */
export type Finish = {
  name: FinishName
  /** Flat colour for swatches in the site. */
  swatch: string
  /** Reflectance of a metal, body colour of anything else. */
  colour: string
  metal: boolean
  /** 0 mirror to 1 chalk. */
  roughness: number
  brushed: number
  /** Clear glaze over the body: ceramic, gloss paint. */
  glaze: number
}

/** Colour, metal or not, roughness, brush strength, glaze, swatch. */
const TABLE: Record<FinishName, readonly [string, boolean, number, number, number, string]> = {
  Chrome: ['#f0f1f2', true, 0.04, 0, 0, '#d3d7da'],
  'Matte Black': ['#1f1f20', false, 0.44, 0, 0, '#1d1d1e'],
  'Brushed Nickel': ['#cbc2b4', true, 0.27, 0.7, 0, '#b8ae9f'],
  'Brushed Brass': ['#dfbf8a', true, 0.27, 0.7, 0, '#c6a066'],
  'Brushed Bronze': ['#a98767', true, 0.28, 0.7, 0, '#86654a'],
  Gunmetal: ['#8b8b8d', true, 0.27, 0.7, 0, '#5c5e61'],
  'Stainless Steel': ['#d3d3d0', true, 0.28, 0.9, 0, '#bfc0be'],
  'Polished Stainless Steel': ['#d8d8d6', true, 0.09, 0, 0, '#cdcecd'],
  'Brushed Rose Gold': ['#e3b7a2', true, 0.26, 0.7, 0, '#cb9a86'],
  'Polished Brass': ['#edcd8b', true, 0.05, 0, 0, '#d3aa58'],
  'Polished Nickel': ['#dcd2c3', true, 0.06, 0, 0, '#c9c0b3'],
  White: ['#f1f1ef', false, 0.2, 0, 1, '#fbfbfa'],
  'Matte White': ['#efefec', false, 0.55, 0, 0, '#f2f2ef'],
  'Matte Clay': ['#b39a8b', false, 0.6, 0, 0, '#b98e77'],
  'Matte Grey': ['#8d8d8a', false, 0.58, 0, 0, '#8f8f8c'],
  'Matte Navy': ['#2c3a50', false, 0.55, 0, 0, '#2f3d54'],
  'Matte Sage': ['#939c8a', false, 0.58, 0, 0, '#939f88'],
  'Matte Blush': ['#d6bdb3', false, 0.58, 0, 0, '#dbb9ac'],
  Pearl: ['#ebe5da', false, 0.32, 0, 0.5, '#ece6db'],
  Graphite: ['#5b5c5f', true, 0.34, 0.25, 0, '#3f4143'],
  'Raw Brass': ['#cdaf78', true, 0.36, 0.2, 0, '#b58d4c'],
}

export const FINISHES: Record<FinishName, Finish> = Object.fromEntries(
  FINISH_NAMES.map((name) => {
    const [colour, metal, roughness, brushed, glaze, swatch] = TABLE[name]
    return [name, { name, colour, metal, roughness, brushed, glaze, swatch }]
  }),
) as Record<FinishName, Finish>
