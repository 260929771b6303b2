import { LINE_LAYERS } from '../drawings/drawing.ts'
import type { Arrow, Drawing, DrawnLine, Label, LineLayer } from '../drawings/drawing.ts'
import { arrowHead } from '../drawings/svg.ts'

/** Name, colour number (7 is black on paper) and pen in hundredths of a millimetre. */
const LAYERS: Record<LineLayer, readonly [name: string, colour: number, pen: number]> = {
  outline: ['OUTLINE', 7, 50],
  edge: ['EDGES', 7, 25],
  datum: ['DATUM', 8, 35],
  dimension: ['DIMENSIONS', 8, 18],
  extension: ['EXTENSIONS', 9, 13],
}
const TEXT_LAYER = ['TEXT', 7, 18] as const

/** Height of letters against those of a dimension. */
const HEIGHTS: Record<Label['kind'], number> = { dimension: 1, caption: 0.9, note: 0.75 }

/** Handles of the tables and dictionaries; those of the drawing's own objects follow. */
const MODEL_SPACE = '1F'
const PAPER_SPACE = '1B'
const FIRST_HANDLE = 0x100

type Pair = readonly [code: number, value: string | number]

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
    ...section('TABLES', tables(frame)),
    ...section('BLOCKS', [...block('*Model_Space', MODEL_SPACE, 0x20), ...block('*Paper_Space', PAPER_SPACE, 0x1c)]),
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

function tables(frame: Drawing['frame']): Pair[] {
  const layers = [['0', 7, 25] as const, ...LINE_LAYERS.map((layer) => LAYERS[layer]), TEXT_LAYER]
  return [
    ...table('VPORT', '8', [viewport(frame)]),
    ...table('LTYPE', '5', [
      lineType('14', 'ByBlock', ''),
      lineType('15', 'ByLayer', ''),
      lineType('16', 'CONTINUOUS', 'Solid line'),
    ]),
    ...table(
      'LAYER',
      '2',
      layers.map((layer, at) => layerRecord((0x30 + at).toString(16).toUpperCase(), layer)),
    ),
    ...table('STYLE', '3', [textStyle()]),
    ...table('VIEW', '6', []),
    ...table('UCS', '7', []),
    ...table('APPID', '9', [[...record('APPID', '12', 'AcDbRegAppTableRecord', 'ACAD', '9'), [70, 0]]]),
    ...table('DIMSTYLE', 'A', [], [[100, 'AcDbDimStyleTable']]),
    ...table('BLOCK_RECORD', '1', [
      record('BLOCK_RECORD', MODEL_SPACE, 'AcDbBlockTableRecord', '*Model_Space', '1'),
      record('BLOCK_RECORD', PAPER_SPACE, 'AcDbBlockTableRecord', '*Paper_Space', '1'),
    ]),
  ]
}

function table(name: string, handle: string, records: readonly Pair[][], more: readonly Pair[] = []): Pair[] {
  return [
    [0, 'TABLE'],
    [2, name],
    [5, handle],
    [330, '0'],
    [100, 'AcDbSymbolTable'],
    [70, records.length],
    ...more,
    ...records.flat(),
    [0, 'ENDTAB'],
  ]
}

function record(kind: string, handle: string, subclass: string, name: string, owner: string): Pair[] {
  return [
    [0, kind],
    [5, handle],
    [330, owner],
    [100, 'AcDbSymbolTableRecord'],
    [100, subclass],
    [2, name],
  ]
}

/** Shows the whole drawing when it is opened. */
function viewport({ left, right, bottom, top }: Drawing['frame']): Pair[] {
  const pair = (code: number, x: number, y: number): Pair[] => [
    [code, x],
    [code + 10, y],
  ]
  return [
    ...record('VPORT', '29', 'AcDbViewportTableRecord', '*ACTIVE', '8'),
    [70, 0],
    ...pair(10, 0, 0),
    ...pair(11, 1, 1),
    ...pair(12, (left + right) / 2, (bottom + top) / 2),
    ...pair(13, 0, 0),
    ...pair(14, 10, 10),
    ...pair(15, 10, 10),
    [16, 0],
    [26, 0],
    [36, 1],
    [17, 0],
    [27, 0],
    [37, 0],
    [40, (top - bottom) * 1.05],
    [41, Math.max(0.1, (right - left) / (top - bottom))],
  ]
}

function lineType(handle: string, name: string, description: string): Pair[] {
  return [
    ...record('LTYPE', handle, 'AcDbLinetypeTableRecord', name, '5'),
    [70, 0],
    [3, description],
    [72, 65],
    [73, 0],
    [40, 0],
  ]
}

function layerRecord(handle: string, [name, colour, pen]: readonly [string, number, number]): Pair[] {
  return [
    ...record('LAYER', handle, 'AcDbLayerTableRecord', name, '2'),
    [70, 0],
    [62, colour],
    [6, 'CONTINUOUS'],
    [370, pen],
    [390, 'F'],
  ]
}

function textStyle(): Pair[] {
  return [
    ...record('STYLE', '11', 'AcDbTextStyleTableRecord', 'STANDARD', '3'),
    [70, 0],
    [40, 0],
    [41, 1],
    [50, 0],
    [71, 0],
    [42, 2.5],
    [3, 'arial.ttf'],
    [4, ''],
  ]
}

function block(name: string, owner: string, firstHandle: number): Pair[] {
  const [begin, end] = [firstHandle, firstHandle + 1].map((handle) => handle.toString(16).toUpperCase())
  return [
    [0, 'BLOCK'],
    [5, begin!],
    [330, owner],
    [100, 'AcDbEntity'],
    [8, '0'],
    [100, 'AcDbBlockBegin'],
    [2, name],
    [70, 0],
    [10, 0],
    [20, 0],
    [30, 0],
    [3, name],
    [1, ''],
    [0, 'ENDBLK'],
    [5, end!],
    [330, owner],
    [100, 'AcDbEntity'],
    [8, '0'],
    [100, 'AcDbBlockEnd'],
  ]
}

function dictionaries(): Pair[] {
  return [
    ...dictionary('C', '0'),
    [3, 'ACAD_GROUP'],
    [350, 'D'],
    [3, 'ACAD_PLOTSTYLENAME'],
    [350, 'E'],
    ...dictionary('D', 'C'),
    [0, 'ACDBDICTIONARYWDFLT'],
    [5, 'E'],
    [330, 'C'],
    [100, 'AcDbDictionary'],
    [281, 1],
    [3, 'Normal'],
    [350, 'F'],
    [100, 'AcDbDictionaryWithDefault'],
    [340, 'F'],
    [0, 'ACDBPLACEHOLDER'],
    [5, 'F'],
    [330, 'E'],
  ]
}

function dictionary(handle: string, owner: string): Pair[] {
  return [
    [0, 'DICTIONARY'],
    [5, handle],
    [330, owner],
    [100, 'AcDbDictionary'],
    [281, 1],
  ]
}
