import type { Locale } from '@specify/core/market.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { DOCUMENT_KINDS } from '#app/features/publishing/documents.ts'
import type { ListedDocument } from '#app/features/publishing/read-documents.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { ConsoleFrame } from '../components/console-frame.tsx'
import { RecordTable } from '../components/record-table.tsx'
import styles from '../components/console.module.css'
import type { MenuEntry } from '../console-page.server.ts'

interface DocumentsScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly locale: Locale
  readonly path: string
  readonly kind: string
  readonly find: string
  readonly documents: readonly ListedDocument[]
  /** Found ones, those that are not shown included. */
  readonly total: number
  readonly drafts: readonly ListedDocument[]
  readonly hrefOf: (name: string) => string
  readonly proposeHref: string
  readonly createHref: string
  readonly releasesHref: string
}

const ORIGINS = { console: 'The console', url: 'The content system', files: 'Files' } as const

/** Everything that editors decide: pages, menus, words, rules. Drafts come first, and are proposed together. */
export function DocumentsScreen(props: DocumentsScreenProps) {
  const { menu, outcome, locale, path, kind, find, documents, total, drafts, hrefOf, proposeHref, createHref } = props
  const posted = usePostedForm('propose')
  const created = usePostedForm('create')
  return (
    <ConsoleFrame menu={menu} current="documents" title="Pages, menus and rules" outcome={outcome}>
      <p>
        <PageLink href={props.releasesHref}>Releases</PageLink>
      </p>
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
      {drafts.length > 0 && (
        <form method="post" action={proposeHref} className={`${styles.block} ${styles.form}`}>
          <h2>Drafts</h2>
          <RecordTable
            caption="Drafts"
            columns={[
              {
                head: 'Propose',
                render: ({ name, title }) => (
                  <input type="checkbox" name="name" value={name} aria-label={`Propose ${title || name}`} />
                ),
              },
              { head: 'Document', isWide: true, render: (each) => <DocumentLink document={each} hrefOf={hrefOf} /> },
              {
                head: 'Changed',
                render: ({ draft }) =>
                  draft && (
                    <>
                      {dateTimeIn({ code: locale }, draft.at)}
                      <small>{draft.by}</small>
                    </>
                  ),
              },
            ]}
            rows={drafts}
            rowKey={({ name }) => name}
          />
          <TextField
            label="What they are for"
            name="note"
            maxLength={500}
            defaultValue={posted?.values['note']}
            autoComplete="off"
          />
          <Button type="submit" look="primary">
            Propose the ticked as one release
          </Button>
        </form>
      )}
      <form method="get" action={path} className={styles.filters} role="search">
        <label>
          <span>Kind</span>
          <Select name="kind" defaultValue={kind}>
            <option value="">All</option>
            {Object.entries(DOCUMENT_KINDS).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </label>
        <label>
          <span>Find</span>
          <input type="search" name="find" defaultValue={find} maxLength={100} />
        </label>
        <Button type="submit">Show</Button>
      </form>
      {documents.length === 0 ? (
        <p className={styles.soft}>No document has this text.</p>
      ) : (
        <RecordTable
          caption="Documents"
          columns={[
            { head: 'Document', isWide: true, render: (each) => <DocumentLink document={each} hrefOf={hrefOf} /> },
            { head: 'Kind', render: (each) => DOCUMENT_KINDS[each.kind] },
            {
              head: 'Published from',
              render: ({ origin, hasMoved }) => (
                <>
                  {origin === null ? 'Not published' : ORIGINS[origin]}
                  {hasMoved && <small className={styles.warning}>Changed in the files since</small>}
                </>
              ),
            },
          ]}
          rows={documents}
          rowKey={({ name }) => name}
        />
      )}
      {total > documents.length && (
        <p
          className={styles.soft}
        >{`The first ${documents.length} of ${countText(total)}. Find others by their name.`}</p>
      )}
      <details className={styles.block} open={created !== null}>
        <summary>Add a page</summary>
        <form method="post" action={createHref} className={styles.form}>
          {created?.problems.form && <FormMessage kind="error">{created.problems.form}</FormMessage>}
          <TextField
            label="Address"
            name="address"
            required
            maxLength={120}
            defaultValue={created?.values['address']}
            problem={created?.problems.fields?.['address']}
            hint="Below the market, as in about-us/field-notes."
            autoComplete="off"
          />
          <TextField label="Title" name="title" required maxLength={200} defaultValue={created?.values['title']} />
          <Button type="submit" look="primary">
            Add it as a draft
          </Button>
        </form>
      </details>
    </ConsoleFrame>
  )
}

function DocumentLink({ document, hrefOf }: { document: ListedDocument } & Pick<DocumentsScreenProps, 'hrefOf'>) {
  const { name, title, kind } = document
  return (
    <>
      <PageLink href={hrefOf(name)}>
        {title || (kind === 'data' || kind === 'advice' ? name : DOCUMENT_KINDS[kind])}
      </PageLink>
      <small className="code">{name}</small>
    </>
  )
}
