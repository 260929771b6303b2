import { useRef } from 'react'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import styles from './summary.module.css'

interface FoldedRestProps {
  readonly shown: number
  readonly lines: number
  /** Draws further lines before it returns. */
  readonly onUnfold: () => void
}

/** Stands below the first lines of a folded schedule, and below their products. */
export function FoldedRest({ shown, lines, onUnfold }: FoldedRestProps) {
  const root = useRef<HTMLDivElement>(null)
  // The button goes with the fold: the focus is on what it has shown.
  const unfold = () => {
    const section = root.current?.closest('section')
    const list = section ?? root.current?.closest('article')
    const listed = () => [...(list?.querySelectorAll<HTMLElement>(section ? 'tbody tr' : 'article') ?? [])]
    const former = new Set(listed())
    onUnfold()
    const first = listed().find((each) => !former.has(each))
    first?.setAttribute('tabindex', '-1')
    first?.focus()
  }
  return (
    <div ref={root} className={styles.rest} data-screen-only>
      <p>{`The first ${countText(shown)} of ${countOf(lines, 'line')}. Sums and outputs are of all lines.`}</p>
      <Button look="secondary" onClick={unfold}>{`Show all ${countText(lines)} lines`}</Button>
    </div>
  )
}
