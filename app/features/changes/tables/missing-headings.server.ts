import type { Database } from '#app/platform/database/database.server.ts'
import { RefusedFile } from '../refused-file.ts'
import { plainHeading } from './columns.ts'
import { findSkus } from './find-codes.server.ts'
import type { ReadTable } from './read-table.server.ts'

/**
 * Takes a first line that has codes of the catalogue for a row: the file has no headings, and its columns are asked about.
 *
 * @throws RefusedFile for two columns of one heading
 */
export async function withMissingHeadings(db: Database, table: ReadTable): Promise<ReadTable> {
  const { headings, rows, headingLine, notes } = table
  const codes = await findSkus(
    db,
    headings.filter((heading) => heading !== '' && heading.length <= 64),
  )
  if (codes.size > 0)
    return {
      ...table,
      headings: headings.map(() => ''),
      rows: [{ line: headingLine, cells: headings }, ...rows],
      notes: [...notes, 'The file has no headings: its first line is read as a row.'],
    }
  if (rows.length === 0) throw new RefusedFile('The file has headings and no rows.')
  const plain = headings.map(plainHeading)
  const twice = headings.find((heading, at) => heading !== '' && plain.indexOf(plain[at]!) < at)
  if (twice !== undefined) throw new RefusedFile(`Two columns have the heading "${twice}".`)
  return table
}
