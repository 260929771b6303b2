import { useMemo, useState } from 'react'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { MARKETS } from '@specify/core/market.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import {
  acceptSure,
  stateOf,
  sureRows,
  type DraftRow,
  type ListAnswer,
  type RowState,
} from '@specify/list-reader/draft/list-draft.ts'
import type { ListAnswers, Mapping, QuestionAbout } from '@specify/list-reader/model.ts'
import { keepFree, keepText, rowsWithoutMatch } from '@specify/list-reader/draft/free-rows.ts'
import styles from './list-dialog.module.css'
import type { ListMode } from '@specify/list-reader/changes/model.ts'
import { SUBSTITUTION_REASONS, type SubstitutionReason } from '@specify/schedule/model.ts'
import type { ImportTarget } from '../import-calls.ts'
import { ChangeTotal } from '../changes/change-total.tsx'
import { ModeChoice } from '../changes/mode-choice.tsx'
import { UnnamedLines } from '../changes/unnamed-lines.tsx'
import { plannedState, useChangePlan } from '../changes/use-change-plan.ts'
import type { GivenReason, PlannedChanges } from './list-calls.ts'
import type { RowEvents } from './list-row.tsx'
import { ListRows } from './list-rows.tsx'
import { MappingPanel } from './mapping-panel.tsx'
import { PassedLines } from './passed-lines.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { RowFilter, type ShownRows } from './row-filter.tsx'
import type { ShownList } from './use-list.ts'

interface ListPreviewProps {
  readonly target: ImportTarget
  readonly list: ShownList
  /** Room of rows without one. */
  readonly room: string
  readonly setRoom: (room: string) => void
  readonly problem: string
  readonly currentVersion: number | null
  readonly isReading: boolean
  readonly rowEvents: RowEvents
  readonly onChange: (update: (rows: readonly DraftRow[]) => readonly DraftRow[]) => void
  readonly onColumns: (table: ListAnswer['tables'][number], mapping: Mapping) => void
  /** Given, also before the list has been read with them. */
  readonly answers: ListAnswers
  readonly onAnswer: (about: QuestionAbout, answer: string) => void
  readonly onBack: () => void
  readonly onMode: (mode: ListMode) => void
  /** Null adds the rows. */
  readonly onAdd: (version: number, changes: (PlannedChanges & GivenReason) | null) => void
}

