import type { ReactNode } from 'react'
import type { PartState } from '#app/features/health/part.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { ConsoleFrame } from '../components/console-frame.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { HealthPage } from './read-health-page.server.ts'
import console from '../components/console.module.css'
import styles from './health.module.css'

interface HealthScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly health: HealthPage
  /** Null where every mail has left. */
  readonly mails: { readonly count: string; readonly href: string; readonly retryHref: string } | null
}

const STATE_WORDS: Readonly<Record<PartState, string>> = {
  ok: 'Works',
  off: 'Not set up',
  warning: 'Look at it',
  failing: 'Does not work',
}

const SERVER_WORDS: Readonly<Record<PartState, string>> = {
  ok: 'Everything works',
  off: 'Stopped',
  warning: 'Look at it',
  failing: 'A part does not work',
}

/** The state of the servers and of all that they need, of work that waits, and of the last restore. */
export function HealthScreen({ menu, outcome, health, mails }: HealthScreenProps) {
  const { drill, servers, jobs, imports, sizes, errors } = health
  return (
    <ConsoleFrame menu={menu} current="health" title="Health" outcome={outcome}>
      <Section id="restore" title="Last proven restore" isMissing={drill === null}>
        {drill && (
          <div className={styles.drill} data-state={drill.isRed ? 'failing' : 'ok'}>
            <p>
              <strong>{drill.text}</strong>
            </p>
            {drill.backup !== '' && <p className={console.soft}>Backup {drill.backup}</p>}
            {drill.problem !== '' && <p className={styles.bad}>{drill.problem}</p>}
            {drill.isRed && (
              <p className={console.soft}>
                <code>npm run drill</code> restores the newest backup beside the running site and writes here how that
                went.
              </p>
            )}
          </div>
        )}
      </Section>
      <Section id="servers" title="Servers" isMissing={servers === null}>
        {servers?.map(({ name, state, note, parts, folders }) => (
          <section key={name} className={console.block} aria-label={name}>
            <div className={console.head}>
              <h3>{name}</h3>
              <span className={console.soft}>
                {state !== 'off' && <State state={state} words={SERVER_WORDS} />} {note}
              </span>
            </div>
            {parts.length > 0 && (
              <dl className={styles.parts}>
                {parts.map((part) => (
                  <div key={part.name} data-state={part.state}>
                    <dt>{part.name}</dt>
                    <dd>
                      <State state={part.state} />
                      <span>{part.text}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {folders.length > 0 && (
              <details>
                <summary>Files on its disk</summary>
                <Sizes sizes={folders} />
              </details>
            )}
          </section>
        ))}
      </Section>
      <Section id="mails" title="Mails">
        {mails ? <LeftMails {...mails} /> : <p>Every mail has left.</p>}
      </Section>
      <Section id="jobs" title="Jobs" isMissing={jobs === null}>
        {jobs && (
          <Table head={['Work', 'Waiting', 'Oldest', 'Last failure']}>
            {jobs.map(({ name, waiting, oldest, failure }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{waiting}</td>
                <td>{oldest || '–'}</td>
                <td>{failure || '–'}</td>
              </tr>
            ))}
          </Table>
        )}
      </Section>
      <Section id="imports" title="Last imports" isMissing={imports === null}>
        {imports && (
          <Table head={['Applied', 'Changes', 'Products']}>
            {imports.map(({ at, title, href, counts }) => (
              <tr key={at + title}>
                <td>{at}</td>
                <th scope="row">{href ? <PageLink href={href}>{title}</PageLink> : title}</th>
                <td>{counts}</td>
              </tr>
            ))}
          </Table>
        )}
      </Section>
      <Section id="errors" title="Errors of the last 24 hours" isMissing={errors === null}>
        {errors?.length === 0 && <p>None.</p>}
        {errors && errors.length > 0 && (
          <>
            <p className={console.soft}>The log has the whole of each, by its request id.</p>
            <Table head={['Time', 'Error', 'Request id', 'Server']}>
              {errors.map(({ key, at, text, type, requestId, server }) => (
                <tr key={key}>
                  <td>{at}</td>
                  <th scope="row">
                    {text}
                    {type !== '' && <small>{type}</small>}
                  </th>
                  <td>{requestId ? <code>{requestId}</code> : '–'}</td>
                  <td>{server}</td>
                </tr>
              ))}
            </Table>
          </>
        )}
      </Section>
      <Section id="sizes" title="Data in the database" isMissing={sizes === null}>
        {sizes && <Sizes sizes={sizes} />}
      </Section>
    </ConsoleFrame>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  /** It did not answer in time. */
  readonly isMissing?: boolean
  readonly children: ReactNode
}

function Section({ id, title, isMissing = false, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {isMissing ? <p className={styles.bad}>No answer within 2 seconds.</p> : children}
    </section>
  )
}

function State({ state, words = STATE_WORDS }: { state: PartState; words?: typeof STATE_WORDS }) {
  return (
    <span className={styles.state} data-state={state}>
      {words[state]}
    </span>
  )
}

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={head.join(', ')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

function Sizes({ sizes }: { sizes: readonly { readonly name: string; readonly size: string }[] }) {
  return (
    <dl className={styles.sizes}>
      {sizes.map(({ name, size }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{size}</dd>
        </div>
      ))}
    </dl>
  )
}

function LeftMails({ count, href, retryHref }: NonNullable<HealthScreenProps['mails']>) {
  const posted = usePostedForm('retry')
  return (
    <form method="post" action={retryHref} className={styles.mails}>
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
      <p>
        <PageLink href={href}>{count} did not leave</PageLink>
      </p>
      <Button type="submit" look="secondary">
        Send all again
      </Button>
    </form>
  )
}
