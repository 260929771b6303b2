import { MAX_ROOM_NAME_LENGTH } from '@specify/core/name-limits.ts'
import { useState } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { Button } from '#app/ui/button.tsx'
import { callAction } from '#app/ui/loading/call-action.ts'
import { FormMessage, FormProblem } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { listRows, type ListedProduct } from '@specify/schedule/rooms/list-rows.ts'
import { roomOptions } from '../rooms/room/room-options.ts'
import styles from './add-to-project.module.css'
import { lastProject } from './last-project.ts'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { Waiting } from './waiting.tsx'
import { placementFailure, type PlacementCalls } from './placement-calls.ts'

const NEW_ROOM = ''

interface RoomFormProps {
  readonly calls: PlacementCalls
  readonly projectId: string
  readonly products: readonly ListedProduct[]
  readonly onClose: () => void
}

export function RoomForm({ calls, projectId, products, onClose }: RoomFormProps) {
  const { outcome, retry } = useLoad(projectId, () => calls.read(projectId))
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  // The same for every attempt: one whose answer was lost adds nothing twice.
  const [importId] = useState(newUuid)
  const [isAsking, setAsking] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  const project = outcome?.kind === 'done' ? outcome.answer : null
  const options = project ? roomOptions(project) : []
  const roomId = chosen ?? options[0]?.[0] ?? NEW_ROOM

  const form = useForm(async () => {
    if (!project || added !== null) return null
    const rows = listRows(products, { schedule: project, roomId, newRoom: typed, allowDiscontinued: isAsking })
    if (!rows) return { fields: { room: 'A name, please.' } }
    const fresh = await calls.read(projectId)
    if (fresh.kind !== 'done') return { form: placementFailure(fresh) }
    const { version } = fresh.answer
    const saved = await callAction(
      'projectBuilder/addListRows',
      { id: projectId, version, importId, rows },
      calls.market,
    )
    if (saved.kind === 'done') {
      setAdded(rows[0]?.room ?? '')
      lastProject.keep(calls.market, projectId)
      return null
    }
    if (saved.kind === 'refused' && saved.refusal.code === 'product_discontinued') setAsking(true)
    return { form: placementFailure(saved) }
  })

  if (!project) return <Waiting label="Loading rooms" outcome={outcome} onRetry={retry} />
  const href = routes.projects.edit.href({ locale: calls.market, projectId, step: 3 })
  return (
    <form className={styles.form} {...form.props}>
      {added === null && options.length > 0 && (
        <SelectField
          label="Room"
          name="roomId"
          value={roomId}
          options={[...options, [NEW_ROOM, 'A new room']]}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {added === null && roomId === NEW_ROOM && (
        <TextField
          label="Name of the room"
          maxLength={MAX_ROOM_NAME_LENGTH}
          value={typed}
          name="room"
          problem={form.problemOf('room')}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <FormProblem form={form} />
      {added === null ? (
        <Button type="submit" look="primary" aria-busy={form.isSending}>
          {isAsking ? 'Add anyway' : 'Add'}
        </Button>
      ) : (
        <>
          <FormMessage kind="success">
            {`${countOf(products.length, 'product')} added to ${added}. `}
            <PageLink href={href}>Open the project</PageLink>
          </FormMessage>
          <Button onClick={onClose}>Close</Button>
        </>
      )}
    </form>
  )
}