export function ListPreview(props: ListPreviewProps) {
  const { list, room, setRoom, problem, currentVersion, isReading, rowEvents, answers } = props
  const { target, onChange, onColumns, onAnswer, onBack, onMode, onAdd } = props
  const { answer, rows, products } = list
  const [shown, setShown] = useState<{ readonly state: ShownRows; readonly ids: ReadonlySet<number> | null }>(ALL)
  const { mode } = answer
  const plan = useChangePlan(target, { rows, mode, room, version: currentVersion ?? answer.version })
  const [reason, setReason] = useState<SubstitutionReason>('other')
  const states = useMemo(
    () => rows.map((row) => plannedState(stateOf(row, room), plan.rows.get(row.id))),
    [rows, room, plan.rows],
  )
  const count = (state: RowState) => states.filter((each) => each === state).length
  const [isShownRaw, setShownRaw] = useState(false)
  const sure = sureRows(rows)
  const unmatched = useMemo(() => rowsWithoutMatch(rows), [rows])
  const ready = count('ready')
  const needsRoom = rows.some(
    (row) => row.room === '' && (!row.change || plan.rows.get(row.id)?.text === 'Which room?'),
  )
  /** One answer about units counts for all rows. */
  const events: RowEvents = useMemo(
    () => ({
      ...rowEvents,
      answer: (id, question, value) =>
        question === 'per' ? plan.setPer(value === 'unit' ? 'unit' : 'total') : rowEvents.answer(id, question, value),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the setter stays the same
    [rowEvents],
  )
  const visible = useMemo(() => (shown.ids ? rows.filter(({ id }) => shown.ids?.has(id)) : rows), [rows, shown])

  /** A row stays where it is while it is corrected: what is shown is decided once. */
  function show(state: ShownRows): void {
    if (state === 'all') return setShown(ALL)
    setShown({ state, ids: new Set(rows.flatMap((row, index) => (states[index] === state ? [row.id] : []))) })
  }

  const hasReplacements =
    mode === 'changes' && rows.some(({ change, isLeftOut }) => change?.kind === 'in' && !isLeftOut)
  const isAsked = answer.questions.some((question) => question.answer === null)
  const isRaw = !isShownRaw && answer.tables.some(({ asks }) => asks.includes('code')) && rows.every(isUnknown)

  return (
    <div className={styles.content} aria-busy={isReading || undefined}>
      <p role="status" className={styles.counts}>
        <strong>{countOf(answer.lineCount, 'row')} read:</strong> {countText(ready)} to{' '}
        {mode === 'add' ? 'add' : 'apply'}, {countText(count('open'))} to check, {countText(count('left out'))} left
        out, {countText(answer.passed.count)} passed over.
      </p>
      {answer.lineItems > 0 && <ModeChoice mode={mode} onMode={onMode} />}
      {rows.length === 0 && <p>No products were found in this list. Paste lines such as “40 x 97140C6AF – Ensuite”.</p>}
      <QuestionPanel questions={answer.questions} answers={answers} onAnswer={onAnswer} />
      <MappingPanel tables={answer.tables} onChoose={onColumns} />
      <PassedLines answer={answer} />
      {isRaw && (
        <Button look="plain" onClick={() => setShownRaw(true)}>
          Show the {countOf(rows.length, 'row')} as they are
        </Button>
      )}
      {rows.length > 0 && !isRaw && (
        <>
          <div className={styles.tools}>
            <RowFilter shown={shown.state} total={rows.length} count={count} onShow={show} />
            {sure.length > 0 && (
              <Button onClick={() => onChange(acceptSure)}>
                {sure.length === 1 ? 'Use the closest match' : `Use the ${sure.length} closest matches`}
              </Button>
            )}
            {mode === 'add' && unmatched.length > 0 && (
              <Button onClick={() => onChange((now) => keepFree(now, new Set(unmatched.map(({ id }) => id)), true))}>
                {keepText(unmatched.length)}
              </Button>
            )}
          </div>
          {needsRoom && (
            <div className={styles.room}>
              <TextField
                label="Room for rows without a room"
                name="room"
                value={room}
                autoComplete="off"
                onChange={({ target }) => setRoom(target.value)}
              />
            </div>
          )}
          <ListRows
            {...{ products, room, events }}
            rows={visible}
            all={rows}
            known={answer}
            plan={plan.rows}
            currency={MARKETS[target.locale].currencyCode}
          />
          <UnnamedLines unnamed={plan.unnamed} removed={plan.removed} setRemoved={plan.setRemoved} />
        </>
      )}
      {hasReplacements && (
        <SelectField
          label="Reason for the replacements"
          name="reason"
          options={Object.entries(SUBSTITUTION_REASONS)}
          value={reason}
          onChange={({ target: { value } }) => setReason(value as SubstitutionReason)}
        />
      )}
      <div className={`${dialog.actions} ${styles.footer}`}>
        {mode !== 'add' && <ChangeTotal plan={plan} locale={target.locale} />}
        <p role="alert" className={styles.failure}>
          {problem || (isAsked ? 'Answer the question at the top before you add the rows.' : '')}
        </p>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
        {mode === 'add' && ready > 0 && !isAsked && (
          <Button look="primary" onClick={() => !isReading && onAdd(currentVersion ?? answer.version, null)}>
            {currentVersion === null ? `Add ${countOf(ready, 'row')} to the project` : 'Add them anyway'}
          </Button>
        )}
        {mode !== 'add' && plan.ready && !isAsked && (
          <Button
            look="primary"
            onClick={() => {
              if (!isReading && plan.ready) onAdd(plan.version, { ...plan.ready, reason, note: '' })
            }}
          >
            {currentVersion === null ? `Apply ${countOf(plan.readyCount, 'row')} to the project` : 'Apply them anyway'}
          </Button>
        )}
      </div>
    </div>
  )
}

function isUnknown({ match, choice }: DraftRow): boolean {
  return choice === null && match.sku === null && match.candidates.length === 0
}

const ALL = { state: 'all', ids: null } as const
