import { readStored, storedKeys, writeStored } from '#app/ui/browser/browser-storage.ts'
import {
  DRAFTS,
  slotAccount,
  slotTab,
  staleSlots,
  type DraftSubject,
  draftPrefix,
} from '#app/features/builder/state/local-draft.ts'
import { shownAccounts, ended, thisTab, openChannel, send, otherTabs } from './draft-tabs.ts'

/** Prefix of drafts of a former version, without an account. */
const UNBOUND = 'project-details:'

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
  shownAccounts.add(prefix)
  openChannel()
  const otherKeys = () => storedKeys('localStorage', prefix).filter((key) => key !== own)
  return {
    /** Earlier drafts of this tab. */
    mine: async () => read(otherKeys().filter((key) => slotTab(key) === thisTab())),
    /** Drafts of closed tabs. */
    async others(): Promise<StoredDraft[]> {
      const keys = otherKeys().filter((key) => slotTab(key) !== thisTab())
      if (keys.length === 0) return []
      const open = await otherTabs(prefix)
      return read(keys.filter((key) => !open.has(slotTab(key))))
    },
    /** Stores a draft with the time; null deletes it. After a log-out nothing is stored. */
    keep(draft: object | null): void {
      if (draft && ended.has(subject.accountId)) return
      writeStored('localStorage', own, draft && JSON.stringify({ ...draft, keptAt: Date.now() }))
    },
    close: () => shownAccounts.delete(prefix),
  }
}

/** Returns whether drafts of an account are stored: not after it logged out in any tab. */
export function isDraftKept(accountId: string): boolean {
  return !ended.has(accountId)
}

export function removeDraft(key: string): void {
  writeStored('localStorage', key, null)
}

/** Deletes the account's drafts in all tabs on log-out. */
export function endDrafts(accountId: string): void {
  ended.add(accountId)
  send({ kind: 'ended', accountId })
  for (const key of storedKeys('localStorage', DRAFTS)) if (slotAccount(key) === accountId) removeDraft(key)
}

/** Stores drafts again after sign-in. */
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
