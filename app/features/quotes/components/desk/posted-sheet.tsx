import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import styles from './desk.module.css'

interface PostedSheetProps {
  readonly locale: Locale
  readonly quoteId: string
}

/** The upload of a sheet without script. It stands behind the other buttons: Enter in a field presses the first. */
export function PostedSheet({ locale, quoteId }: PostedSheetProps) {
  return (
    <noscript>
      <fieldset className={styles.posted}>
        <legend>Upload Excel</legend>
        <input type="file" name="file" accept=".xlsx,.csv" aria-label="Excel or csv file of this quote" />
        <label>
          <input type="checkbox" name="fileWins" value="1" />
          The file wins where both differ
        </label>
        <Button
          type="submit"
          formAction={routes.console.quote.href({ locale, quoteId, form: 'sheet' })}
          formEncType="multipart/form-data"
          formNoValidate
        >
          Save draft and upload
        </Button>
      </fieldset>
    </noscript>
  )
}
