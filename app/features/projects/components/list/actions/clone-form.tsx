import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { typedText } from '@specify/core/text/typed-fields.ts'
import styles from '#app/ui/dialogs/dialog.module.css'
import { CleanTextField } from '#app/ui/fields/clean-text-field.tsx'
import { useClosing } from '#app/features/projects/components/dialogs/use-closing.ts'

interface CloneFormProps {
  readonly projectName: string
  readonly onClone: (name: string) => Promise<string | null>
  readonly onClose: () => void
}

export function CloneForm({ projectName, onClone, onClose }: CloneFormProps) {
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState('')
  useClosing(isDone, onClose)
  useClosing(failure !== '', () => setFailure(''))
  const form = useForm(async (data) => {
    const name = textOf(data, 'projectName').trim()
    setFailure('')
    if (name === '') return { fields: { projectName: 'Specification name is required.' } }
    const problem = await onClone(name)
    if (problem === null) setDone(true)
    else setFailure(problem)
    return null
  })
  if (isDone) return <FormMessage kind="success">Project cloned successfully.</FormMessage>
  return (
    <form className={styles.form} {...form.props}>
      <p>{`The copy of ${projectName} has the same rooms, products, quantities and notes.`}</p>
      <CleanTextField
        ref={takeFocus}
        label="Specification name"
        name="projectName"
        autoComplete="off"
        problem={form.problemOf('projectName')}
        clean={typedText}
      />
      {failure && <FormMessage kind="error">{failure}</FormMessage>}
      <div className={styles.actions}>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton isSending={form.isSending}>Clone</SubmitButton>
      </div>
    </form>
  )
}
