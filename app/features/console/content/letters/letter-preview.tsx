import { FIXED_LETTERS, LETTER_KINDS, type LetterKind } from '#app/features/content/letters/letter-kinds.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import styles from '../../components/console.module.css'

/** Widths of a phone and of a mail program, in pixels. */
const WIDTHS = [390, 640] as const

export interface ShownLetter {
  readonly kind: LetterKind
  /** Null where the draft cannot be used. */
  readonly written: { readonly subject: string; readonly text: string } | null
}

interface LetterPreviewProps {
  /** Name of the document. */
  readonly name: string
  readonly letter: ShownLetter
  readonly letterHref: (kind: string, theme?: 'dark') => string
  readonly testHref: (kind: string) => string
}

/** An example of a letter with the words of the draft, as mail programs show it, and a test to oneself. */
export function LetterPreview({ name, letter: { kind, written }, letterHref, testHref }: LetterPreviewProps) {
  return (
    <section className={styles.block} aria-labelledby="letter">
      <form method="get" className={styles.form}>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="show" value="preview" />
        <SelectField
          key={kind}
          label="Letter"
          name="letter"
          options={Object.entries(LETTER_KINDS)}
          defaultValue={kind}
        />
        <Button type="submit">Show</Button>
      </form>
      <h2 id="letter">{written?.subject ?? LETTER_KINDS[kind]}</h2>
      {written === null ? (
        <FormMessage kind="error">The draft cannot be used. What is wrong with it stands below.</FormMessage>
      ) : (
        <>
          <p className={styles.soft}>People, orders and products in it are invented.</p>
          <form method="post" action={testHref(kind)} className={styles.buttons}>
            <input type="hidden" name="kind" value={kind} />
            <Button type="submit">Send me a test</Button>
            <PageLink href={letterHref(kind)}>Open it by itself</PageLink>
          </form>
          {([undefined, 'dark'] as const).map((theme) =>
            WIDTHS.map((width) => (
              <figure key={`${theme} ${width}`} className={styles.preview}>
                <figcaption>{`${width} px${theme ? ', dark' : ''}`}</figcaption>
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
                <div role="region" aria-label={`Letter at ${width} px${theme ? ', dark' : ''}`} tabIndex={0}>
                  <iframe
                    src={letterHref(kind, theme)}
                    title={`${width} px`}
                    width={width}
                    height={720}
                    loading="lazy"
                    sandbox=""
                  />
                </div>
              </figure>
            )),
          )}
          <h3>Plain text</h3>
          <pre className={styles.plain}>{written.text}</pre>
        </>
      )}
    </section>
  )
}

/** Letters that nobody words, with the reason. */
export function FixedLetters() {
  return (
    <section className={styles.block} aria-labelledby="fixed">
      <h2 id="fixed">Letters of security</h2>
      <p className={styles.soft}>They are fixed: no greeting, closing or contact lines stand in them.</p>
      <RecordTable
        caption="Letters that are fixed"
        columns={[
          { head: 'Letter', render: ({ label }) => label },
          { head: 'Why', render: ({ reason }) => reason },
        ]}
        rows={FIXED_LETTERS}
        rowKey={({ kind }) => kind}
      />
    </section>
  )
}
