import { useState } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import type { Room } from '@specify/schedule/model.ts'
import { MAX_TEMPLATE_NAME_LENGTH } from '@specify/schedule/rooms/templates.ts'
import { templateCalls } from '#app/features/builder/components/builder/template-calls.ts'
import { useClosing } from '#app/features/projects/components/dialogs/use-closing.ts'
import styles from '#app/ui/dialogs/dialog.module.css'

const SAVED_MS = 1_500

interface SaveTemplateDialogProps {
  readonly locale: Locale
  readonly name: string
  readonly rooms: readonly Room[]
  readonly onClose: () => void
}

/** Keeps rooms under a name, as they are shown: saved or not. */
export function SaveTemplateDialog({ locale, name, rooms, onClose }: SaveTemplateDialogProps) {
  const [typed, setTyped] = useState(name.replace(/ \d+$/, ''))
  const [state, setState] = useState<'asking' | 'saving' | 'done'>('asking')
  const [problem, setProblem] = useState<string | null>(null)
  useClosing(state === 'done', onClose, SAVED_MS)
  const lines = rooms.reduce((sum, { items }) => sum + items.length, 0)

  async function save(): Promise<void> {
    if (state !== 'asking' || typed.trim() === '') return
    setState('saving')
    setProblem(null)
    const outcome = await templateCalls(locale).save(typed.trim(), rooms)
    setState(outcome.kind === 'done' ? 'done' : 'asking')
    if (outcome.kind !== 'done') setProblem(failureText(outcome))
  }

  return (
    <Dialog title="Save as template" open onClose={onClose}>
      {state === 'done' ? (
        <FormMessage kind="success">{`Template ${typed.trim()} saved.`}</FormMessage>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <p>{`${countOf(rooms.length, 'room')} with ${countOf(lines, 'line')}, their quantities and notes.`}</p>
          <TextField
            ref={takeFocus}
            label="Name of the template"
            name="templateName"
            autoComplete="off"
            maxLength={MAX_TEMPLATE_NAME_LENGTH}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {problem && <FormMessage kind="error">{problem}</FormMessage>}
          <div className={styles.actions}>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" look="primary" disabled={typed.trim() === ''} aria-busy={state === 'saving'}>
              Save template
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
