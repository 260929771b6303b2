import { useState, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { MAX_TAG_LENGTH, MAX_UNIT_COUNT } from '@specify/schedule/model.ts'
import { isTag } from '@specify/schedule/rooms/room-limits.ts'
import { isRoomName, isSameRoomName, trimRoomName, typedRoomName } from '@specify/schedule/rooms/room-name.ts'
import { CleanTextField } from '#app/ui/fields/clean-text-field.tsx'
import styles from '#app/ui/dialogs/dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly yes: string
  readonly onClose: () => void
  readonly staysOpen?: boolean
}

interface FormDialogProps extends DialogProps {
  readonly isReady?: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

export function FormDialog({
  title,
  yes,
  isReady = true,
  staysOpen = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog title={title} open onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isReady) return
          onSubmit()
          if (!staysOpen) onClose()
        }}
      >
        {children}
        <div className={styles.actions}>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" disabled={!isReady}>
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ChooseDialogProps extends DialogProps {
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string) => void
}

export function ChooseDialog({ label, options, onChoose, ...dialog }: ChooseDialogProps) {
  const [chosen, setChosen] = useState(options[0]?.[0] ?? '')
  return (
    <FormDialog {...dialog} onSubmit={() => onChoose(chosen)}>
      <SelectField
        label={label}
        name="choice"
        options={options}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
    </FormDialog>
  )
}

interface ChooseManyProps extends DialogProps {
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (values: ReadonlySet<string>) => void
}

export function ChooseManyDialog({ options, onChoose, ...dialog }: ChooseManyProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <FormDialog {...dialog} isReady={chosen.size > 0} onSubmit={() => onChoose(chosen)}>
      {options.map(([value, label]) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.has(value)}
          onChange={({ target }) => {
            const next = new Set(chosen)
            if (target.checked) next.add(value)
            else next.delete(value)
            setChosen(next)
          }}
        />
      ))}
    </FormDialog>
  )
}

interface NameDialogProps extends DialogProps {
  readonly label: string
  readonly name: string
  readonly taken: readonly string[]
  readonly onName: (name: string, count: number) => void
  /** Asks for the number of units as well. */
  readonly count?: number
}

export function NameDialog({ label, name, taken, count, onName, ...dialog }: NameDialogProps) {
  const [typed, setTyped] = useState(name)
  const [units, setUnits] = useState(count ?? 1)
  const [isRefused, setRefused] = useState(false)
  const newName = trimRoomName(typed)
  const isTaken = taken.some((other) => isSameRoomName(other, newName))
  return (
    <FormDialog
      {...dialog}
      isReady={isRoomName(newName) && !isTaken && !isRefused}
      onSubmit={() => onName(newName, units)}
    >
      <CleanTextField
        ref={takeFocus}
        label={label}
        name="name"
        autoComplete="off"
        defaultValue={typed}
        problem={isTaken ? `There is already a ${newName}.` : undefined}
        clean={typedRoomName}
        onTyped={setTyped}
      />
      {count !== undefined && (
        <>
          <p>Number of units</p>
          <QuantityField
            name="units"
            quantity={units}
            least={0}
            most={MAX_UNIT_COUNT}
            isStrict
            onRefused={setRefused}
            onChange={setUnits}
          />
        </>
      )}
    </FormDialog>
  )
}

export function QuantityDialog({ onQuantity, ...dialog }: DialogProps & { onQuantity: (quantity: number) => void }) {
  const [quantity, setQuantity] = useState(1)
  const [isRefused, setRefused] = useState(false)
  return (
    <FormDialog {...dialog} isReady={!isRefused} onSubmit={() => onQuantity(quantity)}>
      <QuantityField
        name="the selected lines"
        quantity={quantity}
        isStrict
        onRefused={setRefused}
        onChange={setQuantity}
      />
    </FormDialog>
  )
}

interface TagDialogProps extends DialogProps {
  readonly tag: string
  /** Line items of the product in the project. */
  readonly count: number
  /** Another product that has a tag already; null for none. */
  readonly ownerOf: (tag: string) => string | null
  readonly onTag: (tag: string, isForAll: boolean) => void
}

export function TagDialog({ tag, count, ownerOf, onTag, ...dialog }: TagDialogProps) {
  const [typed, setTyped] = useState(tag)
  const [isForAll, setForAll] = useState(true)
  /** The tag that two products may have. */
  const [shared, setShared] = useState<string | null>(null)
  const newTag = typed.trim()
  const owner = newTag === '' || newTag === tag ? null : ownerOf(newTag)
  const isReady = isTag(newTag) && (owner === null || shared === newTag)
  return (
    <FormDialog {...dialog} isReady={isReady} onSubmit={() => onTag(newTag, isForAll)}>
      <TextField
        ref={takeFocus}
        label="Tag"
        name="tag"
        autoComplete="off"
        value={typed}
        problem={
          isTag(newTag) ? undefined : `Up to ${MAX_TAG_LENGTH} letters, digits, hyphens, full stops and slashes.`
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      {owner !== null && (
        <>
          <p>{`${newTag} is the tag of ${owner}. On drawings a tag stands for one product.`}</p>
          <CheckboxField
            label={`Use ${newTag} for both`}
            checked={shared === newTag}
            onChange={({ target }) => setShared(target.checked ? newTag : null)}
          />
        </>
      )}
      {count > 1 && (
        <CheckboxField
          label={`For all ${count} lines of this product`}
          checked={isForAll}
          onChange={({ target }) => setForAll(target.checked)}
        />
      )}
    </FormDialog>
  )
}
