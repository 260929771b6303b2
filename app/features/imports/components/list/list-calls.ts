import { api } from '#app/addresses/api.ts'
import { callAction, readOutcome, unreadable, type CallOutcome } from '#app/ui/loading/call-action.ts'
import type { AcceptedRow } from '@specify/list-reader/draft/add-rows.ts'
import type { ListAnswer } from '@specify/list-reader/draft/list-draft.ts'
import type { ChosenMappings, ListAnswers } from '@specify/list-reader/model.ts'
import type { ChangeAnswers, ListMode } from '@specify/list-reader/changes/model.ts'
import type { GivenChange } from '@specify/list-reader/changes/resolve-rows.ts'
import type { SubstitutionReason } from '@specify/schedule/model.ts'
import type { GivenList, ImportTarget } from '../import-calls.ts'

/** Rows as the calls take them, with the answers that count for all. */
export interface PlannedChanges extends ChangeAnswers {
  readonly mode: Exclude<ListMode, 'add'>
  readonly rows: readonly GivenChange[]
  readonly room: string
  readonly removed: readonly string[]
}

/** The reason of the products that a list replaces. */
export interface GivenReason {
  readonly reason: SubstitutionReason
  readonly note: string
}

export interface AddedList {
  readonly version: number
  readonly added: number
  readonly importId: string
  /** True where rows were applied as changes. */
  readonly isChange: boolean
}

export function listCalls({ locale, projectId }: ImportTarget) {
  return {
    async read(
      list: GivenList,
      { mapping, answers, mode }: { mapping: ChosenMappings; answers: ListAnswers; mode: ListMode | 'auto' },
    ): Promise<CallOutcome<ListAnswer>> {
      const body = new FormData()
      if (list.kind === 'file') body.set('file', list.file)
      else body.set('text', list.text)
      body.set('projectId', projectId)
      body.set('mapping', JSON.stringify(mapping))
      body.set('answers', JSON.stringify(answers))
      body.set('mode', mode)
      try {
        return await readOutcome<ListAnswer>(await fetch(api.readList.path({ locale }), { method: 'POST', body }))
      } catch (error) {
        return error instanceof TypeError ? { kind: 'offline' } : unreadable(0)
      }
    },
    match: (code: string, description: string) =>
      callAction('projectBuilder/matchCodes', { codes: [{ code, description }] }, locale),
    add: (rows: readonly AcceptedRow[], version: number, importId: string) =>
      callAction('projectBuilder/addListRows', { id: projectId, version, importId, rows }, locale),
    plan: (changes: PlannedChanges, signal?: AbortSignal) =>
      callAction('projectBuilder/planListChanges', { id: projectId, ...changes }, locale, signal),
    apply: (changes: PlannedChanges & GivenReason, version: number, importId: string) =>
      callAction('projectBuilder/applyListChanges', { id: projectId, version, importId, ...changes }, locale),
    undo: ({ version, importId }: Pick<AddedList, 'version' | 'importId'>) =>
      callAction('projectBuilder/undoListRows', { id: projectId, version, importId }, locale),
  }
}
