/** The address of a colour's swatch picture: named from the colour with spaces and slashes removed. */
export function swatchPath(colour: string): string {
  return `/images/swatches/${encodeURIComponent(colour.replace(/[\s/]/g, ''))}.svg`
}
