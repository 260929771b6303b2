import { useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './price-list.module.css'

const FILES = '.xlsx,.xlsm,.csv,.txt'

interface ListFieldsProps {
  readonly isHidden: boolean
  readonly fileName: string
  readonly text: string
  /** True if a file was sent without script, which the page cannot send again. */
  readonly isPosted: boolean
  readonly onFile: (name: string) => void
  readonly children: ReactNode
}

/** A file, by choice or dropped, or a text. They stay in the form when they are priced, so that answers go with them. */
export function ListFields({ isHidden, fileName, text, isPosted, onFile, children }: ListFieldsProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <div className={styles.fields} hidden={isHidden}>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          const { files } = event.dataTransfer
          if (!file.current || !files[0]) return
          event.preventDefault()
          setOver(false)
          file.current.files = files
          onFile(files[0].name)
        }}
      >
        <Icon name="file" size={24} />
        <span className={styles.dropTitle}>{fileName === '' || isPosted ? 'Choose your file' : fileName}</span>
        <span className={styles.hint}>
          {isPosted
            ? `Choose ${fileName} again to download it or to change an answer.`
            : 'or drop it here: xlsx, xlsm, csv, txt, up to 10 MB'}
        </span>
        <input
          ref={file}
          type="file"
          name="file"
          accept={FILES}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) onFile(chosen.name)
          }}
        />
      </label>
      <div className={styles.pasted}>
        <label htmlFor={id}>Or paste rows or an email</label>
        <textarea
          id={id}
          name="text"
          className={styles.paste}
          defaultValue={text}
          spellCheck={false}
          placeholder={'Code\tDescription\tQty\n97140C6AF\tBasin mixer\t12\n872010W\tBasin\t6'}
        />
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
