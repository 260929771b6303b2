import { countText } from '@specify/core/text/count-text.ts'
import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import styles from './quotes.module.css'

export function QuoteLines({ page: { lines, answer } }: { readonly page: QuotePage }) {
  return (
    <table className={styles.lines} aria-label="Products">
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
            </>
          ) : (
            <th scope="col">RRP</th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.sku}>
            <td className="code" data-label="Code">
              {line.sku}
            </td>
            <td data-label="Product">
              {line.substitute ? (
                <>
                  {line.substitute.name} <span className="code">{line.substitute.sku}</span>
                  <small>in place of {line.name}</small>
                </>
              ) : (
                <>
                  {line.name}
                  {line.variantText && <small>{line.variantText}</small>}
                </>
              )}
              {line.note && <small>{line.note}</small>}
            </td>
            <td className={styles.number} data-label="Qty">
              {countText(line.quantity)}
            </td>
            {!answer ? (
              <td className={styles.number} data-label="RRP">
                {line.list}
              </td>
            ) : line.isOffered ? (
              <>
                <td className={styles.number} data-label="Each, ex GST">
                  {line.net}
                </td>
                <td className={styles.number} data-label="Each, inc GST">
                  {line.each}
                </td>
                <td className={styles.number} data-label="Total, inc GST">
                  {line.total}
                </td>
                <td data-label="Lead time">{line.leadTime}</td>
              </>
            ) : (
              <td colSpan={4}>Not offered</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
