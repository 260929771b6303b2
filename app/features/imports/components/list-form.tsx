import { useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import dialog from '#app/ui/dialog.module.css'
import { takeFocus } from '#app/ui/take-focus.ts'
import type { GivenList } from './import-calls.ts'
import styles from './upload-dialog.module.css'

interface ListFormProps {
  readonly text: string
  readonly setText: (text: string) => void
  readonly problem: string
  readonly onList: (list: GivenList) => void
}

export function ListForm({ text, setText, problem, onList }: ListFormProps) {
  const id = useId()
  const [isEmpty, setEmpty] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = isEmpty ? 'Paste a list or choose a file.' : problem

  function preview(): void {
    setEmpty(text.trim() === '')
    if (text.trim() === '') area.current?.focus()
    else onList({ kind: 'text', text })
  }

  return (
    <div className={styles.content}>
      <label className={styles.label} htmlFor={id}>
        Codes, quantities and rooms
      </label>
      <textarea
        ref={(element) => {
          area.current = element
          takeFocus(element)
        }}
        id={id}
        className={styles.paste}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={shown !== '' || undefined}
        placeholder={'97140C6AF 2 Main Bathroom\n872010W 1 Kitchen 2'}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        Copy rows from a spreadsheet, or write a code, a quantity and a room on each line; a room alone counts for the
        lines below it. Columns may have names, in any order, with others between them: a project that was exported is
        read as it is. Nothing is added before you have seen it.
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {shown}
      </p>
      <div className={`${dialog.actions} ${styles.actions}`}>
        <label className={styles.file}>
          <span>Choose a file</span>
          <input
            type="file"
            accept=".xlsx,.csv"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) onList({ kind: 'file', file })
            }}
          />
        </label>
        <Button look="primary" onClick={preview}>
          Preview list
        </Button>
      </div>
    </div>
  )
}
