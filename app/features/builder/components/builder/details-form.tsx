import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import type { GivenProject } from '#app/features/builder/state/stored-details.ts'
import { PROJECT_LOCATIONS, PROJECT_STATUSES, STATUS_LABELS } from '@specify/schedule/model.ts'
import { byDetailField, detailsProblems, type GivenDetails } from '#app/features/projects/details/project-fields.ts'
import { typedAddress, typedPhone, typedText, typedVersion } from '@specify/core/text/typed-fields.ts'
import type { RoomSelection } from '@specify/schedule/rooms/room-name.ts'
import { CleanTextField } from '#app/ui/fields/clean-text-field.tsx'
import styles from './details-form.module.css'
import { RoomsSelector } from '../rooms/room/rooms-selector.tsx'
import { useTransientValue } from '#app/ui/browser/use-transient-value.ts'
import { useProjectTypes } from '#app/features/projects/components/list/filters/use-project-types.ts'

const PROBLEM_MS = 3_000
const SELECT_ROOM = 'Please select at least one room.'

interface DetailsFormProps {
  readonly locale: Locale
  readonly given: GivenProject
  /** Initial values, where they differ. */
  readonly start?: GivenProject | undefined
  readonly isNew: boolean
  readonly isReadOnly: boolean
  readonly hasCustomer: boolean
  /** Returns the problems, or null once it is saved; `isSent` where its own button sent the form. */
  readonly save: (project: GivenProject, isSent: boolean) => Promise<FormProblems | null>
  /** Called with the form's values; null where they equal `given`. */
  readonly onChange: (typed: GivenProject | null) => void
  /** Receives a function that submits the form from outside; it returns whether it was saved. */
  readonly onSaver: (saver: (() => Promise<boolean>) | null) => void
}

export function DetailsForm(props: DetailsFormProps) {
  const { locale, given, start = given, isNew, isReadOnly, hasCustomer, save, onChange, onSaver } = props
  const types = useProjectTypes(locale)
  const [rooms, setRooms] = useState(start.rooms)
  const [isFromList, setFromList] = useState(false)
  const [failure, setFailure] = useTransientValue<string>(PROBLEM_MS)
  const [isMissingRooms, setMissingRooms] = useState(false)
  const element = useRef<HTMLFormElement | null>(null)
  const waiting = useRef<((isSaved: boolean) => void) | null>(null)
  const { details } = start

  function read(form: FormData): GivenProject {
    const typed = byDetailField((field) => (form.has(field) ? textOf(form, field).trim() : details[field]))
    const status = PROJECT_STATUSES.find((each) => each === textOf(form, 'status')) ?? start.status
    return { details: { ...typed, customerPhone: typedPhone(typed.customerPhone) }, status, rooms }
  }

  async function submit(form: FormData): Promise<FormProblems | null> {
    const project = read(form)
    const fields = detailsProblems(project.details, { locale, isInternal: hasCustomer })
    const isWithoutRooms = isNew && rooms.length === 0 && !isFromList
    setMissingRooms(isWithoutRooms)
    if (isWithoutRooms || Object.keys(fields).length > 0) return { fields }
    const problems = await save({ ...project, roomsFromList: isNew && isFromList }, waiting.current === null)
    if (problems?.form) setFailure(problems.form)
    return problems && { fields: problems.fields ?? {} }
  }

  const form = useForm(async (data) => {
    const problems = await submit(data)
    waiting.current?.(problems === null)
    waiting.current = null
    return problems
  })
  const noticeChange = (next: readonly RoomSelection[]) => {
    if (!element.current) return
    const typed = { ...read(new FormData(element.current)), rooms: next }
    onChange(JSON.stringify(typed) === JSON.stringify(given) ? null : typed)
  }

  useEffect(() => {
    if (isReadOnly) return
    onSaver(
      () =>
        new Promise((resolve) => {
          waiting.current = resolve
          element.current?.requestSubmit()
        }),
    )
    return () => onSaver(null)
  })

  const field = (name: keyof GivenDetails) => ({
    name,
    problem: form.problemOf(name),
    defaultValue: details[name],
    readOnly: isReadOnly,
    autoComplete: 'off',
  })
  const text = (name: keyof GivenDetails) => ({ ...field(name), clean: typedText })
  const { ref, onInput, ...sending } = form.props
  return (
    <form
      {...sending}
      ref={(node) => {
        element.current = node
        if (ref && typeof ref === 'object') ref.current = node
      }}
      className={styles.form}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        onInput?.(event as never)
        noticeChange(rooms)
      }}
    >
      <div className={styles.fields}>
        <CleanTextField {...text('projectName')} label="Project name" />
        <SelectField
          name="projectType"
          problem={form.problemOf('projectType')}
          label="Project type"
          options={types}
          placeholder="Select project type"
          defaultValue={details.projectType}
          disabled={isReadOnly}
        />
        {!isNew && (
          <SelectField
            name="status"
            label="Project status"
            options={PROJECT_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const)}
            defaultValue={start.status}
            disabled={isReadOnly}
          />
        )}
        <SelectField
          name="projectLocation"
          problem={form.problemOf('projectLocation')}
          label="Project location"
          options={PROJECT_LOCATIONS[locale]}
          placeholder="Select project location"
          defaultValue={details.projectLocation}
          disabled={isReadOnly}
        />
        <CleanTextField {...text('username')} label="Specifier name" />
        <CleanTextField {...text('opportunityNumber')} label="Opportunity number (optional)" />
        <CleanTextField {...field('projectVersion')} clean={typedVersion} label="Project version" />
      </div>
      {hasCustomer && (
        <fieldset className={styles.customer}>
          <legend>Customer</legend>
          <div className={styles.fields}>
            <CleanTextField {...text('customerName')} label="Customer name" />
            <CleanTextField {...field('customerAddress')} clean={typedAddress} label="Customer address" />
            <TextField {...field('customerEmail')} label="Customer email" type="email" maxLength={100} />
            <TextField {...field('customerPhone')} label="Customer phone" type="tel" hint="8 to 12 digits" />
          </div>
        </fieldset>
      )}
      <RoomsSelector
        rooms={rooms}
        isDisabled={!isNew}
        problem={isMissingRooms && rooms.length === 0 && !isFromList ? SELECT_ROOM : undefined}
        onChange={(next) => {
          setRooms(next)
          noticeChange(next)
        }}
      />
      {isNew && (
        <CheckboxField
          label="My rooms come from a list: I paste or upload it next"
          name="roomsFromList"
          checked={isFromList}
          onChange={({ target }) => setFromList(target.checked)}
        />
      )}
      {!isReadOnly && (
        <div className={styles.end}>
          {failure && <FormMessage kind="error">{failure}</FormMessage>}
          <SubmitButton isSending={form.isSending}>Save and continue</SubmitButton>
        </div>
      )}
    </form>
  )
}
