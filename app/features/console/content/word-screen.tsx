import { WORD_KINDS, type WordGroup } from '#app/features/publishing/words/edit-vocabulary.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { ConsoleFrame } from '../components/console-frame.tsx'
import styles from '../components/console.module.css'
import type { MenuEntry } from '../console-page.server.ts'

interface WordScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly listHref: string
  readonly saveHref: string
  readonly removeHref: string
  readonly group: WordGroup
  /** The group as it was read, as JSON; empty for a new one. */
  readonly former: string
}

/** A group of words: what they mean in this catalogue. */
export function WordScreen({ menu, listHref, saveHref, removeHref, group, former }: WordScreenProps) {
  const posted = usePostedForm('save')
  const problems = posted?.problems.fields
  return (
    <ConsoleFrame menu={menu} current="words" title={former === '' ? 'Add words' : group.words.slice(0, 3).join(', ')}>
      <p>
        <PageLink href={listHref}>Back to words</PageLink>
      </p>
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
      <form method="post" action={saveHref} className={`${styles.block} ${styles.form}`}>
        <input type="hidden" name="former" value={former} />
        <TextAreaField
          label="Words"
          name="words"
          rows={4}
          required
          maxLength={8_000}
          defaultValue={posted?.values['words'] ?? group.words.join('\n')}
          problem={problems?.['words']}
          hint="One a line, as people type them. Plurals, hyphens and capitals need no line of their own."
        />
        <SelectField
          label="What they say"
          name="kind"
          options={Object.entries(WORD_KINDS)}
          defaultValue={posted?.values['kind'] ?? group.kind}
        />
        <TextAreaField
          label="Meanings, or codes of products"
          name="means"
          rows={4}
          maxLength={8_000}
          defaultValue={posted?.values['means'] ?? group.means.join('\n')}
          problem={problems?.['means']}
          hint="One a line: a product type (Wall basins), a value (colour: Matte Black), a size (width: ..450), other words, or several at once (Wall basins + width: ..450). For another maker’s code: our code. For products that come first: their codes."
        />
        <Button type="submit" look="primary">
          Save and see what changes
        </Button>
      </form>
      {former !== '' && (
        <form method="post" action={removeHref}>
          <input type="hidden" name="former" value={former} />
          <details className={styles.confirm}>
            <summary>Take these words away</summary>
            <p>They mean nothing of their own then. It is published with the draft, and can be taken back.</p>
            <Button type="submit" look="danger">
              Take them away
            </Button>
          </details>
        </form>
      )}
    </ConsoleFrame>
  )
}
