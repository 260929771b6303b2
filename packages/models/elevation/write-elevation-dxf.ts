import {
  Colors,
  DxfWriter,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf'
import type { Sheet, SheetLayer, SheetText } from './sheet.ts'

const LAYERS: Readonly<Record<SheetLayer | SheetText['layer'], readonly [name: string, colour: number, line: string]>> =
  {
    outline: ['A-PRODUCT-OUTLINE', Colors.White, 'CONTINUOUS'],
    edge: ['A-PRODUCT-EDGES', Colors.White, 'CONTINUOUS'],
    floor: ['A-FLOOR', Colors.White, 'CONTINUOUS'],
    wall: ['A-WALL', 8, 'CONTINUOUS'],
    bench: ['A-BENCH', 8, 'DASHED'],
    dimension: ['A-DIMENSIONS', Colors.Cyan, 'CONTINUOUS'],
    frame: ['A-SHEET', 8, 'CONTINUOUS'],
    tags: ['A-TAGS', Colors.Red, 'CONTINUOUS'],
    dimensions: ['A-DIMENSIONS', Colors.Cyan, 'CONTINUOUS'],
    notes: ['A-NOTES', 8, 'CONTINUOUS'],
  }
const GAP_MM = 600

/** DXF at true size: one unit is one millimetre of the room. Further sheets lie to the right of the first. */
export function writeElevationDxf(sheets: readonly Sheet[]): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.addLType('DASHED', 'Dashed __ __', [32, -24])
  for (const [name, colour, line] of new Map(Object.values(LAYERS).map((layer) => [layer[0], layer])).values())
    dxf.addLayer(name, colour, line)
  for (const [index, { lines, texts, widthMm }] of sheets.entries()) {
    const left = index * (widthMm + GAP_MM)
    for (const { layer, points } of lines) {
      const vertices = points.map(([x, y]) => ({ point: point2d(round(x + left), round(y)) }))
      dxf.addLWPolyline(vertices, { layerName: LAYERS[layer][0] })
    }
    for (const { layer, at, text, sizeMm, anchor, isTurned } of texts) {
      const place = point3d(round(at[0] + left), round(at[1]), 0)
      dxf.addText(place, sizeMm, plainText(text), {
        layerName: LAYERS[layer][0],
        rotation: isTurned ? 90 : 0,
        ...(anchor !== 'start' && {
          horizontalAlignment: anchor === 'middle' ? TextHorizontalAlignment.Center : TextHorizontalAlignment.Right,
          verticalAlignment: TextVerticalAlignment.BaseLine,
          secondAlignmentPoint: place,
        }),
      })
    }
  }
  return dxf.stringify()
}

/** A text of one line without codes: `%%` and backslashes begin codes, letters beyond ASCII are written as such. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('\\', '/')
    .replaceAll('%%', '% %')
    .replaceAll('^', ' ')
    .replaceAll(/[^\x20-\x7e]/gu, (character) =>
      Array.from(
        { length: character.length },
        (_, at) => `\\U+${character.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`,
      ).join(''),
    )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
