import { api } from '#app/addresses/api.ts'
import { callAction, readOutcome, unreadable, type CallOutcome } from '#app/ui/loading/call-action.ts'
import type { AcceptedRow } from '@specify/list-reader/draft/add-rows.ts'
import type { ListAnswer } from '@specify/list-reader/draft/list-draft.ts'
import type { ChosenMappings, ListAnswers } from '@specify/list-reader/model.ts'
import type { GivenList, ImportTarget } from '../import-calls.ts'

export interface AddedList {
  readonly version: number
  readonly added: number
  readonly importId: string
}

export function listCalls({ locale, projectId }: ImportTarget) {
  return {
    async read(list: GivenList, mapping: ChosenMappings, answers: ListAnswers): Promise<CallOutcome<ListAnswer>> {
      const body = new FormData()
      if (list.kind === 'file') body.set('file', list.file)
      else body.set('text', list.text)
      body.set('projectId', projectId)
      body.set('mapping', JSON.stringify(mapping))
      body.set('answers', JSON.stringify(answers))
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
    undo: ({ version, importId }: Pick<AddedList, 'version' | 'importId'>) =>
      callAction('projectBuilder/undoListRows', { id: projectId, version, importId }, locale),
  }
}
