import { useState } from 'react'
import { FIELDS, type Field } from '../../any-list/fields.ts'
import type { ListAnswer } from '../../any-list/list-draft.ts'
import type { Mapping } from '../../any-list/model.ts'
import styles from './list-dialog.module.css'

type Table = ListAnswer['tables'][number]

const LABELS: Record<Field, string> = {
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
const QUESTIONS = {
  code: 'No code of this list is in the catalogue. Which column has the codes?',
  quantity: 'More than one column could be the quantity. Which one is it?',
} as const

interface MappingPanelProps {
  readonly tables: readonly Table[]
  readonly onChoose: (table: Table, mapping: Mapping) => void
}

/** What each column of the tables of a list was read as, to be corrected above the column. */
export function MappingPanel({ tables, onChoose }: MappingPanelProps) {
  const asked = tables.flatMap(({ asks }) => asks)
  const [isOpen, setOpen] = useState(asked.length > 0)
  if (tables.length === 0) return null
  return (
    <details className={styles.mapping} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span>Columns: {tables.map(mappingText).join('; ')}</span>
      </summary>
      {[...new Set(asked)].map((field) => (
        <p key={field} className={styles.asked}>
          {QUESTIONS[field]}
        </p>
      ))}
      {tables.map((table) => (
        <MappedTable key={table.key} table={table} onChoose={(mapping) => onChoose(table, mapping)} />
      ))}
    </details>
  )
}

function mappingText({ mapping, header }: Table): string {
  const named = mapping.flatMap((field, index) => {
    if (field === null) return []
    const name = header?.[index] ?? ''
    return [name === '' || name.toLowerCase() === field ? LABELS[field] : `${LABELS[field]} (${name})`]
  })
  return named.length === 0 ? 'none read' : named.join(', ')
}

function MappedTable({ table, onChoose }: { table: Table; onChoose: (mapping: Mapping) => void }) {
  const { header, sample, mapping } = table
  const width = Math.max(mapping.length, ...sample.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => index)

  /** One column for each but the description: the one that had it gives it up. */
  function choose(at: number, field: Field | null): void {
    onChoose(
      columns.map((index) => {
        if (index === at) return field
        const own = mapping[index] ?? null
        return own === field && field !== 'description' ? null : own
      }),
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className={styles.sample} tabIndex={0} role="region" aria-label="Columns of the list">
      <table>
        <thead>
          <tr>
            {columns.map((index) => (
              <td key={index}>
                <select
                  className={styles.select}
                  aria-label={`Column ${header?.[index] || index + 1} is`}
                  data-read={mapping[index] ? true : undefined}
                  value={mapping[index] ?? ''}
                  onChange={({ target }) => choose(index, FIELDS.find((field) => field === target.value) ?? null)}
                >
                  <option value="">Not read</option>
                  {FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {LABELS[field]}
                    </option>
                  ))}
                </select>
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
