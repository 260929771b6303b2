import type { Locale } from '@specify/core/market.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { DOCUMENT_KINDS, MAX_DOCUMENT_LENGTH, releaseName } from '#app/features/publishing/documents.ts'
import type { ClashPage, DocumentPage } from '#app/features/publishing/read-document.server.ts'
import type { RuleChanges } from '#app/features/publishing/rules/compare-rules.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { ConsoleFrame } from '../components/console-frame.tsx'
import { RecordTable } from '../components/record-table.tsx'
import styles from '../components/console.module.css'
import type { MenuEntry } from '../console-page.server.ts'
import { RuleChangesPart } from './rule-changes.tsx'
import { ClashForm } from './clash-form.tsx'
import { DocumentForm } from './document-form.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { FixedLetters, LetterPreview, type ShownLetter } from './letters/letter-preview.tsx'

export const DOCUMENT_VIEWS = { form: 'Form', json: 'Text', preview: 'Preview', versions: 'Versions' } as const
export type DocumentView = keyof typeof DOCUMENT_VIEWS

interface DocumentScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly locale: Locale
  readonly page: DocumentPage
  readonly view: DocumentView
  readonly views: readonly DocumentView[]
  readonly clash: ClashPage | null
  /** Parts of the draft that its page leaves out. */
  readonly remarks: readonly string[]
  readonly listHref: string
  readonly hrefOf: (of: { show?: Exclude<DocumentView, 'form'>; clash?: string }) => string
  readonly formHref: (
    form: 'save' | 'fields' | 'discard' | 'settle' | 'share' | 'propose',
    show?: 'json' | 'preview',
  ) => string
  readonly releaseHref: (id: string) => string
  readonly previewHref: (theme?: 'dark') => string
  /** The letter of the preview; null elsewhere. */
  readonly letter: ShownLetter | null
  /** Warnings that the draft of the rules changes; null elsewhere. */
  readonly rules: { readonly changes: RuleChanges | null } | null
  readonly letterHref: (kind: string, theme?: 'dark') => string
  readonly testHref: (kind: string) => string
}

