import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { usePostedForm, type PostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { ANSWER_WORDS } from '../replies/answer-words.ts'
import type { SavedReply } from '../replies/saved-replies.server.ts'
import { MAX_ANSWER_LENGTH } from '../work/item-state.ts'
import type { ItemPage } from '../work/read-item.server.ts'
import styles from './console.module.css'

interface AnswerFormProps {
  readonly item: ItemPage
  readonly replies: readonly Pick<SavedReply, 'id' | 'title'>[]
  readonly repliesHref: string
  readonly formHref: (form: string) => string
}

const HINT = `Filled in as it is sent: ${Object.keys(ANSWER_WORDS)
  .map((word) => `{${word}}`)
  .join(', ')}. The greeting and what the customer wrote are in every answer; the preview shows both.`

/** An answer by mail. A saved reply and the preview are posts as well: what was typed comes back with the page. */
export function AnswerForm({ item, replies, repliesHref, formHref }: AnswerFormProps) {
  const posted = usePostedForm('answer')
  const [text, setText] = useState(posted?.values['text'] ?? '')
  const values = posted?.values ?? {}
  const isChanged = text !== (values['text'] ?? '')
  return (
    <section className={styles.block} aria-labelledby="answer-heading" id="answer">
      <h2 id="answer-heading">{`Answer to ${item.email}`}</h2>
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
      <form method="post" action={`${formHref('answer')}#answer`} className={styles.form}>
        <input type="hidden" name="version" value={item.version} />
        <input type="hidden" name="filledBy" value={values['filledBy'] ?? ''} />
        {/* Nothing but *Send* sends: the first button of a form is the one that Enter presses. */}
        <div className={styles.choice}>
          {replies.length > 0 && (
            <>
              <SelectField
                label="Saved reply"
                name="reply"
                options={replies.map(({ id, title }) => [id, title] as const)}
                placeholder="Choose a reply"
                defaultValue={values['reply'] ?? ''}
              />
              <Button type="submit" look="secondary" formAction={`${formHref('reply')}#answer`} formNoValidate>
                Use reply
              </Button>
            </>
          )}
          <PageLink href={repliesHref}>
            {replies.length > 0 ? 'Edit saved replies' : 'Save replies to use again'}
          </PageLink>
        </div>
        {values['ask'] && (
          <div className={styles.question} role="alert">
            <p>{`You have written something already. What should “${values['ask']}” do?`}</p>
            <div className={styles.buttons}>
              {(['below', 'replace'] as const).map((how) => (
                <Button
                  key={how}
                  type="submit"
                  look="secondary"
                  name="how"
                  value={how}
                  formAction={`${formHref('reply')}#answer`}
                  formNoValidate
                >
                  {how === 'below' ? 'Add it below my text' : 'Replace my text'}
                </Button>
              ))}
            </div>
          </div>
        )}
        <TextAreaField
          label="Answer"
          name="text"
          rows={8}
          maxLength={MAX_ANSWER_LENGTH}
          required
          hint={HINT}
          problem={posted?.problems.fields?.['text']}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {values['letter'] !== undefined && <Letter values={values} isChanged={isChanged} />}
        <div className={styles.buttons}>
          <Button type="submit" look="secondary" formAction={`${formHref('preview')}#letter`}>
            Preview
          </Button>
          <Button type="submit" look="primary">
            Send answer
          </Button>
        </div>
      </form>
    </section>
  )
}

/** The letter as it would leave. */
function Letter({ values, isChanged }: { values: PostedForm['values']; isChanged: boolean }) {
  return (
    <section className={styles.letter} id="letter" aria-labelledby="letter-heading">
      <h3 id="letter-heading">Preview</h3>
      {isChanged && <p role="status">You have changed the text since. Preview it again.</p>}
      <dl>
        <dt>To</dt>
        <dd>{values['to']}</dd>
        <dt>Replies go to</dt>
        <dd>{values['replyTo']}</dd>
        <dt>Subject</dt>
        <dd>{values['subject']}</dd>
      </dl>
      <div className={styles.text}>
        <p>
          <strong>{values['greeting']}</strong>
        </p>
        <p>{values['letter']}</p>
        <p className={styles.soft}>{values['below']}</p>
      </div>
    </section>
  )
}
