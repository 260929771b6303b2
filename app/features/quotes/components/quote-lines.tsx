import { countText } from '@specify/core/text/count-text.ts'
import type { QuotePageLine } from '../calls/page-lines.ts'
import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import styles from './quotes.module.css'

interface QuoteLinesProps {
  readonly page: QuotePage
  /** The form in which the customer chooses lines; left out where there is nothing to choose. */
  readonly form?: string | undefined
}

export function QuoteLines({ page: { lines, answer }, form }: QuoteLinesProps) {
  return (
    <table className={styles.lines} aria-label="Products" data-choosing={form !== undefined || undefined}>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Product</th>
          <th scope="col">Qty</th>
          {answer ? (
            <>
              <th scope="col">Each, ex GST</th>
              <th scope="col">Each, inc GST</th>
              <th scope="col">Total, inc GST</th>
              <th scope="col">Lead time</th>
              {form !== undefined && <th scope="col">Accept</th>}
            </>
          ) : (
            <th scope="col">RRP</th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.sku} data-left={(answer?.isPart === true && line.isOffered && !line.isAccepted) || undefined}>
            <td className="code" data-label="Code">
              {line.sku}
            </td>
            <td data-label="Product">
              {line.substitute ? (
                <>
                  {line.substitute.name} <span className="code">{line.substitute.sku}</span>
                  <small>in place of {[line.name, line.variantText].filter(Boolean).join(', ')}</small>
                </>
              ) : (
                <>
                  {line.name}
                  {line.variantText && <small>{line.variantText}</small>}
                </>
              )}
              {line.noteText && <small>{line.noteText}</small>}
              {answer?.isPart && line.isOffered && !line.isAccepted && <small>Not accepted</small>}
            </td>
            <td className={styles.number} data-label="Qty">
              {countText(line.quantity)}
            </td>
            {answer ? (
              <AnsweredCells line={line} form={form} />
            ) : (
              <td className={styles.number} data-label="RRP">
                {line.list}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AnsweredCells({ line, form }: { readonly line: QuotePageLine; readonly form: string | undefined }) {
  if (!line.isOffered) return <td colSpan={form === undefined ? 4 : 5}>Not offered</td>
  return (
    <>
      <td className={styles.number} data-label="Each, ex GST">
        {line.net}
      </td>
      <td className={styles.number} data-label="Each, inc GST">
        {line.each}
        {line.offList && (
          <small>
            RRP {line.list}, {line.offList}
          </small>
        )}
      </td>
      <td className={styles.number} data-label="Total, inc GST">
        {line.total}
      </td>
      <td data-label="Lead time">
        {line.leadTime}
        {line.stagesText && <small>{line.stagesText}</small>}
      </td>
      {form !== undefined && (
        <td data-label="Accept">
          <input
            type="checkbox"
            form={form}
            name="line"
            value={line.sku}
            defaultChecked
            aria-label={`Accept ${line.sku}`}
          />
        </td>
      )}
    </>
  )
}
