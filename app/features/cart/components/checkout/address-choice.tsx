import { addressLines, isSameAddress, type Address, type AddressText } from '#app/features/accounts/rules/address.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'
import { CART_FORM } from '#app/features/cart/contents/cart-forms.ts'
import styles from './checkout-screen.module.css'
import choiceStyles from './choice.module.css'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

const NAME = 'shippingAddressId'

interface AddressChoiceProps {
  readonly addresses: readonly Address[]
  readonly chosen: Address | null
  /** Preselected by the page, and submitted with the first form without script. */
  readonly suggested: Address | null
  /** The address of the cart, where the account has it no more. */
  readonly other: AddressText | null
  readonly onChoose: (addressId: string) => Promise<unknown>
}

export function AddressChoice({ addresses, chosen, suggested, other, onChoose }: AddressChoiceProps) {
  const isHydrated = useHydrated()
  const [chosenId, choose] = useOptimisticChoice(chosen?.addressId, async (id) => id && onChoose(id))
  return (
    <fieldset className={choiceStyles.choice}>
      <legend>Deliver to</legend>
      {addresses.length === 0 && !other && <p className={styles.none}>You have not added an address yet.</p>}
      {other && (
        <label className={choiceStyles.option}>
          <input type="radio" form={CART_FORM} name={NAME} value="" checked={chosenId === undefined} readOnly />
          <AddressWords address={other} />
        </label>
      )}
      {addresses.map((address) => (
        <label key={address.addressId} className={choiceStyles.option}>
          <input
            type="radio"
            form={CART_FORM}
            name={NAME}
            value={address.addressId}
            checked={address.addressId === (chosenId ?? (isHydrated ? undefined : suggested?.addressId))}
            onChange={() => choose(address.addressId)}
          />
          <AddressWords address={address} />
        </label>
      ))}
    </fieldset>
  )
}

function AddressWords({ address }: { address: AddressText }) {
  const [who, ...lines] = addressLines(address)
  return (
    <span className={choiceStyles.words}>
      <strong>{who}</strong>
      <small>{lines.join(', ')}</small>
    </span>
  )
}

interface BillingProps {
  readonly addresses: readonly Address[]
  /** Null is where the order goes. */
  readonly address: AddressText | null
  readonly onChoose: (addressId: string | null) => Promise<unknown>
}

/** Selects a separate billing address. */
export function Billing({ addresses, address, onChoose }: BillingProps) {
  const chosen = addresses.find((each) => isSameAddress(each, address))
  const first = addresses.find(({ isDefaultBillingAddress }) => isDefaultBillingAddress) ?? addresses[0]
  const [isSame, setSame] = useOptimisticChoice(address === null, (same) =>
    onChoose(same ? null : (first?.addressId ?? null)),
  )
  return (
    <div className={styles.billing}>
      <CheckboxField
        label="Send the invoice to the same address"
        form={CART_FORM}
        name="isBilledThere"
        checked={isSame}
        disabled={!first}
        onChange={({ target }) => setSame(target.checked)}
      />
      {address && (
        <SelectField
          label="Invoice address"
          form={CART_FORM}
          name="billingAddressId"
          options={addresses.map((each) => [each.addressId, addressLines(each).join(', ')] as const)}
          value={chosen?.addressId ?? ''}
          {...(!chosen && { placeholder: addressLines(address).join(', ') })}
          onChange={({ target }) => target.value && void onChoose(target.value)}
        />
      )}
    </div>
  )
}
