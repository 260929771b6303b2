import { useState } from 'react'
import type { Mapping } from '@specify/list-reader/model.ts'
import styles from './list-dialog.module.css'
import { FIELD_LABELS, MappedTable, type Table } from './mapped-table.tsx'

const QUESTIONS = {
  code: 'No code of this list is in the catalogue. Which column has the codes?',
  quantity:
    'More than one column could be the quantity. Which one is it? Of columns named by rooms or levels choose each.',
  room: 'A column may name rooms or something else, such as a supplier. If it names rooms, choose Room for it.',
} as const

interface MappingPanelProps {
  readonly tables: readonly Table[]
  readonly onChoose: (table: Table, mapping: Mapping) => void
}

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
    return [name === '' || name.toLowerCase() === field ? FIELD_LABELS[field] : `${FIELD_LABELS[field]} (${name})`]
  })
  return named.length === 0 ? 'none read' : named.join(', ')
}
