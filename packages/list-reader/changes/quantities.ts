import { MAX_QUANTITY } from '@specify/schedule/model.ts'
import type { Asked } from './find-lines.ts'
import { LEAVE_OPTION } from './find-lines.ts'
import { LEAVE, type ChangeAnswers, type ChangeRow } from './model.ts'
import type { WorkingLine } from './working-schedule.ts'

export type NewQuantity =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'asked'; readonly about: 'quantity' | 'per'; readonly asked: Asked }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'skipped' }

/** The quantity of a line after a row, per unit of its type. A former quantity that is not so is asked about. */
export function newQuantity(line: WorkingLine, row: ChangeRow, answers: ChangeAnswers, isEach: boolean): NewQuantity {
  const was = line.item.quantity
  if (row.answers.quantity === LEAVE) return { kind: 'skipped' }
  if (row.quantity === null) return takeAll(line, row)
  const allowed = (quantity: number) => {
    if (row.kind === 'remove' || row.kind === 'out') return quantity <= was
    return (row.kind === 'add' || row.kind === 'in' ? was + quantity : quantity) <= MAX_QUANTITY
  }
  const each = isEach ? row.quantity : perUnit(line, row, { quantity: row.quantity, answers, allowed })
  if (each === 'asked') return { kind: 'asked', about: 'per', asked: perQuestion(line, row.quantity) }
  if (row.kind === 'set') return setQuantity(line, row, each ?? row.quantity)
  if (row.kind === 'remove' || row.kind === 'out') {
    if (each !== null && each <= was) return { kind: 'quantity', quantity: was - each }
    if (row.answers.quantity === 'all') return { kind: 'quantity', quantity: 0 }
    return { kind: 'asked', about: 'quantity', asked: tooMany(line, row.quantity) }
  }
  const now = was + (each ?? row.quantity)
  return now <= MAX_QUANTITY ? { kind: 'quantity', quantity: now } : tooLarge(now)
}

/** A quantity per unit where a list may mean all units; null where it can be neither. */
function perUnit(
  line: WorkingLine,
  row: ChangeRow,
  { quantity, answers, allowed }: { quantity: number; answers: ChangeAnswers; allowed: (each: number) => boolean },
): number | 'asked' | null {
  const { units, item } = line
  if (units <= 1) return allowed(quantity) ? quantity : null
  const whole = quantity % units === 0 ? quantity / units : null
  if (row.from !== null && row.from === item.quantity) return quantity
  if (row.from !== null && row.from === item.quantity * units) return whole
  const readings = { unit: allowed(quantity) ? quantity : null, total: whole !== null && allowed(whole) ? whole : null }
  if (readings.unit !== null && readings.total !== null && readings.unit !== readings.total)
    return answers.per === undefined ? 'asked' : readings[answers.per]
  return readings.unit ?? readings.total
}

function perQuestion({ units, unitType }: WorkingLine, quantity: number): Asked {
  return {
    text: `${unitType} is built ${units} times: is ${quantity} for each, or for all of them?`,
    options: [
      { value: 'unit', text: `${quantity} in each: ${quantity * units} in all` },
      { value: 'total', text: `${quantity} in all: ${quantity / units} in each` },
    ],
  }
}

function takeAll({ item, units }: WorkingLine, row: ChangeRow): NewQuantity {
  const isStated = row.from === null || row.from === item.quantity || row.from === item.quantity * units
  if (isStated || row.answers.quantity === 'all') return { kind: 'quantity', quantity: 0 }
  const left = item.quantity - row.from
  if (row.answers.quantity === 'by' && left > 0) return { kind: 'quantity', quantity: left }
  const some = left > 0 ? [{ value: 'by', text: `Take ${row.from} away: ${item.quantity} → ${left}` }] : []
  const asked = {
    text: `The list takes ${row.from} away; there are ${item.quantity}.`,
    options: [{ value: 'all', text: `Take all ${item.quantity} away` }, ...some, LEAVE_OPTION],
  }
  return { kind: 'asked', about: 'quantity', asked }
}

function setQuantity({ item, units }: WorkingLine, row: ChangeRow, to: number): NewQuantity {
  const was = item.quantity
  const { from } = row
  if (to > MAX_QUANTITY) return tooLarge(to)
  if (from === null || from === was || from === was * units) return { kind: 'quantity', quantity: to }
  const moved = was + row.quantity! - from
  const canMove = moved >= 0 && moved <= MAX_QUANTITY && moved !== to
  if (row.answers.quantity === 'to') return { kind: 'quantity', quantity: to }
  if (row.answers.quantity === 'by' && canMove) return { kind: 'quantity', quantity: moved }
  const by = canMove ? [{ value: 'by', text: `Change it by ${signed(row.quantity! - from)}: ${was} → ${moved}` }] : []
  const asked = {
    text: `The list says from ${from}; there are ${was}.`,
    options: [{ value: 'to', text: `Set it to ${to}: ${was} → ${to}` }, ...by, LEAVE_OPTION],
  }
  return { kind: 'asked', about: 'quantity', asked }
}

function tooMany({ item }: WorkingLine, quantity: number): Asked {
  return {
    text: `The list takes ${quantity} away; there are ${item.quantity}.`,
    options: [{ value: 'all', text: `Take all ${item.quantity} away` }, LEAVE_OPTION],
  }
}

function tooLarge(quantity: number): NewQuantity {
  return { kind: 'refused', text: `${quantity} is more than ${MAX_QUANTITY}.` }
}

export function signed(difference: number): string {
  return difference < 0 ? `−${-difference}` : `+${difference}`
}
