import { readStored, storedKeys, writeStored } from '#app/ui/browser-storage.ts'
import { DRAFTS, slotAccount, slotTab, staleSlots, type DraftSubject, draftPrefix } from '../../builder/local-draft.ts'

const TAB = 'project-tab'
/** Prefix of drafts of a former version, without an account. */
const UNBOUND = 'project-details:'
/** Time for open tabs to answer. */
const ANSWER_MS = 150

type Message =
  | { readonly kind: 'ask'; readonly prefix: string }
  | { readonly kind: 'here'; readonly prefix: string; readonly tab: string }
  | { readonly kind: 'ended'; readonly accountId: string }

let tab: string | null = null
const shown = new Set<string>()
const ended = new Set<string>()
const answers = new Set<(message: Message) => void>()
let channel: BroadcastChannel | null = null

/** The id of this tab. Stored only while no page of it is shown, so that a duplicated tab gets one of its own. */
function thisTab(): string {
  if (tab !== null) return tab
  const name = readStored('sessionStorage', TAB) ?? Math.random().toString(36).slice(2)
  tab = name
  writeStored('sessionStorage', TAB, null)
  addEventListener('pagehide', () => writeStored('sessionStorage', TAB, name))
  addEventListener('pageshow', () => writeStored('sessionStorage', TAB, null))
  return name
}

function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(DRAFTS)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask' && shown.has(data.prefix)) send({ kind: 'here', prefix: data.prefix, tab: thisTab() })
    if (data.kind === 'ended') ended.add(data.accountId)
    for (const hear of answers) hear(data)
  })
  return channel
}

function send(message: Message): void {
  openChannel()?.postMessage(message)
}

async function otherTabs(prefix: string): Promise<ReadonlySet<string>> {
  const tabs = new Set<string>()
  const hear = (message: Message) => {
    if (message.kind === 'here' && message.prefix === prefix) tabs.add(message.tab)
  }
  answers.add(hear)
  send({ kind: 'ask', prefix })
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  answers.delete(hear)
  return tabs
}

export interface StoredDraft {
  readonly key: string
  readonly text: string
}

/**
 * Stores the unsaved changes of one visit of a tab, and finds those of others: of this tab first, then the newest.
 * Drafts of open tabs are their own.
 */
export function openDrafts(subject: DraftSubject) {
  const prefix = draftPrefix(subject)
  const own = `${prefix}${thisTab()}:${Date.now().toString(36)}`
  prune()
  shown.add(prefix)
  openChannel()
  const found = () => storedKeys('localStorage', prefix).filter((key) => key !== own)
  return {
    /** Earlier drafts of this tab. */
    mine: async () => read(found().filter((key) => slotTab(key) === thisTab())),
    /** Drafts of closed tabs. */
    async others(): Promise<StoredDraft[]> {
      const keys = found().filter((key) => slotTab(key) !== thisTab())
      if (keys.length === 0) return []
      const open = await otherTabs(prefix)
      return read(keys.filter((key) => !open.has(slotTab(key))))
    },
    /** Stores a draft with the time; null deletes it. After a log-out nothing is stored. */
    keep(draft: object | null): void {
      if (draft && ended.has(subject.accountId)) return
      writeStored('localStorage', own, draft && JSON.stringify({ ...draft, keptAt: Date.now() }))
    },
    close: () => shown.delete(prefix),
  }
}

export function removeDraft(key: string): void {
  writeStored('localStorage', key, null)
}

/** On log-out: deletes the account's drafts, in all tabs. */
export function endDrafts(accountId: string): void {
  ended.add(accountId)
  send({ kind: 'ended', accountId })
  for (const key of storedKeys('localStorage', DRAFTS)) if (slotAccount(key) === accountId) removeDraft(key)
}

/** On sign-in: drafts are stored again. */
export function resumeDrafts(): void {
  ended.clear()
}

function read(keys: readonly string[]): StoredDraft[] {
  const drafts = keys.flatMap((key) => {
    const text = readStored('localStorage', key)
    return text === null ? [] : [{ key, text, at: keptAtOf(text) }]
  })
  return drafts.toSorted((a, b) => b.at - a.at)
}

function prune(): void {
  const slots = storedKeys('localStorage', DRAFTS).map((key) => ({
    key,
    keptAt: keptAtOf(readStored('localStorage', key)),
  }))
  const unbound = storedKeys('localStorage', UNBOUND)
  for (const key of [...staleSlots(slots, Date.now()), ...unbound]) removeDraft(key)
}

function keptAtOf(text: string | null): number {
  // Last in the text, which may be long.
  return Number(/"keptAt":(\d+)\}$/.exec(text ?? '')?.[1] ?? 0)
}
