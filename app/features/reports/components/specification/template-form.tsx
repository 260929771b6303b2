import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { SpecificationPage } from '#app/features/reports/specification/read-specification-page.server.ts'
import { CLAUSE_FIELDS, MAX_EQUAL_LENGTH, MAX_TEMPLATE_LENGTH } from '#app/features/reports/specification/template.ts'
import styles from './specification.module.css'

interface TemplateFormProps {
  readonly locale: Locale
  readonly page: SpecificationPage
}

/** An office's own wording of clauses, for all its members and projects. Works without script. */
export function TemplateForm({ locale, page }: TemplateFormProps) {
  const { template, isOfCompany, source } = page
  const posted = usePostedForm('save')
  const { form: problem, fields: problems = {} } = posted?.problems ?? {}
  return (
    <section className={styles.form} aria-labelledby="template-heading">
      <h2 id="template-heading">How {isOfCompany ? 'your company writes' : 'you write'} a clause</h2>
      <p className={styles.about}>
        {template.version === 0 ? 'The standard text, until you change it.' : `${template.changed}.`} It is used for
        every project of {isOfCompany ? 'the company' : 'yours'}.
      </p>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <form
        method="post"
        action={routes.reports.specification.href({ locale, ...source, form: 'save' })}
        className={styles.fields}
      >
        <input type="hidden" name="version" value={template.version} />
        <TextAreaField
          key={template.version}
          label="Clause"
          name="clause"
          rows={18}
          defaultValue={posted?.values['clause'] ?? template.clause}
          maxLength={MAX_TEMPLATE_LENGTH}
          spellCheck
          problem={problems['clause']}
          hint="Markdown: ### for a heading, - for a list, ** for bold"
        />
        <TextField
          label="Words for an approved equal"
          name="equal"
          defaultValue={posted?.values['equal'] ?? template.equal}
          maxLength={MAX_EQUAL_LENGTH}
          problem={problems['equal']}
        />
        <div className={styles.ways}>
          <Button type="submit" look="primary">
            Save
          </Button>
          {template.version > 0 && (
            <Button type="submit" look="quiet" name="standard" value="yes">
              Back to the standard text
            </Button>
          )}
        </div>
      </form>
      <details className={styles.list}>
        <summary>Fields</summary>
        <dl>
          {Object.entries(CLAUSE_FIELDS).map(([name, says]) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
