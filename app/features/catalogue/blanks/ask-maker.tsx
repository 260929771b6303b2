import { createContext, use, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { callAction } from '#app/ui/loading/call-action.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { blankKey, blankLabel, type BlankField } from './blank-fields.ts'
import styles from './ask-maker.module.css'

/** Fields that the reader of a page may ask about, and has asked about. Visitors and people who only look have none. */
export interface PageAsks {
  readonly locale: Locale
  /** The project that waits; left out on pages of the catalogue. */
  readonly projectId?: string
  /** Fields that were asked for, as `blankKey` names them. */
  readonly askedKeys: readonly string[]
  /** Fields that may be asked for; null where all may that the page calls not stated. */
  readonly askableKeys: readonly string[] | null
}

interface Asks extends Omit<PageAsks, 'askedKeys'> {
  readonly isAsked: (key: string) => boolean
  readonly setAsked: (key: string, isAsked: boolean) => void
}

const AsksContext = createContext<Asks | null>(null)

/** Puts *Ask the maker* beside what the page calls not stated; does nothing without a reader who may ask. */
export function AskingReader({ asks, children }: { readonly asks: PageAsks | null; readonly children: ReactNode }) {
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const value = useMemo((): Asks | null => {
    if (!asks) return null
    const { askedKeys, ...rest } = asks
    return {
      ...rest,
      isAsked: (key) => pressed.get(key) ?? askedKeys.includes(key),
      setAsked: (key, isAsked) => setPressed((before) => new Map(before).set(key, isAsked)),
    }
  }, [asks, pressed])
  return <AsksContext value={value}>{children}</AsksContext>
}

export function useIsAsking(): boolean {
  return use(AsksContext) !== null
}

interface AskMakerProps {
  readonly sku: string
  readonly field: BlankField
  readonly name: string
}

/** Beside *Not stated*: one press asks the maker, another takes it back. Nothing for readers who may not ask. */
export function AskMaker({ sku, field, name }: AskMakerProps) {
  const asks = use(AsksContext)
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const key = blankKey(sku, field)
  if (!asks || (asks.askableKeys && !asks.askableKeys.includes(key))) return null
  const { locale, projectId, isAsked: wasAsked, setAsked } = asks
  const isAsked = wasAsked(key)
  const about = `${blankLabel(field)} of ${name}, ${sku}`

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const outcome = isAsked
      ? await callAction('product/withdrawQuestion', { sku, attribute: field }, locale)
      : await callAction('product/askMaker', { sku, attribute: field, ...(projectId && { projectId }) }, locale)
    setBusy(false)
    setProblem(outcome.kind === 'done' ? null : failureText(outcome))
    if (outcome.kind === 'done') setAsked(key, !isAsked)
  }

  return (
    <form
      className={styles.ask}
      method="post"
      action={routes.questions.href({ locale, form: isAsked ? 'withdraw' : 'ask' })}
      onSubmit={(event) => void send(event)}
      data-screen-only
    >
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="attribute" value={field} />
      {projectId && <input type="hidden" name="projectId" value={projectId} />}
      <input type="hidden" name="back" value={pathname + search} />
      {isAsked && <span>Asked</span>}
      <Button type="submit" look="plain" aria-busy={isBusy || undefined}>
        {isAsked ? 'Undo' : 'Ask the maker'}
        <span className="visually-hidden">{`: ${about}`}</span>
      </Button>
      <span role="status" className={problem ? styles.problem : 'visually-hidden'}>
        {problem ?? (isAsked ? `Asked: ${about}` : '')}
      </span>
    </form>
  )
}
