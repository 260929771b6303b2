import { useState } from 'react'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { callAction } from '#app/ui/loading/call-action.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { failureText, formFailure } from '#app/ui/loading/failure-text.ts'
import type { Address, AddressText } from '#app/features/accounts/rules/address.ts'
import { emptyAddress, MAX_ADDRESSES } from '#app/features/accounts/rules/address-rules.ts'
import type { Account } from '#app/features/accounts/rules/model.ts'
import { AccountSection } from './account-section.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import styles from './addresses-screen.module.css'
import { RemoveAddress } from './remove-address.tsx'

interface AddressesScreenProps {
  readonly locale: Locale
  readonly account: Account
  /** The server's state differs from the page's. */
  readonly onChanged: () => Promise<void>
}

type Opened = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly address: Address }

export function AddressesScreen({ locale, account, onChanged }: AddressesScreenProps) {
  const { addresses } = account
  const [opened, setOpened] = useState<Opened | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => setOpened(null)

  async function save(text: AddressText) {
    const outcome = await (opened?.kind === 'edit'
      ? callAction('account/updateAddress', { address: { ...text, addressId: opened.address.addressId } }, locale)
      : callAction('account/addAddress', { address: text }, locale))
    if (outcome.kind !== 'done') return formFailure(outcome)
    await onChanged()
    close()
    return null
  }

  async function remove({ addressId }: Address): Promise<string | null> {
    const outcome = await callAction('account/removeAddress', { addressId }, locale)
    if (outcome.kind !== 'done') return failureText(outcome)
    await onChanged()
    close()
    return null
  }

  async function setDefault(action: 'setDefaultBillingAddress' | 'setDefaultShippingAddress', { addressId }: Address) {
    setBusyId(addressId)
    setProblem(null)
    const outcome = await callAction(`account/${action}`, { addressId }, locale)
    if (outcome.kind === 'done') await onChanged()
    else setProblem(failureText(outcome))
    setBusyId(null)
  }

  return (
    <AccountSection title="Addresses" text="For samples, deliveries and invoices.">
      {addresses.length === 0 ? (
        <p className={styles.empty}>You have not added an address yet.</p>
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.addressId}>
              <AddressCard
                address={address}
                isBusy={busyId === address.addressId}
                onEdit={() => setOpened({ kind: 'edit', address })}
                onRemove={() => setOpened({ kind: 'remove', address })}
                onSetBilling={() => void setDefault('setDefaultBillingAddress', address)}
                onSetShipping={() => void setDefault('setDefaultShippingAddress', address)}
              />
            </li>
          ))}
        </ul>
      )}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {addresses.length < MAX_ADDRESSES ? (
        <Button onClick={() => setOpened({ kind: 'add' })}>
          <Icon name="plus" size={18} /> Add address
        </Button>
      ) : (
        <p
          className={styles.empty}
        >{`You have ${MAX_ADDRESSES} addresses, the most you can keep. Remove one to add another.`}</p>
      )}
      <Dialog
        title={opened?.kind === 'edit' ? 'Edit address' : 'Add address'}
        open={opened?.kind === 'add' || opened?.kind === 'edit'}
        onClose={close}
      >
        <AddressForm
          address={opened?.kind === 'edit' ? opened.address : emptyAddress(account, MARKETS[locale].countryCode)}
          save={save}
          onCancel={close}
        />
      </Dialog>
      <Dialog title="Remove address" open={opened?.kind === 'remove'} onClose={close}>
        {opened?.kind === 'remove' && (
          <RemoveAddress address={opened.address} onRemove={() => remove(opened.address)} onCancel={close} />
        )}
      </Dialog>
    </AccountSection>
  )
}
