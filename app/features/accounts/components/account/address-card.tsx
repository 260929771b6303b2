import { Button } from '#app/ui/button.tsx'
import { addressLines, type Address } from '#app/features/accounts/rules/address.ts'
import styles from './address-card.module.css'

interface AddressCardProps {
  readonly address: Address
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onSetBilling: () => void
  readonly onSetShipping: () => void
}

export function AddressCard({ address, isBusy, onEdit, onRemove, onSetBilling, onSetShipping }: AddressCardProps) {
  const { isDefaultBillingAddress: isBilling, isDefaultShippingAddress: isShipping } = address
  const [name, ...lines] = addressLines(address)
  const what = ` address of ${name}`
  return (
    <article className={styles.card} aria-busy={isBusy}>
      {(isBilling || isShipping) && (
        <ul className={styles.uses}>
          {isBilling && <li>Default billing</li>}
          {isShipping && <li>Default shipping</li>}
        </ul>
      )}
      <address className={styles.address}>
        <strong>{name}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>
        <Button look="plain" onClick={onEdit}>
          Edit<span className="visually-hidden">{what}</span>
        </Button>
        <Button look="plain" onClick={onRemove}>
          Remove<span className="visually-hidden">{what}</span>
        </Button>
        {!isBilling && (
          <Button look="plain" disabled={isBusy} onClick={onSetBilling}>
            Set as default billing<span className="visually-hidden">{what}</span>
          </Button>
        )}
        {!isShipping && (
          <Button look="plain" disabled={isBusy} onClick={onSetShipping}>
            Set as default shipping<span className="visually-hidden">{what}</span>
          </Button>
        )}
      </div>
    </article>
  )
}
