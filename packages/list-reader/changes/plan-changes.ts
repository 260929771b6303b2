import type { ScheduleRooms, SubstitutedLine, SubstitutedProduct } from '@specify/schedule/model.ts'
import { findLines } from './find-lines.ts'
import { LEAVE, type ChangeAnswers, type ChangeRow, type LineEffect, type ListMode, type PlannedRow } from './model.ts'
import { askExchange, asked, plain, refused, skipped } from './planned-row.ts'
import { newQuantity, type NewQuantity } from './quantities.ts'
import { effectOf, WorkingSchedule, type WorkingLine } from './working-schedule.ts'

interface Planning {
  readonly mode: Exclude<ListMode, 'add'>
  readonly answers: ChangeAnswers
  /** The room of rows that name none. */
  readonly otherwise: string
  /** Ids of lines that the list does not name and that go; in `set`. */
  readonly removed: ReadonlySet<string>
  readonly newId: () => string
}

/** A product that took the place of another one. */
interface Replaced {
  readonly from: SubstitutedProduct
  readonly to: SubstitutedProduct
  readonly lines: readonly SubstitutedLine[]
}

/** A line that the list does not name. */
export interface UnnamedLine extends LineEffect {
  readonly lineItemId: string
  readonly name: string
}

export interface ChangePlan {
  /** The schedule with all rows that are ready. */
  readonly schedule: ScheduleRooms
  readonly rows: readonly PlannedRow[]
  readonly replaced: readonly Replaced[]
  readonly unnamed: readonly UnnamedLine[]
}

/** Lines that a row takes out for the row behind it to replace. */
interface Taken {
  readonly row: ChangeRow
  readonly state: PlannedRow['state']
  readonly lines: readonly { readonly line: WorkingLine; readonly quantity: number; readonly was: number }[]
}

/**
 * Plans the rows of a list upon a schedule, in their order. What is not clear is asked, with both values; rows that are
 * asked or refused change nothing. Quantities are per unit.
 */
export function planChanges(schedule: ScheduleRooms, rows: readonly ChangeRow[], planning: Planning): ChangePlan {
  return new ChangePlanner(schedule, planning).plan(rows)
}

class ChangePlanner {
  private readonly work: WorkingSchedule
  private readonly planning: Planning
  private readonly touched = new Map<WorkingLine, ChangeRow>()
  private readonly replaced = new Map<
    string,
    { from: SubstitutedProduct; to: SubstitutedProduct; lines: SubstitutedLine[] }
  >()
  private taken: Taken | null = null
  /** Lines that the last replacement took from, with what they had and have. */
  private gone: readonly LineEffect[] = []
  /** SKUs of rows that are not clear yet: their lines are not called unnamed. */
  private readonly open = new Set<string>()

  constructor(schedule: ScheduleRooms, planning: Planning) {
    this.work = new WorkingSchedule(schedule, planning.newId)
    this.planning = planning
  }

  plan(rows: readonly ChangeRow[]): ChangePlan {
    const planned: PlannedRow[] = []
    for (const row of rows) {
      const outcome = row.kind === 'in' ? this.putIn(row) : this.planRow(row)
      if (outcome.state === 'asked' || outcome.state === 'refused') this.open.add(row.sku)
      // What goes is known once it is known what comes.
      const out = row.kind === 'in' ? planned.pop() : undefined
      if (out) planned.push(this.withGone(out, outcome))
      planned.push(outcome)
    }
    const unnamed = this.planning.mode === 'set' ? this.unnamed() : []
    return { schedule: this.work.toRooms(), rows: planned, replaced: Array.from(this.replaced.values()), unnamed }
  }

  private planRow(row: ChangeRow): PlannedRow {
    this.taken = null
    const { otherwise, mode } = this.planning
    const found = findLines(this.work, row, { otherwise, makesRooms: mode === 'set' })
    if (found.kind !== 'lines') {
      this.taken = { row, state: found.kind, lines: [] }
      if (found.kind === 'asked') return asked(row, 'place', found.asked.text, found.asked.options)
      return found.kind === 'skipped' ? skipped(row) : refused(row, found.text)
    }
    // Of several lines all are taken.
    const all = found.lines.length > 1 ? { ...row, quantity: null, from: null } : row
    const next: { line: WorkingLine; now: number }[] = []
    for (const line of found.lines) {
      const outcome = this.quantityOf(line, all)
      if (outcome.kind !== 'quantity') return this.without(row, outcome)
      const clash = this.clashOf(line, row, outcome.quantity)
      if (clash) return clash
      next.push({ line, now: outcome.quantity })
    }
    return this.apply(row, next)
  }

  private quantityOf(line: WorkingLine, row: ChangeRow): NewQuantity {
    const { mode, answers } = this.planning
    const outcome = newQuantity(line, row, answers, mode === 'set' && row.unitType !== '')
    // Rows of one line add up to what the list says of it.
    const before = mode === 'set' && outcome.kind === 'quantity' && this.touched.has(line) ? line.item.quantity : 0
    return before > 0 && outcome.kind === 'quantity' ? { ...outcome, quantity: before + outcome.quantity } : outcome
  }

  private without(row: ChangeRow, outcome: Exclude<NewQuantity, { kind: 'quantity' }>): PlannedRow {
    this.taken = { row, state: outcome.kind, lines: [] }
    if (outcome.kind === 'asked') return asked(row, outcome.about, outcome.asked.text, outcome.asked.options)
    return outcome.kind === 'skipped' ? skipped(row) : refused(row, outcome.text)
  }

