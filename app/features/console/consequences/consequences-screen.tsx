import type { ReactNode } from 'react'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { MAX_TYPED } from '#app/features/consequences/product-news.ts'
import { MAX_WANTED } from '#app/features/consequences/wanted-skus.ts'
import type { ConsequencesView } from '#app/features/consequences/read-consequences.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { ConsoleFrame } from '../components/console-frame.tsx'
import { Facts } from '../components/facts.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import { RecordTable } from '../components/record-table.tsx'
import styles from '../components/console.module.css'
import { AffectedTable } from './affected-table.tsx'
import type { ConsequencesPage, ConsequencesQuery } from './read-consequences-page.server.ts'

interface ConsequencesScreenProps extends Pick<ConsequencesPage, 'problem' | 'set' | 'view' | 'hasNext'> {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly path: string
  readonly query: ConsequencesQuery
  readonly rows: Parameters<typeof AffectedTable>[0]['rows'] | null
  /** `set` and `list` are empty for SKUs that were typed. */
  readonly hrefs: Readonly<Record<'set' | 'list' | 'owners' | 'previous' | 'next' | 'file', string>>
  /** The letter to owners, for those who may write one. */
  readonly children?: ReactNode
}

const PROBLEMS = {
  'many SKUs': `At most ${MAX_TYPED} SKUs are looked at together. Leave some out.`,
  'many of set': `These changes are of more than ${countText(MAX_WANTED)} SKUs, too many to be counted at once.`,
  'many found': 'More SKUs are found than can be counted at once. Choose more filters in the list.',
  'many records': 'These are in too many projects to be counted at once. Look at fewer SKUs.',
}

/** Shows the projects, quotes and carts with some SKUs: counts first, owners on demand. */
export function ConsequencesScreen(props: ConsequencesScreenProps) {
  const { menu, outcome, path, query, problem, set, view, rows, hasNext, hrefs, children } = props
  return (
    <ConsoleFrame menu={menu} current="consequences" title="Consequences" outcome={outcome}>
      {set ? (
        <p>
          Changes <PageLink href={hrefs.set}>{set.title}</PageLink>
          {' · '}
          <PageLink href={path}>Other SKUs</PageLink>
        </p>
      ) : hrefs.list ? (
        <p>
          <PageLink href={hrefs.list}>Products of a list</PageLink>
          {' · '}
          <PageLink href={path}>Other SKUs</PageLink>
        </p>
      ) : (
        <SkuForm path={path} query={query} isFirst={!view} />
      )}
      {set && problem === '' && !view && (
        <p className={styles.empty}>These changes neither change nor withdraw a product.</p>
      )}
      {problem !== '' && <FormMessage kind="error">{PROBLEMS[problem]}</FormMessage>}
      {view && <Totals view={view} />}
      {view && view.counts.project > 0 && (
        <section className={styles.rows} aria-labelledby="owners-heading">
          <div className={styles.head}>
            <h2 id="owners-heading">Projects and their owners</h2>
            <div className={styles.actions}>
              {!rows && (
                <ButtonLink look="secondary" href={hrefs.owners}>
                  Show owners
                </ButtonLink>
              )}
              <ButtonLink look="quiet" href={hrefs.file} download>
                Download CSV
              </ButtonLink>
            </div>
          </div>
          <p className={styles.soft}>Each look at owners is in the log, and each download.</p>
          {rows && <AffectedTable rows={rows} />}
          {rows && (query.page > 1 || hasNext) && (
            <nav className={styles.pager} aria-label="Pages">
              {query.page > 1 && <PageLink href={hrefs.previous}>Previous projects</PageLink>}
              {hasNext && <PageLink href={hrefs.next}>Next projects</PageLink>}
            </nav>
          )}
        </section>
      )}
      {children}
    </ConsoleFrame>
  )
}

interface SkuFormProps extends Pick<ConsequencesScreenProps, 'path' | 'query'> {
  readonly isFirst: boolean
}

function SkuForm({ path, query, isFirst }: SkuFormProps) {
  return (
    <form method="get" action={path} className={`${styles.block} ${styles.form}`}>
      <TextAreaField
        label="SKUs"
        name="skus"
        rows={query.skus.length > 3 ? 4 : 2}
        maxLength={4_000}
        defaultValue={query.text}
        hint={`With spaces, commas or lines between them, at most ${MAX_TYPED}. Whose projects, quotes and carts have them?`}
        autoCapitalize="none"
        spellCheck={false}
      />
      <CheckboxField name="whole" value="1" defaultChecked={query.isWhole} label="All variants of these products" />
      <Button type="submit" look={isFirst ? 'primary' : 'secondary'}>
        Show
      </Button>
    </form>
  )
}

function Totals({ view }: { view: ConsequencesView }) {
  const { counts, pieces, links, values, unpriced, unknown, uncounted, skus, documents } = view
  const textOf = (count: number) => (count === 0 ? 'None' : countText(count))
  const value = values.length === 0 ? 'None' : values.join('\n')
  return (
    <>
      {unknown.length > 0 && (
        <FormMessage kind="error">
          {`${unknown.length === 1 ? 'One SKU is' : `${countText(unknown.length)} SKUs are`} neither in the catalogue nor in any project: ${unknown.join(', ')}`}
        </FormMessage>
      )}
      {uncounted > 0 && (
        <FormMessage kind="error">
          {`${uncounted >= 10_000 ? 'More than 10,000 records' : countOf(uncounted, 'record')} of the version before are not counted yet. It takes some minutes.`}
        </FormMessage>
      )}
      <section className={styles.block} aria-labelledby="totals-heading">
        <h2 id="totals-heading">Who has specified them</h2>
        <Facts
          facts={[
            ['Open projects', textOf(counts.project)],
            ['Pieces in them, with units', textOf(pieces)],
            [
              'Value at today’s prices',
              unpriced === 0 ? value : `${value}\n${countOf(unpriced, 'piece')} without a price`,
            ],
            ['Issued revisions', textOf(counts.revision)],
            ['Quotes that wait for an answer', textOf(counts.quote)],
            ['Answers that still hold', textOf(counts.offer)],
            ['Carts', textOf(counts.cart)],
            ['Links that take an approval', textOf(links)],
            ['Templates', textOf(counts.template)],
            ['Content and vocabulary', documents.length === 0 ? 'None' : documents.join('\n')],
          ]}
        />
      </section>
      {skus.length > 0 && <SkuTable skus={skus} />}
    </>
  )
}

const STATUS = {
  current: 'Current',
  discontinued: 'Discontinued',
  'not in the catalogue': 'Not in the catalogue',
}

function SkuTable({ skus }: Pick<ConsequencesView, 'skus'>) {
  return (
    <RecordTable
      caption="SKUs"
      columns={[
        { head: 'SKU', render: ({ sku }) => <span className="code">{sku}</span> },
        { head: 'Product', render: ({ name }) => name },
        { head: 'Status', render: ({ status }) => STATUS[status] },
        { head: 'Replacement', render: ({ replacement }) => <span className="code">{replacement}</span> },
        { head: 'Pieces in projects', isNumber: true, render: ({ pieces }) => countText(pieces) },
        { head: 'Value today', isNumber: true, render: ({ value }) => value },
      ]}
      rows={skus}
      rowKey={({ sku }) => sku}
    />
  )
}
