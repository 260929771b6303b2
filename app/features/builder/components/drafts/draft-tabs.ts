import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'
import { DRAFTS } from '#app/features/builder/state/local-draft.ts'

const TAB = 'project-tab'

/** Time for open tabs to answer. */
const ANSWER_MS = 150

type Message =
  | { readonly kind: 'ask'; readonly prefix: string }
  | { readonly kind: 'here'; readonly prefix: string; readonly tab: string }
  | { readonly kind: 'ended'; readonly accountId: string }

let tab: string | null = null
export const shownAccounts = new Set<string>()
export const ended = new Set<string>()
const answers = new Set<(message: Message) => void>()
let channel: BroadcastChannel | null = null

/** The id of this tab. Stored only while no page of it is shown, so that a duplicated tab gets one of its own. */
export function thisTab(): string {
  if (tab !== null) return tab
  const name = readStored('sessionStorage', TAB) ?? Math.random().toString(36).slice(2)
  tab = name
  writeStored('sessionStorage', TAB, null)
  addEventListener('pagehide', () => writeStored('sessionStorage', TAB, name))
  addEventListener('pageshow', () => writeStored('sessionStorage', TAB, null))
  return name
}

export function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(DRAFTS)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask' && shownAccounts.has(data.prefix))
      send({ kind: 'here', prefix: data.prefix, tab: thisTab() })
    if (data.kind === 'ended') ended.add(data.accountId)
    for (const hear of answers) hear(data)
  })
  return channel
}

export function send(message: Message): void {
  openChannel()?.postMessage(message)
}

export async function otherTabs(prefix: string): Promise<ReadonlySet<string>> {
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
