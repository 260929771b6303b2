import { quantityIn } from '../words/list-words.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isTag } from '../columns/column-content.ts'
import { namedField } from '../columns/fields.ts'
import type { FreeRow } from '../lines/free-line.ts'
import { type ReadLine, MAX_LINES, LABELLED, continueRow } from './continued-row.ts'

/** The product of a block of lines that begins with its tag, or with labels above its code; null where there is none. */
export function findBlock(
  read: readonly ReadLine[],
  at: number,
  isCode: IsCode,
): ReturnType<typeof continueRow> | null {
  const { text, index } = read[at]!
  const isTagAlone = isTag(text) && !isCode(text)
  const ahead = isTagAlone ? { tag: text } : labelled(text)
  if (!ahead) return null
  for (let next = at + 1; next < at + MAX_LINES; next++) {
    const line = read[next]
    if (line?.index !== index + next - at) return null
    if (line.said.kind !== 'row') {
      Object.assign(ahead, labelled(line.text))
      continue
    }
    const { row } = line.said
    const isNamed = isTagAlone || namedField(LABELLED.exec(line.text)?.[1] ?? '') === 'code'
    if (row.tag !== '' || !isNamed || !row.code.split(' or ').every(isCode)) return null
    const { row: whole, lineCount } = continueRow(read, next, {
      ...row,
      ...ahead,
      quantity: row.quantity || (ahead.quantity ?? ''),
    })
    return { row: whole, lineCount: next - at + lineCount }
  }
  return null
}

/** Reads a label above a code: `Tag: BM-01`, `Qty: 2`; null for any other line. */
function labelled(text: string): Partial<Pick<FreeRow, 'tag' | 'quantity' | 'description'>> | null {
  const [, label = '', value = ''] = LABELLED.exec(text) ?? []
  const field = label === '' ? null : namedField(label)
  if (field === 'tag') return isTag(value) ? { tag: value } : null
  if (field === 'description') return { description: value }
  const quantity = field === 'quantity' ? quantityIn(value) : null
  return quantity === null ? null : { quantity }
}
