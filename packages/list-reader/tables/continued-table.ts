import type { IsCode } from '../codes/find-code.ts'
import { isCodeCell, quantityIn } from '../words/list-words.ts'
import type { ListTable } from '../model.ts'
import type { Cells } from './read-row.ts'

/** Rows that stand for all of a table. */
const CHECKED_ROWS = 20

/** The table above whose columns rows without names go on with: where codes and quantities stand in the same ones. */
export function continuedTable(
  above: ListTable | undefined,
  body: readonly Cells[],
  isCode: IsCode,
): ListTable | undefined {
  const [codeAt, quantityAt] = [above?.mapping.indexOf('code') ?? -1, above?.mapping.indexOf('quantity') ?? -1]
  if (codeAt < 0 || quantityAt < 0) return undefined
  const fitting = body.slice(0, CHECKED_ROWS).filter(({ cells }) => {
    const code = cells[codeAt] ?? ''
    return (isCode(code) || isCodeCell(code)) && quantityIn(cells[quantityAt] ?? '') !== null
  })
  return fitting.length * 2 >= Math.min(body.length, CHECKED_ROWS) ? above : undefined
}
