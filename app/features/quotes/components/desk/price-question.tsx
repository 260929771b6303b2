import { countOf } from '@specify/core/text/count-text.ts'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import styles from './desk.module.css'

interface PriceQuestionProps {
  readonly prices: readonly { readonly sku: string; readonly text: string }[]
  readonly onSend: () => void
  readonly onBack: () => void
}

export function PriceQuestion({ prices, onSend, onBack }: PriceQuestionProps) {
  const title = `${countOf(prices.length, 'price')} ${prices.length === 1 ? 'looks' : 'look'} wrong`
  return (
    <ConfirmDialog title={title} yes="Send all the same" no="Back to the prices" onYes={onSend} onNo={onBack}>
      <ul className={styles.doubtful}>
        {prices.map(({ sku, text }) => (
          <li key={sku}>
            <span className="code">{sku}</span> {text}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
