import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DETAIL_LABELS } from '#app/features/projects/details/project-fields.ts'
import { PROJECT_LOCATIONS, PROJECT_TYPES } from '@specify/schedule/model.ts'
import { type StartForm } from '#app/features/projects/list/start-template.ts'
import { MAX_TEXT_LENGTH } from '@specify/core/text/typed-fields.ts'
import type { Template } from '@specify/schedule/rooms/templates.ts'
import styles from './start-screen.module.css'

export interface StartScreenProps {
  readonly locale: Locale
  readonly template: Pick<Template, 'id' | 'name' | 'rooms'>
  readonly suggestedName: string
  /** Open projects of the account in this market, by id, the last changed first. */
  readonly projects: readonly (readonly [id: string, name: string])[]
}

/** Adds the rooms of a template to a new project or to one that is there. Plain forms: it works without script. */
export function StartScreen({ locale, template, suggestedName, projects }: StartScreenProps) {
  const posted = usePostedForm('new')
  const added = usePostedForm('existing')
  const problems = posted?.problems
  const problem = problems?.form ?? added?.problems.form
  const formOf = (form: StartForm) =>
    ({ method: 'post', action: routes.projects.start.href({ locale, template: template.id, form }) }) as const
  const lines = template.rooms.flatMap(({ lineItems }) => lineItems)
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1>{template.name}</h1>
        <p>Everything below goes into the project with its code and quantity. Change what you like once it is there.</p>
      </div>
      <div className={styles.forms}>
        {problem && <FormMessage kind="error">{problem}</FormMessage>}
        <form className={styles.form} {...formOf('new')}>
          <h2>In a new project</h2>
          <TextField
            label={DETAIL_LABELS.projectName}
            name="projectName"
            defaultValue={posted?.values['projectName'] ?? suggestedName}
            maxLength={MAX_TEXT_LENGTH}
            problem={problems?.fields?.['projectName']}
            isRequired
          />
          <SelectField
            label={DETAIL_LABELS.projectType}
            name="projectType"
            defaultValue={posted?.values['projectType'] ?? ''}
            options={Object.entries(PROJECT_TYPES)}
            placeholder="Select"
            problem={problems?.fields?.['projectType']}
            isRequired
          />
          <SelectField
            label={DETAIL_LABELS.projectLocation}
            name="projectLocation"
            defaultValue={posted?.values['projectLocation'] ?? ''}
            options={PROJECT_LOCATIONS[locale]}
            placeholder="Select"
            problem={problems?.fields?.['projectLocation']}
            isRequired
          />
          <Button type="submit" look="primary">
            Create project
          </Button>
        </form>
        {projects.length > 0 && (
          <form className={styles.form} {...formOf('existing')}>
            <h2>In one of your projects</h2>
            <SelectField
              label="Project"
              name="projectId"
              defaultValue={added?.values['projectId'] ?? ''}
              options={projects}
              placeholder="Select"
              isRequired
            />
            <Button type="submit">Add to this project</Button>
          </form>
        )}
      </div>
      <div className={styles.rooms}>
        {template.rooms.map((room) => (
          <section key={room.name}>
            <h2>{room.name}</h2>
            {room.note !== '' && <p className={styles.note}>{room.note}</p>}
            <ul>
              {room.lineItems.map((line) => (
                <li key={line.sku}>
                  <span>{line.name}</span>
                  <span className="code">{line.sku}</span>
                  <span className={styles.quantity}>{`× ${line.quantity}`}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {lines.length === 0 && <p>Nothing in it is sold in this market.</p>}
      </div>
    </div>
  )
}
