import { useId, useRef, useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Button } from '#app/ui/button.tsx'
import dialog from '#app/ui/dialogs/dialog.module.css'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { LIST_FILES } from '@specify/list-reader/limits.ts'
import type { GivenList } from '../import-calls.ts'
import styles from './list-dialog.module.css'

interface ListFormProps {
  readonly locale: string
  readonly text: string
  readonly setText: (text: string) => void
  readonly problem: string
  readonly onList: (list: GivenList) => void
}

export function ListForm({ locale, text, setText, problem, onList }: ListFormProps) {
  const id = useId()
  const [isEmpty, setEmpty] = useState(false)
  const [isOver, setOver] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = isEmpty ? 'Paste a list or choose a file.' : problem

  function preview(): void {
    setEmpty(text.trim() === '')
    if (text.trim() === '') area.current?.focus()
    else onList({ kind: 'text', text })
  }

  return (
    <div
      className={styles.content}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        setOver(false)
        onList({ kind: 'file', file })
      }}
    >
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
        data-over={isOver || undefined}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={shown !== '' || undefined}
        placeholder={'Hi Ari, for the ensuites please:\n40 x 97140C6AF\n872010W – 2 off – Kitchen'}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        Paste an email or rows of a spreadsheet as they are, or drop a file here: {LIST_FILES.join(', ')}. Greetings are
        passed over, columns are found, and nothing is added before you have seen it.
      </p>
      <p className={styles.hint}>
        Only the prices?{' '}
        <PageLink href={routes.priceMyList.path({ locale })} target="_blank" aria-describedby={NEW_TAB_NOTE_ID}>
          Price my sheet
        </PageLink>{' '}
        gives your own file back with a price beside each row.
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.failure}>
        {shown}
      </p>
      <div className={`${dialog.actions} ${styles.actions}`}>
        <label className={styles.file}>
          <span>Choose a file</span>
          <input
            type="file"
            accept={LIST_FILES.map((kind) => `.${kind}`).join(',')}
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
