import { Fragment, useRef, useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { Button } from '#app/ui/button.tsx'
import { isSignedOut } from '#app/ui/loading/failure-text.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import {
  placementsOf,
  roomChoices,
  roomNames,
  tickedQuantity,
  withDraft,
  type PlacingProject,
  type RoomDrafts,
} from '#app/features/projects/schedule/placements.ts'
import { groupChoices } from '#app/features/projects/schedule/grouped-choices.ts'
import { DISCONTINUED } from '@specify/schedule/addable.ts'
import { useClosing } from '#app/features/projects/components/dialogs/use-closing.ts'
import { AddRoom } from '../rooms/room/add-room.tsx'
import styles from './add-to-project.module.css'
import { Companions, leadingCompanions, type ChosenCompanions } from './companions.tsx'
import { placementFailure, type CompanionsAnswer, type PlacementCalls } from './placement-calls.ts'
import { RoomRow } from '../rooms/lines/room-row.tsx'

const ADDED = 'Product has been successfully added.'
/** Number of rooms from which on there is a search field. */
const MANY_ROOMS = 12
/** Time until the dialog closes after a success. */
const ADDED_MS = 2_000

interface PlaceFormProps {
  /** The project's state when the dialog opened. */
  readonly project: PlacingProject
  readonly calls: PlacementCalls
  readonly sku: string
  readonly companions: CompanionsAnswer | null
  /** The product is discontinued, and to be added all the same. */
  readonly insists: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The rooms of a project, to tick. Choices stay until they are saved, even if the project changes. */
export function PlaceForm({ project: first, calls, sku, companions, insists, onSaved, onClose }: PlaceFormProps) {
  const [project, setProject] = useState(first)
  const [drafts, setDrafts] = useState<RoomDrafts>(new Map())
  const [isAdded, setAdded] = useState(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // After the question about a discontinued product the form is sent once more.
  const isInsisting = useRef(false)
  const leading = leadingCompanions(companions?.requirements ?? [], companions?.colour ?? null)
  const [chosen, setChosen] = useState<ChosenCompanions>(leading)
  const choices = roomChoices(project, sku, drafts)
  const placements = placementsOf(choices)
  const [typedRoom, setTypedRoom] = useState('')
  const groups = groupChoices(project, choices, typedRoom)

  useClosing(isAdded, onClose, ADDED_MS)

  const form = useForm(async () => {
    if (placements.length === 0 || isAdded) return null
    const allowDiscontinued = insists || isInsisting.current
    isInsisting.current = false
    setAsking(false)
    const saved = await calls.place(project.projectId, sku, placements, {
      allowDiscontinued,
      companions: Object.values(chosen).filter((each) => each !== null),
    })
    if (saved.kind === 'done') {
      setProject(saved.answer)
      setDrafts(new Map())
      setAdded(true)
      onSaved()
      return null
    }
    const { code = '' } = saved.kind === 'refused' ? saved.refusal : {}
    if (code === 'product_discontinued') {
      setAsking(true)
      return null
    }
    setNeedsSignIn(isSignedOut(saved))
    // The changed item is gone: the next try is made on the current project.
    if (code === 'not_found') {
      const fresh = await calls.read(project.projectId)
      if (fresh.kind === 'done') setProject(fresh.answer)
    }
    return { form: placementFailure(saved) }
  })

  async function addRoom(label: string): Promise<string | null> {
    const added = await calls.addRoom(project, label)
    if (added.kind !== 'done') return placementFailure(added)
    setProject(added.answer)
    setDrafts((before) => withDraft(before, { roomName: label, quantity: 1, note: '' }))
    return null
  }

  return (
    <form className={styles.form} {...form.props}>
      <fieldset className={styles.rooms} disabled={isAdded}>
        <legend>Rooms</legend>
        {choices.length === 0 && <p className={styles.hint}>This project has no rooms yet. Add the first one below.</p>}
        {choices.length > MANY_ROOMS && (
          <TextField
            label="Find a room"
            name="find"
            type="search"
            autoComplete="off"
            value={typedRoom}
            onChange={({ target }) => setTypedRoom(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        {choices.length > 0 && groups.length === 0 && <p className={styles.hint}>{`There is no room ${typedRoom}.`}</p>}
        {groups.map(({ key, title, choices: own }) => (
          <Fragment key={key}>
            {title && <h3 className={styles.type}>{title}</h3>}
            <ul aria-label={title || undefined}>
              {own.map((choice) => (
                <RoomRow
                  key={choice.roomName}
                  choice={choice}
                  onTick={(isTicked) =>
                    setDrafts(withDraft(drafts, { ...choice, quantity: tickedQuantity(choice, isTicked) }))
                  }
                  onChange={(change) => setDrafts(withDraft(drafts, { ...choice, ...change }))}
                />
              ))}
            </ul>
          </Fragment>
        ))}
        <AddRoom roomLabels={roomNames(project.rooms)} add={addRoom} />
      </fieldset>
      {companions && companions.requirements.length > 0 && !isAdded && (
        <Companions
          {...{ chosen, leading }}
          requirements={companions.requirements}
          onChoose={(kind, next) => setChosen({ ...chosen, [kind]: next })}
        />
      )}
      <div className={styles.end}>
        {isAdded && <FormMessage kind="success">{ADDED}</FormMessage>}
        {isAsking && !isAdded && (
          <FormMessage key={`asking ${form.attempt}`} kind="error">
            {`${DISCONTINUED} Do you want to add it anyway?`}
          </FormMessage>
        )}
        {form.problem && !form.isSending && (
          <FormMessage key={form.attempt} kind="error">
            {form.problem}
            {needsSignIn && (
              <>
                {' '}
                <a href={routes.account.login.path({ locale: calls.market })} target="_blank" rel="noopener">
                  Sign in in a new tab
                </a>
                {', then save again.'}
              </>
            )}
          </FormMessage>
        )}
        {isAsking && !isAdded && (
          <Button
            type="submit"
            onClick={() => {
              isInsisting.current = true
            }}
          >
            Add anyway
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          // Keeps the focus after saving, so that closing the dialog gives it back.
          disabled={placements.length === 0 && !isAdded}
          aria-disabled={form.isSending || isAdded}
          aria-busy={form.isSending}
        >
          Save
        </Button>
      </div>
    </form>
  )
}
