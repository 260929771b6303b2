import { Button } from '#app/ui/button.tsx'
import { FormProblem } from '#app/ui/fields/form-message.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { addressLines, type Address } from '#app/features/accounts/rules/address.ts'
import styles from '#app/ui/dialogs/dialog.module.css'

interface RemoveAddressProps {
  readonly address: Address
  /** Returns a sentence on a failure, or null. */
  readonly onRemove: () => Promise<string | null>
  readonly onCancel: () => void
}

export function RemoveAddress({ address, onRemove, onCancel }: RemoveAddressProps) {
  const form = useForm(async () => {
    const problem = await onRemove()
    return problem === null ? null : { form: problem }
  })
  return (
    <form className={styles.form} {...form.props}>
      <p>{`Remove the address ${addressLines(address).join(', ')}?`}</p>
      <FormProblem form={form} />
      <div className={styles.actions}>
        <Button ref={takeFocus} look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton look="danger" isSending={form.isSending}>
          Yes, please remove
        </SubmitButton>
      </div>
    </form>
  )
}
