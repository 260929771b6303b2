import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import type { DeskStore } from '../../desk/desk-store.ts'
import type { SheetNews } from '../../sheet/posted-news.ts'
import styles from './desk.module.css'
import { DifferenceTable } from './difference-table.tsx'

interface SheetNoticeProps {
  readonly outcome: SheetNews
  readonly store: DeskStore
  readonly onChange: (outcome: SheetNews | null) => void
}

/** Says what a file has changed, what of it is not clear, and what was typed since it was downloaded. */
export function SheetNotice({ outcome, store, onChange }: SheetNoticeProps) {
  const { refused, problems, moreProblems, typedSince, text, isPosted } = outcome
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
          {isPosted ? (
            <p>To take these values over, choose the file again with “The file wins where both differ” ticked.</p>
          ) : (
            <p className={styles.choices}>
              <Button onClick={() => onChange({ ...outcome, typedSince: [] })}>Keep what was typed</Button>
              <Button onClick={useFile}>Use the file</Button>
            </p>
          )}
        </>
      ) : (
        !isPosted && (
          <p>
            <Button onClick={() => onChange(null)}>Close</Button>
          </p>
        )
      )}
    </div>
  )
}

/** Both values of each line that was typed since a file was downloaded. */
function SinceText({ outcome: { typedSince, isUndated } }: { readonly outcome: SheetNews }) {
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
