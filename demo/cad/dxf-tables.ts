import type { Drawing } from '../drawings/drawing.ts'

/** Group code and value, the two lines of which DXF is made. */
export type Pair = readonly [code: number, value: string | number]

/** Colour 7 is black on paper; the pen is in hundredths of a millimetre. */
export type Layer = readonly [name: string, colour: number, pen: number]

/** Handles of the records of both spaces. */
export const MODEL_SPACE = '1F'
const PAPER_SPACE = '1B'

/** The layer that every file has. */
const ZERO: Layer = ['0', 7, 25]

/** Declarations of a DXF file: line types, layers, a text style and the initial view. */
export function tables(layers: readonly Layer[], frame: Drawing['frame']): Pair[] {
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
      [ZERO, ...layers].map((layer, at) => layerRecord((0x30 + at).toString(16).toUpperCase(), layer)),
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

function layerRecord(handle: string, [name, colour, pen]: Layer): Pair[] {
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

/** The two spaces that every file has; the drawing is in model space. */
export function blocks(): Pair[] {
  return [...block('*Model_Space', MODEL_SPACE, 0x20), ...block('*Paper_Space', PAPER_SPACE, 0x1c)]
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

/** The dictionaries without which AutoCAD does not open a file. */
export function dictionaries(): Pair[] {
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
