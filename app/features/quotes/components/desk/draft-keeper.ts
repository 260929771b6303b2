import { actionHref } from '#app/addresses/api.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { callAction, type CallFailure } from '#app/ui/loading/call-action.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'
import type { QuotePage } from '../../calls/read-quote-pages.server.ts'
import type { Desk } from '../../desk/desk.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import { toDraftLine, type DraftDifference, type QuoteDraft } from '../../desk/draft.ts'
import { draftedDesk } from '../../desk/first-desk.ts'

const SAVE_MS = 2_000
/** Browsers send at most 64 KB for a page that is left. */
const MAX_LEAVING_LENGTH = 20_000

/** A draft that somebody else has changed meanwhile. */
export interface DraftClash {
  readonly version: number
  readonly by: string
  readonly at: string
  /** Null where they have sent the answer or closed the request. */
  readonly theirs: QuoteDraft | null
  readonly differences: readonly DraftDifference[]
}

interface KeeperState {
  /** `Draft saved, 30 Nov 2026, 10:42`; empty before the first save. */
  readonly note: string
  readonly problem: string
  readonly clash: DraftClash | null
}

/** Saves the changes of an answer two seconds after they were typed, one save after the other. */
export class DraftKeeper {
  private readonly store: DeskStore
  private readonly page: QuotePage
  private saved: Desk
  private current: KeeperState
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<boolean> | null = null
  /** Decided or closed by others: nothing more can be saved or sent. */
  private isOver = false
  private readonly listeners = new Set<() => void>()
  version: number

  constructor(store: DeskStore, page: QuotePage) {
    this.store = store
    this.page = page
    this.saved = store.desk()
    this.version = page.draft?.version ?? 0
    const { by = '', at = '', content = null } = page.draft ?? {}
    this.current = { note: content ? `Draft by ${by}, ${at}` : '', problem: '', clash: null }
  }

  readonly state = (): KeeperState => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  start(): () => void {
    const end = this.store.subscribe(() => this.schedule())
    const aborter = new AbortController()
    const { signal } = aborter
    addEventListener('pagehide', () => this.saveLeaving(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && void this.flush(), { signal })
    addEventListener('beforeunload', (event) => this.isAtRisk() && event.preventDefault(), { signal })
    return () => {
      end()
      aborter.abort()
      void this.flush()
    }
  }

  /** Saves what is not saved yet. False where that failed, or somebody else has changed the draft. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.current.clash || this.isOver) return false
    if (this.running) await this.running
    if (this.store.desk() === this.saved) return true
    this.running = this.save().finally(() => (this.running = null))
    return this.running
  }

  /** The answer was sent: what is here is what is there. */
  sent(version: number): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.version = version
    this.saved = this.store.desk()
    this.change({ note: '', problem: '', clash: null })
  }

  /** Takes note of a clash; false where the failure is none. */
  noteClash(failure: CallFailure): boolean {
    const clash = failure.kind === 'refused' ? (failure.refusal.answer['clash'] as DraftClash | undefined) : undefined
    if (clash) this.change({ ...this.current, problem: '', clash })
    return clash !== undefined
  }

  /** Goes on with what was typed here; lines that were not touched here are theirs. */
  keepMine(): void {
    const { clash } = this.current
    if (!clash) return
    const mine = this.store.desk()
    const theirs = clash.theirs ? draftedDesk(this.page, clash.theirs) : this.saved
    const { saved } = this
    const lines = mine.lines.map((line, index) => (line === saved.lines[index] ? theirs.lines[index]! : line))
    const whole = <Field extends 'lead' | 'freight' | 'validUntil' | 'words' | 'stages'>(field: Field) =>
      mine[field] === saved[field] ? theirs[field] : mine[field]
    this.version = clash.version
    this.saved = theirs
    this.change({ ...this.current, clash: null })
    const [lead, freight, validUntil, words] = [whole('lead'), whole('freight'), whole('validUntil'), whole('words')]
    this.store.set({ basis: mine.basis, lead, freight, validUntil, words, lines, stages: whole('stages') })
    this.store.setBasis(mine.basis)
  }

  takeTheirs(): void {
    const { clash } = this.current
    if (!clash?.theirs) return location.reload()
    const theirs = draftedDesk(this.page, clash.theirs)
    this.version = clash.version
    this.saved = theirs
    this.change({ note: `Draft by ${clash.by}`, problem: '', clash: null })
    this.store.set(theirs)
  }

  private schedule(): void {
    if (this.current.clash || this.isOver || this.store.desk() === this.saved) return
    this.timer ??= setTimeout(() => void this.flush(), SAVE_MS)
  }

  private async save(): Promise<boolean> {
    const desk = this.store.desk()
    const outcome = await callAction('quote/saveDraft', this.input(desk), this.store.locale)
    if (outcome.kind === 'done') {
      this.version = outcome.answer.version
      this.saved = desk
      const at = dateTimeIn({ code: this.store.locale }, new Date(outcome.answer.at))
      this.change({ note: `Draft saved, ${at}`, problem: '', clash: null })
      this.schedule()
      return true
    }
    if (this.noteClash(outcome)) return false
    const text = failureText(outcome)
    this.isOver = outcome.kind === 'refused' && outcome.refusal.code === 'quote_closed'
    const problem = this.isOver
      ? `${text} What you typed since was not sent. Reload the page to see the quote as it is.`
      : `The draft was not saved: ${text}`
    this.change({ ...this.current, problem })
    this.schedule()
    return false
  }

  private input({ basis: gst, lead, freight, validUntil, words: text, lines, stages = [] }: Desk) {
    const changed = lines.flatMap((line, index) => {
      const before = this.saved.lines[index]!
      if (line === before) return []
      const { sku } = this.store.products[index]!
      const draftLine = toDraftLine(sku, line)
      return JSON.stringify(draftLine) === JSON.stringify(toDraftLine(sku, before)) ? [] : [draftLine]
    })
    const draft = { gst, lead, freight, validUntil, text, lines: changed, stages }
    return { quoteId: this.page.id, version: this.version, draft }
  }

  private isAtRisk(): boolean {
    const desk = this.store.desk()
    if (desk === this.saved || this.isOver) return false
    const { problem, clash } = this.current
    return problem !== '' || clash !== null || this.running !== null || this.leavingBody().length > MAX_LEAVING_LENGTH
  }

  private leavingBody(): string {
    return JSON.stringify(this.input(this.store.desk()))
  }

  private saveLeaving(): void {
    if (this.store.desk() === this.saved || this.current.clash || this.isOver || this.running) return
    const headers = { 'content-type': 'application/json', 'x-market': this.store.locale }
    void fetch(actionHref('quote/saveDraft'), { method: 'POST', keepalive: true, headers, body: this.leavingBody() })
    this.saved = this.store.desk()
  }

  private change(state: KeeperState): void {
    this.current = state
    for (const listener of this.listeners) listener()
  }
}