  /** Two rows of one line that do not go together are asked about with both values. */
  private clashOf(line: WorkingLine, row: ChangeRow, now: number): PlannedRow | null {
    const other = this.touched.get(line)
    if (!other || this.planning.mode === 'set' || (isStep(other) && isStep(row))) return null
    if (row.from !== null && row.from === line.item.quantity) return null
    if (now === line.item.quantity) return null
    if (row.answers.clash === 'use') return null
    this.taken = { row, state: row.answers.clash === LEAVE ? 'skipped' : 'asked', lines: [] }
    if (row.answers.clash === LEAVE) return skipped(row)
    return asked(row, 'clash', `Line ${other.line} makes it ${line.item.quantity}; this line makes it ${now}.`, [
      { value: 'use', text: `This line: ${now}` },
      { value: LEAVE, text: `Line ${other.line}: ${line.item.quantity}` },
    ])
  }

  private apply(row: ChangeRow, next: readonly { readonly line: WorkingLine; readonly now: number }[]): PlannedRow {
    const effects = next.map(({ line, now }) => {
      const was = line.item.quantity
      this.touched.set(line, row)
      if (row.kind !== 'out') this.work.setQuantity(line, now)
      if (now > 0 && row.kind !== 'out') this.work.addNote(line, row.note)
      this.work.noteRoom(line.room, row.roomNote)
      return effectOf(line, was, now)
    })
    if (row.kind === 'out') {
      const lines = next.map(({ line, now }) => ({ line, quantity: line.item.quantity - now, was: line.item.quantity }))
      this.taken = { row, state: 'ready', lines }
    }
    const isChanged = effects.some(({ was, now }) => was !== now)
    return { ...plain(row), state: isChanged ? 'ready' : 'same', effects }
  }

  /** The second half of a replacement: the product goes where the other was, with its tag and its note. */
  private putIn(row: ChangeRow): PlannedRow {
    const { taken } = this
    this.taken = null
    if (!taken) return refused(row, 'It says what comes in, but not what goes out.')
    if (taken.state === 'skipped') return skipped(row)
    if (taken.state !== 'ready') return { ...plain(row), state: 'asked', text: 'Waits for the line above.' }
    const sum = taken.lines.reduce((total, { quantity }) => total + quantity, 0)
    const isOther = row.quantity !== null && row.quantity !== sum && row.quantity !== taken.row.quantity
    if (isOther && taken.lines.length > 1)
      return refused(row, `${row.quantity} for ${sum}: give each room a line of its own.`)
    // `Swap A for 8 x B`, of twelve A.
    const isOpen = isOther && taken.row.quantity === null
    if (isOpen && row.answers.quantity === LEAVE) return skipped(row)
    if (isOpen && row.answers.quantity === undefined) return askExchange(row, row.quantity, sum)
    const gone: LineEffect[] = []
    const effects = taken.lines.map(({ line, quantity }) => {
      const less = isOpen && row.answers.quantity === 'some' ? Math.min(row.quantity, quantity) : quantity
      const added = isOther ? row.quantity : quantity
      gone.push(effectOf(line, line.item.quantity, line.item.quantity - less))
      this.record(taken.row, row, { line, quantity: less })
      return this.replace(line, row, { taken: less, added })
    })
    this.gone = gone
    return { ...plain(row), state: effects.length > 0 ? 'ready' : 'same', effects }
  }

  /** The first half of a replacement after its second: it does what that lets it do. */
  private withGone(out: PlannedRow, into: PlannedRow): PlannedRow {
    if (out.state !== 'ready') return out
    if (into.state === 'ready') return { ...out, effects: this.gone }
    return into.state === 'skipped'
      ? { ...out, state: 'skipped', effects: [] }
      : { ...out, state: 'asked', effects: [], text: 'Waits for the line below.' }
  }

  private replace(line: WorkingLine, row: ChangeRow, { taken, added }: { taken: number; added: number }): LineEffect {
    const left = line.item.quantity - taken
    const other = this.work.linesOf(row.sku).find(({ room }) => room.id === line.room.id)
    if (left === 0 && !other) {
      this.work.setProduct(line, row)
      this.work.setQuantity(line, added)
      return effectOf(line, 0, added)
    }
    this.work.setQuantity(line, left)
    // One tag of two products would be asked about on site.
    const into = other ?? this.work.lineIn(line.room, row, row.tag)
    const was = into.item.quantity
    this.work.setQuantity(into, was + added)
    this.touched.set(into, row)
    return effectOf(into, was, was + added)
  }

  private record(out: ChangeRow, row: ChangeRow, { line, quantity }: { line: WorkingLine; quantity: number }): void {
    const record = this.replaced.getOrInsertComputed(`${out.sku}\n${row.sku}`, () => {
      const toProduct = ({ sku, productId, name }: ChangeRow) => ({ sku, productId, name })
      return { from: toProduct(out), to: toProduct(row), lines: [] }
    })
    const { room, unitType, units, item } = line
    record.lines.push({ lineItemId: item.id, roomName: room.name, unitType, quantity, units })
  }

  private unnamed(): UnnamedLine[] {
    return this.work.former.flatMap((line) => {
      if (this.touched.has(line) || this.open.has(line.item.sku)) return []
      const was = line.item.quantity
      const goes = this.planning.removed.has(line.item.id)
      const effect = effectOf(line, was, goes ? 0 : was)
      if (goes) this.work.setQuantity(line, 0)
      return [{ ...effect, lineItemId: line.item.id, name: line.item.name }]
    })
  }
}

/** Rows that add or take some go together on one line. */
function isStep({ kind, quantity }: ChangeRow): boolean {
  return kind === 'add' || kind === 'in' || (kind === 'remove' && quantity !== null)
}
