import { Fragment, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import type { ChangePage, RowFilter } from '#app/features/changes/read-change-page.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../../console-page.server.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import { Facts } from '../facts.tsx'
import styles from '../console.module.css'
import { ChangeActions } from './change-actions.tsx'
import { ChangeColumns } from './change-columns.tsx'
import { OpenOverrides } from './open-overrides.tsx'
import { ChangeRows } from './change-rows.tsx'

interface ChangeScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly change: ChangePage
  readonly filter: RowFilter
  /** The address of the page, without its query. */
  readonly path: string
  readonly listHref: string
  readonly fileHref: string
  readonly hrefOf: (id: string) => string
  readonly mayApply: boolean
  readonly asksCode: boolean
  /** Records with its products, and the address of the page that lists them; no text for too many to count. */
  readonly uses: { readonly text: string | null; readonly href: string } | null
}

const LOOKS_AGAIN_MS = 1_500

/** A change set: what it does to which product, who decides it when, and the way back. */
export function ChangeScreen(props: ChangeScreenProps) {
  const { menu, outcome, change, filter, path, listHref, fileHref, hrefOf, mayApply, asksCode, uses } = props
  const posted = [
    usePostedForm('columns'),
    usePostedForm('plan'),
    usePostedForm('split'),
    usePostedForm('discard'),
    usePostedForm('approve'),
    usePostedForm('apply'),
    usePostedForm('unschedule'),
    usePostedForm('decide'),
    usePostedForm('rollback'),
    usePostedForm('tick'),
  ]
  const problem = posted.find(Boolean)?.problems.form
  const { counts, progress, columns } = change
  useWatch(progress !== null || change.state === 'applying')
  const formHref = (form: string) => `${path}?form=${form}`
  const total = counts.added + counts.changed + counts.withdrawn
  const isPlanned = change.state !== 'draft' && change.state !== 'refused'
  return (
    <ConsoleFrame
      menu={menu}
      current="changes"
      title={change.title}
      outcome={outcome}
      actions={
        isPlanned && (
          <ButtonLink look="quiet" href={fileHref} download>
            CSV
          </ButtonLink>
        )
      }
    >
      <p>
        <PageLink href={listHref}>Back to changes</PageLink>
        {change.others.map(({ id, text }) => (
          <Fragment key={id}>
            {' · '}
            <PageLink href={hrefOf(id)}>{text}</PageLink>
          </Fragment>
        ))}
      </p>
      <Facts facts={uses?.text ? [...change.facts, ['Specified in', uses.text]] : change.facts} />
      {uses && (
        <p>
          <PageLink href={uses.href}>Projects, quotes and carts with these products</PageLink>
        </p>
      )}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {change.problem !== '' && <FormMessage kind="error">{change.problem}</FormMessage>}
      {progress !== null && <Progress lines={progress} isApplied={change.state === 'applying'} path={path} />}
      {columns && <ChangeColumns {...{ columns, change }} action={formHref('columns')} />}
      {isPlanned && progress === null && (
        <p role="status">
          {total === 0
            ? 'It changes nothing.'
            : `${countOf(total, change.kind === 'stock' ? 'code' : 'product')}: ${countText(counts.added)} added, ${countText(counts.changed)} changed, ${countText(counts.withdrawn)} withdrawn. ${countText(counts.unchanged)} stay as they are.`}
        </p>
      )}
      {isPlanned && progress === null && <OpenOverrides change={change} action={formHref('decide')} />}
      <ChangeActions {...{ change, mayApply, asksCode, formHref, total }} />
      {isPlanned && progress === null && <ChangeRows {...{ change, filter, path, formHref, fileHref, mayApply }} />}
    </ConsoleFrame>
  )
}

/** Loads the page again while a process works on it. */
function useWatch(isBusy: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isBusy || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), LOOKS_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isBusy, revalidate, state])
}

function Progress({ lines, isApplied, path }: { lines: number; isApplied: boolean; path: string }) {
  const text = isApplied
    ? 'The changes are being applied.'
    : lines === 0
      ? 'The file is being read.'
      : `The file is being read: ${countText(lines)} lines so far.`
  return (
    <div className={styles.block} role="status">
      <p>{text}</p>
      <progress aria-label={text} />
      <noscript>
        <a href={path}>Look again</a>
      </noscript>
    </div>
  )
}
