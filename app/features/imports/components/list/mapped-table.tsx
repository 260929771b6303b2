import { Select } from '#app/ui/fields/select.tsx'
import { chooseField } from '@specify/list-reader/columns/choose-field.ts'
import { FIELDS, type Field } from '@specify/list-reader/columns/fields.ts'
import type { ListAnswer } from '@specify/list-reader/draft/list-draft.ts'
import type { Mapping } from '@specify/list-reader/model.ts'
import styles from './list-dialog.module.css'

export type Table = ListAnswer['tables'][number]

export const FIELD_LABELS: Record<Field, string> = {
  code: 'Code',
  quantity: 'Quantity',
  room: 'Room',
  type: 'Type',
  units: 'Units',
  tag: 'Tag',
  note: 'Note',
  roomNote: 'Room note',
  description: 'Description',
}

export function MappedTable({ table, onChoose }: { table: Table; onChoose: (mapping: Mapping) => void }) {
  const { header, sample, mapping } = table
  const width = Math.max(mapping.length, ...sample.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => index)

  function choose(at: number, value: string): void {
    const field = FIELDS.find((each) => each === value) ?? null
    onChoose(chooseField(mapping, { header, at, field }))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className={styles.sample} tabIndex={0} role="region" aria-label="Columns of the list">
      <table>
        <thead>
          <tr>
            {columns.map((index) => (
              <td key={index}>
                <Select
                  className={styles.column}
                  aria-label={`Column ${header?.[index] || index + 1} is`}
                  data-read={mapping[index] ? true : undefined}
                  value={mapping[index] ?? ''}
                  onChange={({ target }) => choose(index, target.value)}
                >
                  <option value="">Not read</option>
                  {FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {FIELD_LABELS[field]}
                    </option>
                  ))}
                </Select>
              </td>
            ))}
          </tr>
          {header && (
            <tr>
              {columns.map((index) => (
                <th key={index} scope="col">
                  {header[index]}
                </th>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {sample.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows may be alike, and never change
            <tr key={row}>
              {columns.map((index) => (
                <td key={index} data-read={mapping[index] ? true : undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