/** A document: its draft as a form, as text and as visitors will see it, and what was published before. */
export function DocumentScreen(props: DocumentScreenProps) {
  const { menu, outcome, locale, page, view, views, clash, listHref, hrefOf, formHref } = props
  const posted = [
    usePostedForm('save'),
    usePostedForm('fields'),
    usePostedForm('discard'),
    usePostedForm('settle'),
    usePostedForm('share'),
    usePostedForm('propose'),
    usePostedForm('test'),
  ]
  const problem = posted.find(Boolean)?.problems.form
  const { document, version, problems } = page
  const title = document.title || DOCUMENT_KINDS[document.kind]
  return (
    <ConsoleFrame menu={menu} current="documents" title={title} outcome={outcome}>
      <p>
        <PageLink href={listHref}>Back to pages, menus and rules</PageLink>
      </p>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <Notices {...props} />
      {clash ? (
        <ClashForm clash={clash} action={formHref('settle')} backHref={hrefOf({})} />
      ) : (
        <>
          <div className={styles.views}>
            <nav aria-label="Views">
              <ul>
                {views.map((each) => (
                  <li key={each}>
                    <PageLink
                      href={hrefOf(each === 'form' ? {} : { show: each })}
                      aria-current={each === view ? 'true' : undefined}
                    >
                      {DOCUMENT_VIEWS[each]}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <ViewOf {...props} />
          {version > 0 && (
            <section className={styles.block} aria-labelledby="publish">
              <h2 id="publish">Publish</h2>
              {problems.length > 0 ? (
                <FormMessage kind="error">
                  {`The draft cannot be published: ${problems.slice(0, 5).join('; ')}`}
                </FormMessage>
              ) : (
                <form method="post" action={formHref('propose')} className={styles.form}>
                  <TextField label="What it is for" name="note" maxLength={500} autoComplete="off" />
                  <Button type="submit">Propose this draft</Button>
                </form>
              )}
              <form method="post" action={formHref('discard')}>
                <input type="hidden" name="version" value={version} />
                <details className={styles.confirm}>
                  <summary>Discard the draft</summary>
                  <p>
                    {document.origin === null
                      ? 'The page was never published: nothing is left of it.'
                      : 'What is published stays as it is.'}
                  </p>
                  <Button type="submit" look="danger">
                    Discard the draft
                  </Button>
                </details>
              </form>
            </section>
          )}
          {view === 'versions' && <Versions page={page} locale={locale} releaseHref={props.releaseHref} />}
        </>
      )}
    </ConsoleFrame>
  )
}

function Notices({ page, locale, hrefOf, remarks }: DocumentScreenProps) {
  const { document, isStale, waiting, hasTooManyFields } = page
  const { draft } = document
  return (
    <>
      <p className={styles.soft}>
        <span className="code">{document.name}</span>
        {draft && ` · Draft of ${draft.by}, ${dateTimeIn({ code: locale }, draft.at)}`}
      </p>
      {isStale && (
        <p className={styles.warning}>
          What is published has changed since the draft began.{' '}
          <PageLink href={hrefOf({ clash: 'published' })}>Look at both</PageLink>
        </p>
      )}
      {document.hasMoved && (
        <p className={styles.warning}>
          The files have changed under what the console has published.{' '}
          <PageLink href={hrefOf({ clash: 'delivered' })}>Look at both</PageLink>
        </p>
      )}
      {waiting.map(({ saveId, by, at }) => (
        <p key={saveId} className={styles.warning}>
          {`A save of ${by}, ${dateTimeIn({ code: locale }, at)}, changed the same as another one. `}
          <PageLink href={hrefOf({ clash: saveId })}>Decide</PageLink>
        </p>
      ))}
      {remarks.length > 0 && <p className={styles.warning}>{`The page leaves out: ${remarks.join('; ')}`}</p>}
      {hasTooManyFields && <p className={styles.soft}>It has too many fields for a form, and is edited as text.</p>}
    </>
  )
}

function ViewOf({
  page,
  view,
  letter,
  rules,
  formHref,
  previewHref,
  letterHref,
  testHref,
  outcome,
}: DocumentScreenProps) {
  const { seen, text, fields, document } = page
  if (view === 'form' && fields)
    return (
      <>
        <DocumentForm action={formHref('fields')} seen={seen} fields={fields} />
        {document.kind === 'letters' && <FixedLetters />}
      </>
    )
  if (view === 'json')
    return (
      <form method="post" action={formHref('save', 'json')} className={`${styles.block} ${styles.form}`}>
        <input type="hidden" name="seen" value={seen} />
        <TextAreaField
          label={document.name.endsWith('.json') ? 'JSON' : 'Text in Markdown'}
          name="body"
          rows={28}
          spellCheck={!document.name.endsWith('.json')}
          maxLength={MAX_DOCUMENT_LENGTH}
          defaultValue={text}
        />
        <Button type="submit" look="primary">
          Save the draft
        </Button>
      </form>
    )
  if (rules) return <RuleChangesPart changes={rules.changes} />
  if (letter) return <LetterPreview name={document.name} letter={letter} letterHref={letterHref} testHref={testHref} />
  if (view === 'preview')
    return <DocumentPreview key={outcome} previewHref={previewHref} shareHref={formHref('share', 'preview')} />
  return null
}

function Versions({ page, locale, releaseHref }: Pick<DocumentScreenProps, 'page' | 'locale' | 'releaseHref'>) {
  if (page.versions.length === 0)
    return <p className={styles.soft}>The console has published nothing of it yet: it is as the files have it.</p>
  return (
    <RecordTable
      caption="Published versions"
      columns={[
        { head: 'When', render: ({ at }) => dateTimeIn({ code: locale }, at) },
        {
          head: 'Release',
          render: ({ releaseId, number, isRolledBack }) => (
            <>
              <PageLink href={releaseHref(releaseId)}>{releaseName(number)}</PageLink>
              {isRolledBack && <small>Taken back</small>}
            </>
          ),
        },
        { head: 'By', render: ({ by }) => by },
        { head: 'For', render: ({ note }) => note },
      ]}
      rows={page.versions}
      rowKey={({ releaseId }) => releaseId}
    />
  )
}
