import { useState, type ChangeEvent } from 'react'
import { api } from '#app/addresses/api.ts'
import type { Locale } from '@specify/core/market.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { readOutcome, unreadable, type CallOutcome } from '#app/ui/loading/call-action.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import type { DraftLine } from '../../desk/draft.ts'
import { NOTHING_READ, readText, type SheetNews } from '../../sheet/posted-news.ts'
import styles from './desk.module.css'
import type { DraftKeeper } from './draft-keeper.ts'

interface SheetToolsProps {
  readonly store: DeskStore
  readonly draft: DraftKeeper
  readonly locale: Locale
  readonly quoteId: string
  readonly onRead: (outcome: SheetNews) => void
}

interface SheetAnswer extends Pick<SheetNews, 'problems' | 'moreProblems' | 'typedSince' | 'isUndated'> {
  readonly read: number
  readonly lines: readonly DraftLine[]
}

/** The grid as a workbook, and back. What is there is saved before, so that the file and the page agree. */
export function SheetTools({ store, draft, locale, quoteId, onRead }: SheetToolsProps) {
  const [isReading, setReading] = useState(false)
  const href = api.quoteSheet.href({ locale, quoteId })

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setReading(true)
    const outcome = (await draft.flush()) ? await sendSheet(file, { locale, quoteId }) : null
    setReading(false)
    if (outcome?.kind !== 'done') {
      const refused = outcome ? failureText(outcome) : 'Nothing was read: the draft is not saved.'
      return onRead({ ...NOTHING_READ, refused })
    }
    const { lines, read: rows, ...news } = outcome.answer
    const changed = store.takeLines(lines, (count) => `${countOf(count, 'line')} changed by your file`)
    const text = readText({ read: rows, changed, lines: store.products.length })
    onRead({ refused: '', ...news, text })
  }

  return (
    <div className={styles.sheet}>
      <a
        className={buttonClass('secondary')}
        href={href}
        download
        onClick={(event) => {
          event.preventDefault()
          void draft.flush().then((isSaved) => isSaved && location.assign(href))
        }}
      >
        Download as Excel
      </a>
      <label className={buttonClass('secondary')} aria-busy={isReading} data-scripted>
        Upload Excel
        <input type="file" accept=".xlsx,.csv" className="visually-hidden" onChange={(event) => void read(event)} />
      </label>
    </div>
  )
}

async function sendSheet(
  file: File,
  { locale, quoteId }: { readonly locale: Locale; readonly quoteId: string },
): Promise<CallOutcome<SheetAnswer>> {
  const body = new FormData()
  body.set('quoteId', quoteId)
  body.set('file', file)
  try {
    return await readOutcome<SheetAnswer>(await fetch(api.readQuoteSheet.path({ locale }), { method: 'POST', body }))
  } catch (error) {
    return error instanceof TypeError ? { kind: 'offline' } : unreadable(0)
  }
}
