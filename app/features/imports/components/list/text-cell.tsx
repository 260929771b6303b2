import { useId, useState } from 'react'
import styles from './list-row.module.css'

interface TextCellProps {
  readonly label: string
  readonly text: string
  readonly problem?: string | undefined
  readonly placeholder?: string | undefined
  readonly list?: string
  readonly isCode?: boolean
  readonly isNumber?: boolean
  /** Called on blur or Enter. */
  readonly onText: (text: string) => void
}

/** A cell that is typed into: what was typed counts when the field is left; Escape takes it back. */
export function TextCell({ label, text, problem, placeholder, list, isCode, isNumber, onText }: TextCellProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    if (typed !== null && typed.trim() !== text) onText(typed.trim())
    setTyped(null)
  }
  return (
    <>
      <input
        className={`${styles.input}${isCode ? ' code' : ''}`}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        value={typed ?? text}
        placeholder={placeholder}
        list={list}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave()
          if (event.key !== 'Escape' || typed === null) return
          // The dialog stays open.
          event.preventDefault()
          event.stopPropagation()
          setTyped(null)
        }}
      />
      {problem !== undefined && (
        <span id={id} className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  )
}
