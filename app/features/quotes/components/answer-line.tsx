import { countOf } from '@specify/core/text/count-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { answerField } from '../answer/answer-fields.ts'
import type { QuotePageLine } from '../calls/read-quote-pages.server.ts'
import { MAX_LEAD_TIME_LENGTH } from '../quote.ts'
import styles from './quotes.module.css'

interface AnswerLineProps {
  readonly index: number
  readonly line: QuotePageLine
  /** Posted values that were rejected. */
  readonly values: Readonly<Record<string, string>>
  /** `9 × $333.33 = $2,999.97` */
  readonly sum: string
  readonly problem: string | undefined
  readonly leadTime: string
  /** True if the common lead time applies because its own is empty. */
  readonly isLeadCommon: boolean
  readonly onPrice: (price: string) => void
}

export function AnswerLine({ index, line, values, leadTime, isLeadCommon, ...props }: AnswerLineProps) {
  const { sku, name, variantText, quantity, substitute, note } = line
  const prefilled = (column: Parameters<typeof answerField>[1], otherwise: string) => {
    const field = answerField(index, column)
    return { name: field, defaultValue: values[field] ?? otherwise }
  }
  return (
    <fieldset>
      <legend>
        {name} <span className="code">{sku}</span>
        <small>{[variantText, countOf(quantity, 'piece')].filter(Boolean).join(', ')}</small>
      </legend>
      <input type="hidden" name={answerField(index, 'sku')} value={sku} />
      <TextField
        label="Each, inc GST"
        {...prefilled('price', line.typedPrice)}
        onChange={({ target }) => props.onPrice(target.value)}
        inputMode="decimal"
        problem={props.problem}
      />
      <TextField
        label="Lead time"
        {...prefilled('lead', isLeadCommon ? '' : line.leadTime)}
        placeholder={leadTime}
        maxLength={MAX_LEAD_TIME_LENGTH}
      />
      <TextField label="Substitute code" {...prefilled('substitute', substitute?.sku ?? '')} maxLength={200} />
      <TextField label="Note" {...prefilled('note', note)} maxLength={MAX_LEAD_TIME_LENGTH} />
      <p className={styles.lineSum}>{props.sum}</p>
    </fieldset>
  )
}
