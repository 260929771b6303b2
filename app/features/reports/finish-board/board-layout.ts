import type { FinishCode, FinishInUse } from './finish-board.ts'

/** Area for tiles: A3 landscape without margins, heading and notes. */
const SHEET_MM = { width: 384, height: 222 }
export const GAP_MM = 7
/** Height of a line of codes and width of a character, as printed. */
const CODE_LINE_MM = 4.3
const CODE_SIGN_MM = 1.75
/** A code with its tag on one line. */
const CODE_COLUMN_MM = 44
const NAME_MM = 10
const ABOUT_LINE_MM = 4.8
export const MAX_COATINGS = 3

/** Tile sizes, the largest pictures first. */
const SIZES = [
  { columns: 2, pictureMm: 120 },
  { columns: 3, pictureMm: 92 },
  { columns: 4, pictureMm: 74 },
  { columns: 4, pictureMm: 58 },
  { columns: 5, pictureMm: 46 },
  { columns: 5, pictureMm: 34 },
  { columns: 6, pictureMm: 24 },
  { columns: 6, pictureMm: 16 },
] as const

export interface BoardTile {
  readonly finish: FinishInUse
  readonly codes: readonly FinishCode[]
  /** Further codes of a finish whose first tile is full. */
  readonly isContinued: boolean
}

export interface BoardLayout {
  readonly columns: number
  readonly pictureMm: number
  readonly codeColumns: number
  readonly tiles: readonly BoardTile[]
}

/** Chooses the largest tiles that fit all finishes and codes on one sheet; otherwise small ones on several sheets. */
export function layoutBoard(finishes: readonly FinishInUse[]): BoardLayout {
  const layouts = SIZES.filter(({ columns }) => columns <= Math.max(2, finishes.length)).map((size) => {
    const tileMm = (SHEET_MM.width - GAP_MM * (size.columns - 1)) / size.columns
    const codeColumns = Math.max(1, Math.floor(tileMm / CODE_COLUMN_MM))
    return { ...size, codeColumns, codeMm: tileMm / codeColumns }
  })
  const fitting = layouts.find((layout) => {
    const heights = finishes.map((finish) => headMm(finish, layout) + codesMm(finish.codes, layout))
    const rows = Array.from({ length: Math.ceil(heights.length / layout.columns) }, (_, row) =>
      Math.max(...heights.slice(row * layout.columns, (row + 1) * layout.columns)),
    )
    return rows.reduce((sum, each) => sum + each, 0) + GAP_MM * (rows.length - 1) <= SHEET_MM.height
  })
  const { columns, pictureMm, codeColumns, codeMm } = fitting ?? layouts.at(-1)!
  const size = { pictureMm, codeColumns, codeMm }
  return { columns, pictureMm, codeColumns, tiles: finishes.flatMap((finish) => tilesOf(finish, size)) }
}

type TileSize = Pick<BoardLayout, 'codeColumns' | 'pictureMm'> & { readonly codeMm: number }

/** Tiles that are no taller than a sheet. */
function tilesOf(finish: FinishInUse, size: TileSize): BoardTile[] {
  const tiles: BoardTile[] = []
  let codes: FinishCode[] = []
  for (const code of finish.codes) {
    const aboveMm = tiles.length === 0 ? headMm(finish, size) : NAME_MM
    if (codes.length > 0 && aboveMm + codesMm([...codes, code], size) > SHEET_MM.height) {
      tiles.push({ finish, codes, isContinued: tiles.length > 0 })
      codes = []
    }
    codes.push(code)
  }
  return [...tiles, { finish, codes, isContinued: tiles.length > 0 }]
}

function headMm({ coatings, warning }: FinishInUse, { pictureMm }: Pick<TileSize, 'pictureMm'>): number {
  const lines = Math.min(coatings.length, MAX_COATINGS) + 1 + (warning === '' ? 0 : 3)
  return pictureMm + NAME_MM + lines * ABOUT_LINE_MM
}

function codesMm(codes: readonly FinishCode[], { codeColumns, codeMm }: TileSize): number {
  const lines = codes.reduce((sum, code) => sum + Math.ceil((codeText(code).length * CODE_SIGN_MM) / codeMm), 0)
  return Math.ceil(lines / codeColumns) * CODE_LINE_MM
}

function codeText({ sku, tags }: FinishCode): string {
  return [sku, ...tags].join(', ')
}
