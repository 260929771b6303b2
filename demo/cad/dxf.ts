import { LINE_LAYERS } from '../drawings/drawing.ts'
import type { Arrow, Drawing, DrawnLine, Label, LineLayer } from '../drawings/drawing.ts'
import { arrowHead } from '../drawings/svg.ts'
import { blocks, dictionaries, MODEL_SPACE, tables } from './dxf-tables.ts'
import type { Layer, Pair } from './dxf-tables.ts'

const LAYERS: Record<LineLayer, Layer> = {
  outline: ['OUTLINE', 7, 50],
  edge: ['EDGES', 7, 25],
  datum: ['DATUM', 8, 35],
  dimension: ['DIMENSIONS', 8, 18],
  extension: ['EXTENSIONS', 9, 13],
}
const TEXT_LAYER: Layer = ['TEXT', 7, 18]

/** Height of letters against those of a dimension. */
const HEIGHTS: Record<Label['kind'], number> = { dimension: 1, caption: 0.9, note: 0.75 }

/** Lower handles belong to the tables and dictionaries. */
const FIRST_HANDLE = 0x100

/**
 * The drawing as DXF of AutoCAD 2000 (AC1015) at true size: one drawing unit is one millimetre of the product.
 * Dimensions are lines, arrows and text on layers of their own.
 */
export function writeDxf({ lines, arrows, labels, frame, textMm }: Drawing): string {
  let handle = FIRST_HANDLE
  const nextHandle = () => (handle++).toString(16).toUpperCase()
  const entities = [
    ...lines.flatMap((line) => polyline(line, nextHandle())),
    ...arrows.flatMap((arrow) => arrowSolid(arrow, textMm, nextHandle())),
    ...labels.flatMap((label) => text(label, textMm, nextHandle())),
  ]
  const header: Pair[] = [
    ...variable('$ACADVER', [1, 'AC1015']),
    ...variable('$DWGCODEPAGE', [3, 'ANSI_1252']),
    ...variable('$INSUNITS', [70, 4]),
    ...variable('$MEASUREMENT', [70, 1]),
    ...variable('$LUNITS', [70, 2]),
    ...variable('$EXTMIN', [10, frame.left], [20, frame.bottom], [30, 0]),
    ...variable('$EXTMAX', [10, frame.right], [20, frame.top], [30, 0]),
    ...variable('$HANDSEED', [5, nextHandle()]),
  ]
  const pairs: Pair[] = [
    [999, 'Units: millimetres'],
    ...section('HEADER', header),
    ...section('CLASSES', []),
    ...section('TABLES', tables([...LINE_LAYERS.map((layer) => LAYERS[layer]), TEXT_LAYER], frame)),
    ...section('BLOCKS', blocks()),
    ...section('ENTITIES', entities),
    ...section('OBJECTS', dictionaries()),
    [0, 'EOF'],
  ]
  return `${pairs.map(([code, value]) => `${code}\n${typeof value === 'number' ? plain(value) : value}`).join('\n')}\n`
}

function plain(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0)
}

function variable(name: string, ...values: readonly Pair[]): Pair[] {
  return [[9, name], ...values]
}

function section(name: string, pairs: readonly Pair[]): Pair[] {
  return [[0, 'SECTION'], [2, name], ...pairs, [0, 'ENDSEC']]
}

function entity(kind: string, layer: string, handle: string, subclass: string): Pair[] {
  return [
    [0, kind],
    [5, handle],
    [330, MODEL_SPACE],
    [100, 'AcDbEntity'],
    [8, layer],
    [100, subclass],
  ]
}

function polyline({ layer, points }: DrawnLine, handle: string): Pair[] {
  const [first, last] = [points[0]!, points.at(-1)!]
  const isClosed = points.length > 3 && first[0] === last[0] && first[1] === last[1]
  const corners = isClosed ? points.slice(0, -1) : points
  return [
    ...entity('LWPOLYLINE', LAYERS[layer][0], handle, 'AcDbPolyline'),
    [90, corners.length],
    [70, isClosed ? 1 : 0],
    [43, 0],
    ...corners.flatMap(([x, y]): Pair[] => [
      [10, x],
      [20, y],
    ]),
  ]
}

function arrowSolid(arrow: Arrow, textMm: number, handle: string): Pair[] {
  const corners = arrowHead(arrow, textMm)
  return [
    ...entity('SOLID', LAYERS.dimension[0], handle, 'AcDbTrace'),
    ...[...corners, corners[2]!].flatMap(([x, y], at): Pair[] => [
      [10 + at, x],
      [20 + at, y],
      [30 + at, 0],
    ]),
  ]
}

function text({ kind, at: [x, y], text, isTurned }: Label, textMm: number, handle: string): Pair[] {
  return [
    ...entity('TEXT', TEXT_LAYER[0], handle, 'AcDbText'),
    [10, x],
    [20, y],
    [30, 0],
    [40, HEIGHTS[kind] * textMm],
    [1, asciiOf(text)],
    ...(isTurned ? [[50, 90] as const] : []),
    [72, 1],
    [11, x],
    [21, y],
    [31, 0],
    [100, 'AcDbText'],
  ]
}

/** Diameter signs and other letters as the format spells them. */
function asciiOf(text: string): string {
  return text
    .replaceAll('Ø', '%%c')
    .replace(/[^\x20-\x7e]/g, (letter) => `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
}
