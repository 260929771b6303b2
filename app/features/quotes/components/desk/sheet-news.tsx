import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import type { DeskStore } from '../../desk/desk-store.ts'
import type { TypedSince } from '../../sheet/merge-line.ts'
import styles from './desk.module.css'
import { DifferenceTable } from './difference-table.tsx'

export interface SheetOutcome {
  /** Reason why nothing was read; empty where the file was. */
  readonly refused: string
  readonly problems: readonly string[]
  readonly moreProblems: number
  readonly typedSince: readonly TypedSince[]
  readonly isUndated: boolean
  /** `54 lines read, 12 changed` */
  readonly text: string
}

export const NOTHING_READ: SheetOutcome = {
  refused: '',
  problems: [],
  moreProblems: 0,
  typedSince: [],
  isUndated: false,
  text: '',
}

interface SheetNewsProps {
  readonly outcome: SheetOutcome
  readonly store: DeskStore
  readonly onChange: (outcome: SheetOutcome | null) => void
}

/** What a file has changed, what of it is not clear, and what was typed since it was downloaded. */
export function SheetNews({ outcome, store, onChange }: SheetNewsProps) {
  const { refused, problems, moreProblems, typedSince, text } = outcome
  if (refused !== '') return <FormMessage kind="error">{refused}</FormMessage>
  if (problems.length === 0 && typedSince.length === 0) return <FormMessage kind="success">{text}</FormMessage>
  const useFile = () => {
    const count = store.takeValues(typedSince, (lines) => `${countOf(lines, 'line')} changed by your file`)
    onChange({ ...outcome, typedSince: [], text: `${text} ${countOf(count, 'line')} taken from your file.` })
  }
  return (
    <div role="alert" className={styles.clash}>
      <p>
        {text} {problems.length > 0 && `${countOf(problems.length + moreProblems, 'row')} to look at:`}
      </p>
      {problems.length > 0 && (
        <ul className={styles.doubtful}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {moreProblems > 0 && <li>And {moreProblems} more.</li>}
        </ul>
      )}
      {typedSince.length > 0 ? (
        <>
          <SinceText outcome={outcome} />
          <p className={styles.choices}>
            <Button onClick={() => onChange({ ...outcome, typedSince: [] })}>Keep what was typed</Button>
            <Button onClick={useFile}>Use the file</Button>
          </p>
        </>
      ) : (
        <p>
          <Button onClick={() => onChange(null)}>Close</Button>
        </p>
      )}
    </div>
  )
}

/** Both values of each line that was typed since a file was downloaded. */
export function SinceText({ outcome: { typedSince, isUndated } }: { readonly outcome: SheetOutcome }) {
  const differences = typedSince.flatMap((each) => each.differences)
  const values = countOf(differences.length, 'value')
  return (
    <>
      <p>
        {isUndated
          ? `This file does not say when it was downloaded. ${values} ${differences.length === 1 ? 'differs' : 'differ'} from what was typed, and it is not known which is newer:`
          : `${values} ${differences.length === 1 ? 'was' : 'were'} typed after this file was downloaded. Nothing was overwritten:`}
      </p>
      <DifferenceTable differences={differences} yours="In your file" theirs="Typed" most={100} />
    </>
  )
}
