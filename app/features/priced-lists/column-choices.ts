import type { ListTable, Mapping } from '@specify/list-reader/model.ts'
import { quantityIn } from '@specify/list-reader/words/list-words.ts'
import { columnLetters } from '@specify/spreadsheets/column-letters.ts'

/** A question about the columns of a table, with the mapping that each answer stands for. */
export interface ColumnChoice {
  readonly key: string
  readonly field: 'code' | 'quantity'
  readonly options: readonly { readonly label: string; readonly mapping: Mapping }[]
}

/** Questions about columns that decide on prices: where the codes are, and the quantities. */
export function columnChoices(tables: readonly ListTable[]): ColumnChoice[] {
  return tables.flatMap((table) =>
    table.asks.flatMap((field): ColumnChoice[] => {
      if (field === 'room') return []
      const options = optionsOf(table, field)
      return options.length > 0 ? [{ key: table.key, field, options }] : []
    }),
  )
}

function optionsOf({ mapping, header, sample }: ListTable, field: ColumnChoice['field']): ColumnChoice['options'] {
  const width = Math.max(mapping.length, ...sample.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) => {
    const cells = sample.map((row) => row[index] ?? '').filter(Boolean)
    const isFree = (mapping[index] ?? null) === null || mapping[index] === field
    return isFree && cells.length > 0 && (field === 'code' || cells.every((cell) => quantityIn(cell) !== null))
  })
  const mapped = (chosen: readonly number[]): Mapping =>
    Array.from({ length: width }, (_, index) => {
      if (chosen.includes(index)) return field
      return mapping[index] === field ? null : (mapping[index] ?? null)
    })
  const label = (index: number) => header?.[index] || `Column ${columnLetters(index)}`
  const each = columns.map((index) => ({ label: label(index), mapping: mapped([index]) }))
  if (field === 'code' || columns.length < 2) return each
  return [...each, { label: 'All of them: each is a level or a place', mapping: mapped(columns) }]
}
