import { ANSWERS, type ListAnswers, type ListRow, type ReadList } from '../model.ts'

const MAX_NAMED = 3

/** Rows of a change order that do not say what they change are asked about once, for all of them. */
export function withPlainChanges(read: ReadList, answers: ListAnswers = {}): ReadList {
  const plain = read.rows.filter(({ change }) => change?.kind === 'plain')
  if (plain.length === 0) return read
  const answer = ANSWERS.plain.find((each) => each === answers.plain) ?? null
  const names = plain
    .slice(0, MAX_NAMED)
    .map(({ change, code, description, quantity }) => change?.text ?? `${quantity || '?'} × ${code || description}`)
  const question = { about: 'plain' as const, names, options: ANSWERS.plain, answer }
  const rows = read.rows.map((row): ListRow => {
    return row.change?.kind === 'plain' && answer ? { ...row, change: { ...row.change, kind: answer } } : row
  })
  return { ...read, rows, questions: [...(read.questions ?? []), question] }
}

/** Returns whether a list is a change order: most of its rows say what they change. */
export function isChangeOrder({ rows }: Pick<ReadList, 'rows'>): boolean {
  const said = rows.filter(({ change }) => change !== undefined && change.kind !== 'plain' && change.kind !== 'add')
  const plain = rows.filter(({ change }) => change?.kind === 'plain')
  return said.length > plain.length
}
