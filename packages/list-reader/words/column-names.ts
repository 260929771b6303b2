export type Column = 'sku' | 'qty' | 'section' | 'room' | 'remark'

/** Column names of the upload, of our exports, of its error file, and in common use. Without their signs. */
const NAMES: Readonly<Record<Column, string>> = {
  sku: `sku, sku code, sku no, code, product code, prod code, product no, product number, item code, item no, item number,
    part no, part number, part code, part, model, model no, model number, cat no, cat number, catalogue no,
    catalogue number, catalogue code, catalog no, catalog number, manufacturer part no, manufacturer part number,
    manufacturer code, mfr part no, mfg part no, mpn, article, article no, article number, stock code, stock no,
    supplier code, supplier part no, order code`,
  qty: `qty, quantity, qty reqd, qty required, quantity required, quantity reqd, total qty, order qty, no off, number off,
    no reqd, no required, count, pcs, nos`,
  section: 'section, location, area, zone, space, room type',
  room: 'room, room name',
  remark: 'remark',
}
const COLUMNS: ReadonlyMap<string, Column> = new Map(
  (Object.keys(NAMES) as Column[]).flatMap((column) =>
    NAMES[column].split(/,\s+/).map((name) => [name, column] as const),
  ),
)

export function columnOf(cell: string): Column | null {
  const name = cell
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[\s_.:#*()]+/g, ' ')
    .trim()
  return COLUMNS.get(name) ?? null
}
