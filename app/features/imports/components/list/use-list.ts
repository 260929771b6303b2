import { useMemo, useRef, useState } from 'react'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { alikeIds, keepFree } from '@specify/list-reader/draft/free-rows.ts'
import { chooseForAlike } from '@specify/list-reader/draft/alike-rows.ts'
import {
  acceptedRows,
  toDraft,
  withText,
  type DraftRow,
  type ListAnswer,
  type RowField,
} from '@specify/list-reader/draft/list-draft.ts'
import type { ChangeQuestion, ListMode } from '@specify/list-reader/changes/model.ts'
import type { ChosenMappings, ListAnswers, Mapping, QuestionAbout } from '@specify/list-reader/model.ts'
import type { GivenList, ImportTarget } from '../import-calls.ts'
import { keepLastImport } from './last-import.ts'
import { listCalls, type AddedList, type GivenReason, type PlannedChanges } from './list-calls.ts'
import { keepMapping, readMappings } from './stored-mappings.ts'

export interface ShownList {
  readonly answer: ListAnswer
  readonly rows: readonly DraftRow[]
  readonly products: ListAnswer['products']
}

export type ListStage =
  | { readonly kind: 'given' }
  | { readonly kind: 'busy'; readonly label: string }
  | { readonly kind: 'preview' }
  | { readonly kind: 'added'; readonly added: AddedList; readonly rest: readonly DraftRow[] }
  | { readonly kind: 'undone'; readonly count: number }

interface ListEvents {
  readonly onAdded: (counts: { readonly added: number; readonly refused: number }) => void
  readonly onUndone: () => void
  readonly onSignedOut: () => void
}

/** Answers about a list. */
interface Chosen {
  readonly columns: ChosenMappings
  readonly answers: ListAnswers
  /** `auto` until somebody says what the list does. */
  readonly mode: ListMode | 'auto'
}

const NOTHING_CHOSEN: Chosen = { columns: {}, answers: {}, mode: 'auto' }

