import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import { tagOf } from '@specify/schedule/rooms/rooms.ts'
import { insertRooms } from '@specify/schedule/edits/schedule-edits.ts'
import { MAX_COPIES, roomsOfTemplate } from '@specify/schedule/rooms/templates.ts'
import { templateCalls, type ListedTemplate } from '#app/features/builder/components/builder/template-calls.ts'
import { LoadFailure } from '#app/ui/loading/load-failure.tsx'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { typeOptions } from '../room/room-options.ts'
import { TemplateList } from './template-list.tsx'
import type { RoomsDraft } from '../use-rooms-draft.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import styles from './insert-template.module.css'

interface InsertTemplateDialogProps {
  readonly locale: Locale
  readonly draft: RoomsDraft
  /** Chosen at first; null for common areas. */
  readonly unitTypeId: string | null
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

/** Templates of the account, of its company and of the operator, to insert so many times. */
export function InsertTemplateDialog({ locale, draft, unitTypeId, onNews, onClose }: InsertTemplateDialogProps) {
  const loaded = useLoad('templates', () => templateCalls(locale).list())
  const [changed, setChanged] = useState<readonly ListedTemplate[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const templates = loaded.answer && { ...loaded.answer, templates: changed ?? loaded.answer.templates }
  const [chosen, setChosen] = useState<ListedTemplate | null>(null)
  const [copies, setCopies] = useState(1)
  const [typeId, setTypeId] = useState(unitTypeId ?? '')

  function insert(template: ListedTemplate): void {
    if (!templates) return
    draft.addProducts(templates.products)
    draft.edit((schedule) => {
      const where = { copies, unitTypeId: typeId || null, tagOf: (sku: string) => tagOf(schedule.rooms, sku) }
      return insertRooms(schedule, roomsOfTemplate(template, where), null)
    })
    onNews(`${template.name} inserted`)
    onClose()
  }

  async function remove({ id }: ListedTemplate): Promise<void> {
    const outcome = await templateCalls(locale).remove(id)
    if (outcome.kind !== 'done') return setFailure(failureText(outcome))
    if (chosen?.id === id) setChosen(null)
    setChanged(templates?.templates.filter((each) => each.id !== id) ?? null)
  }

  async function share({ id, isShared }: ListedTemplate): Promise<void> {
    const outcome = await templateCalls(locale).share(id, !isShared)
    if (outcome.kind !== 'done') return setFailure(failureText(outcome))
    const { template } = outcome.answer
    setFailure(null)
    setChanged(templates?.templates.map((each) => (each.id === id ? template : each)) ?? null)
  }

  return (
    <Dialog title="Insert template" open onClose={onClose}>
      {failure && <FormMessage kind="error">{failure}</FormMessage>}
      {loaded.problem && <LoadFailure problem={loaded.problem} onRetry={loaded.retry} />}
      {loaded.isLoading && <Spinner label="Loading templates" />}
      {templates && (
        <form
          className={dialog.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen) insert(chosen)
          }}
        >
          {templates.templates.length === 0 && <p>There are no templates yet. Save a room as one from its menu.</p>}
          <TemplateList
            {...{ templates, chosen }}
            onChoose={setChosen}
            onShare={(template) => void share(template)}
            onRemove={(template) => void remove(template)}
          />
          {chosen && chosen.news.length > 0 && (
            <FormMessage kind="error">
              {chosen.news.map(({ sku, name, kind, replacedBy }) => (
                <span key={sku} className={styles.news}>
                  {`${name} (${sku}) ${kind === 'gone' ? 'is no longer listed' : 'has been discontinued'}.`}
                  {replacedBy.length > 0 && ` Replaced by ${replacedBy.join(', ')}.`}
                </span>
              ))}
            </FormMessage>
          )}
          {chosen && (
            <div className={styles.where}>
              <div>
                <p id="copies">Copies</p>
                <QuantityField name="copies" quantity={copies} most={MAX_COPIES} onChange={setCopies} />
              </div>
              {draft.unitTypes.length > 0 && (
                <SelectField
                  label="Unit type"
                  name="unitType"
                  options={typeOptions(draft)}
                  value={typeId}
                  onChange={({ target }) => setTypeId(target.value)}
                />
              )}
            </div>
          )}
          <div className={dialog.actions}>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" look="primary" disabled={!chosen}>
              Insert
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