export function useList(target: ImportTarget, events: ListEvents) {
  const calls = useMemo(() => listCalls(target), [target])
  const [stage, setStage] = useState<ListStage>({ kind: 'given' })
  const [given, setGiven] = useState<GivenList | null>(null)
  const [list, setList] = useState<ShownList | null>(null)
  const [room, setRoom] = useState('')
  const [chosen, setChosen] = useState<Chosen>(NOTHING_CHOSEN)
  const [isReading, setReading] = useState(false)
  const latest = useRef(0)
  const [problem, setProblem] = useState('')
  /** One import keeps its id until it is answered, so that sending it twice adds it once. */
  const [importId, setImportId] = useState(() => newUuid())
  /** After a conflict, the project's version that the list may be added to anyway. */
  const [currentVersion, setCurrentVersion] = useState<number | null>(null)

  function fail(failure: CallFailure, back: ListStage): void {
    if (isSignedOut(failure)) events.onSignedOut()
    setProblem(failureText(failure))
    setStage(back)
  }

  async function read(
    next: GivenList,
    back: ListStage = { kind: 'given' },
    said: Chosen = NOTHING_CHOSEN,
  ): Promise<void> {
    setGiven(next)
    setChosen(said)
    setProblem('')
    // Columns are chosen one after the other: the preview stays.
    if (back.kind === 'preview') setReading(true)
    else setStage({ kind: 'busy', label: 'Reading the list' })
    const own = ++latest.current
    const mapping = { ...readMappings(target.customerId), ...said.columns }
    const outcome = await calls.read(next, { mapping, answers: said.answers, mode: said.mode })
    if (own !== latest.current) return
    setReading(false)
    if (outcome.kind !== 'done') return fail(outcome, back)
    setList({ answer: outcome.answer, rows: toDraft(outcome.answer), products: outcome.answer.products })
    setImportId(newUuid())
    setCurrentVersion(null)
    setStage({ kind: 'preview' })
  }

  const change = (update: (rows: readonly DraftRow[]) => readonly DraftRow[]) =>
    setList((now) => now && { ...now, rows: update(now.rows) })

  /** Stays the same, so that a change of one row draws no other again. */
  const rowEvents = useMemo(() => {
    const changeRow = (id: number, update: (row: DraftRow) => DraftRow) =>
      setList((now) => now && { ...now, rows: now.rows.map((row) => (row.id === id ? update(row) : row)) })

    /** Looks another code up; the answer counts for the code that was asked for. */
    async function lookUp({ id, description }: DraftRow, code: string): Promise<void> {
      const outcome = await calls.match(code, description)
      if (outcome.kind !== 'done') return setProblem(failureText(outcome))
      const { matches, products } = outcome.answer
      const [match] = matches
      setList((now) => now && { ...now, products: { ...now.products, ...products } })
      changeRow(id, (row) => (match && row.code === code ? { ...row, match } : row))
    }

    return {
      setText(row: DraftRow, field: RowField, text: string) {
        changeRow(row.id, (each) => withText(each, field, text))
        if (field === 'code') void lookUp(row, text)
      },
      choose: (id: number, sku: string | null) => changeRow(id, (row) => ({ ...row, choice: sku })),
      chooseForAlike: (id: number, sku: string) =>
        setList((now) => now && { ...now, rows: chooseForAlike(now.rows, id, sku) }),
      answer: (id: number, question: ChangeQuestion | null, value: string) =>
        changeRow(id, ({ answers, ...row }) =>
          question === null ? row : { ...row, answers: { ...answers, [question]: value } },
        ),
      keepFree: (id: number, isFree: boolean, isForAlike: boolean) =>
        setList((now) => now && { ...now, rows: keepFree(now.rows, alikeIds(now.rows, id, isForAlike), isFree) }),
      leaveOut: (id: number, isLeftOut: boolean) => changeRow(id, (row) => ({ ...row, isLeftOut })),
    }
  }, [calls])

  return {
    stage,
    given,
    list,
    room,
    problem,
    currentVersion,
    isReading,
    answers: chosen.answers,
    read,
    change,
    setRoom,
    back: () => {
      setProblem('')
      setStage({ kind: 'given' })
    },
    rowEvents,
    chooseColumns({ key, header }: ListAnswer['tables'][number], mapping: Mapping) {
      const columns = { ...chosen.columns, [key]: mapping }
      // Tables without names have nothing that they could be known by another time.
      if (header) keepMapping(target.customerId, key, mapping)
      if (given) void read(given, { kind: 'preview' }, { ...chosen, columns })
    },
    answer(about: QuestionAbout, answer: string) {
      const answers = { ...chosen.answers, [about]: answer }
      if (given) void read(given, { kind: 'preview' }, { ...chosen, answers })
    },
    chooseMode(mode: ListMode) {
      if (given) void read(given, { kind: 'preview' }, { ...chosen, mode })
    },
    /** Applies the changes that are clear, or without any adds the rows that are ready. */
    async add(version: number, changes: (PlannedChanges & GivenReason) | null): Promise<void> {
      if (!list) return
      setProblem('')
      setStage({ kind: 'busy', label: changes ? 'Applying changes' : 'Adding products' })
      const rows = changes?.rows ?? acceptedRows(list.rows, room)
      const outcome = changes
        ? await calls.apply(changes, version, importId)
        : await calls.add(acceptedRows(list.rows, room), version, importId)
      if (outcome.kind !== 'done') {
        const moved = outcome.kind === 'refused' ? outcome.refusal.answer['currentVersion'] : null
        setCurrentVersion(typeof moved === 'number' ? moved : null)
        return fail(outcome, { kind: 'preview' })
      }
      const lines = new Set(rows.map(({ line }) => line))
      const rest = list.rows.filter(({ line }) => !lines.has(line))
      const added = { version: outcome.answer.version, added: rows.length, importId, isChange: changes !== null }
      keepLastImport(target.projectId, added)
      events.onAdded({ added: rows.length, refused: rest.length })
      setStage({ kind: 'added', added, rest })
    },
    /** Goes on with the rows that were not added. */
    goOn(rest: readonly DraftRow[], version: number): void {
      setList((now) => now && { ...now, rows: rest, answer: { ...now.answer, version } })
      setImportId(newUuid())
      setCurrentVersion(null)
      setStage({ kind: 'preview' })
    },
    async undo(added: AddedList, back: ListStage): Promise<void> {
      setProblem('')
      setStage({ kind: 'busy', label: 'Undoing the import' })
      const outcome = await calls.undo(added)
      if (outcome.kind !== 'done') {
        // It can never be taken back.
        if (outcome.kind === 'refused' && outcome.refusal.status < 500) keepLastImport(target.projectId, null)
        return fail(outcome, back)
      }
      keepLastImport(target.projectId, null)
      events.onUndone()
      setStage({ kind: 'undone', count: added.added })
    },
  }
}
