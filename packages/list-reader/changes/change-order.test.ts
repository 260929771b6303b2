import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListSheet } from '../read-sheet.ts'
import { readListText } from '../read-text.ts'
import { changeRow, changesBetween, CODES, quantitiesOf, schedules } from '../testing/schedules.ts'
import type { ListAnswers, ListRow } from '../model.ts'
import { isChangeOrder } from './plain-changes.ts'
import { planChanges } from './plan-changes.ts'

const KNOWN = new Set(CODES.map(normaliseCode))
const isCode = (text: string) => KNOWN.has(normaliseCode(text))
const [A, B, C, D, E, F] = CODES
const read = (text: string, answers: ListAnswers = {}) => readListText(text, { isCode, answers, readsChanges: true })
const shown = (rows: readonly ListRow[]) =>
  rows.map(({ code, quantity, room, change }) =>
    [`${change?.kind}${change?.from ? ` from ${change.from}` : ''}`, code, quantity, room]
      .join('|')
      .replace(/\|+$/, ''),
  )

describe('a line', () => {
  it.each([
    [`Increase ${A} from 12 to 16`, `set from 12|${A}|16`],
    [`${A} was 12, now 16`, `set from 12|${A}|16`],
    [`${A}: 12 → 16`, `set from 12|${A}|16`],
    [`${A} 16 (was 12)`, `set from 12|${A}|16`],
    [`please change ${A} to 16`, `set|${A}|16`],
    [`Reduce ${A} from 12 to 0`, `remove from 12|${A}`],
    [`Increase ${A} by 4`, `add|${A}|4`],
    [`reduce ${A} by 4 in Ensuite 2`, `remove|${A}|4|Ensuite 2`],
    [`Delete 6 x ${B}`, `remove|${B}|6`],
    [`${B} x 6 - deleted`, `remove|${B}|6`],
    [`Omit ${B} from Ensuite 2`, `remove|${B}||Ensuite 2`],
    [`${B} no longer required`, `remove|${B}`],
    [`Add 4 x ${A} Ensuite 2`, `add|${A}|4|Ensuite 2`],
    [`+4 x ${A}`, `add|${A}|4`],
    [`-4 x ${A}`, `remove|${A}|4`],
    [`${A} -4`, `remove|${A}|4`],
    [`${A} +4`, `add|${A}|4`],
    [`~~6 x ${A}~~`, `remove from 6|${A}`],
    [`${A} ~~12~~ 16`, `set from 12|${A}|16`],
  ])('%s', (line, said) => {
    expect(shown(read(line).rows)).toEqual([said])
  })

  it.each([
    [`Swap ${C} for ${D}`, '', ''],
    [`Replace 4 x ${C} with 2 x ${D}`, '4', '2'],
    [`${C} to be replaced by ${D}`, '', ''],
    [`Swap ${C} for 96510-80X`, '', ''],
  ])('%s is a pair of rows', (line, out, into) => {
    const { rows } = read(line)
    expect(rows.map(({ change, quantity }) => [change?.kind, quantity])).toEqual([
      ['out', out],
      ['in', into],
    ])
  })
})

it('has headings that say what the lines below do, and where', () => {
  const { rows } = read(`Changes to level 3:\nOmit:\n6 x ${A}\n${B}\nAdd:\n2 x ${F} Kitchen`)
  expect(shown(rows)).toEqual([`remove|${A}|6|level 3`, `remove|${B}||level 3`, `add|${F}|2|level 3 - Kitchen`])
})

it('asks once what rows do that say nothing of a change', () => {
  const text = `Delete 6 x ${A}\nDelete ${C}\n4 x ${B}\n2 x ${E}`
  expect(read(text).questions).toEqual([
    { about: 'plain', names: [`4 × ${B}`, `2 × ${E}`], options: ['add', 'set'], answer: null },
  ])
  expect(shown(read(text, { plain: 'add' }).rows).slice(2)).toEqual([`add|${B}|4`, `add|${E}|2`])
  expect(shown(read(text, { plain: 'set' }).rows).slice(2)).toEqual([`set|${B}|4`, `set|${E}|2`])
})

describe('a table', () => {
  const table = (...rows: string[]) =>
    shown(
      readListSheet(
        { rows: rows.map((row, at) => ({ number: at + 1, cells: row.split(',') })) },
        { isCode, readsChanges: true },
      ).rows,
    )
  it.each([
    ['Code,Room,Was,Now', `${A},Level 3,12,16`, `set from 12|${A}|16|Level 3`],
    ['Code,Room,Old Qty,New Qty', `${A},Level 3,12,16`, `set from 12|${A}|16|Level 3`],
    ['Code,Room,Was,Now', `${A},Level 3,12,0`, `remove from 12|${A}||Level 3`],
    ['Code,Room,Was,Now,Change', `${A},Level 3,12,16,+3`, `set from 12|${A}|16 or 15|Level 3`],
    ['Code,Room,Change', `${A},Level 3,+4`, `add|${A}|4|Level 3`],
    ['Code,Room,Variation', `${A},Level 3,(4)`, `remove|${A}|4|Level 3`],
    ['Code,Room,Qty', `${A},Level 3,-4`, `remove|${A}|4|Level 3`],
    ['Code,Room,Qty,Action', `${A},Level 3,4,Omit`, `remove|${A}|4|Level 3`],
    ['Code,Room,Qty,Action', `${A},Level 3,4,Add`, `add|${A}|4|Level 3`],
  ])('%s', (header, row, said) => {
    expect(table(header, row, `${B},Level 2,3,5,+2`)[0]).toBe(said)
  })
})

it.each([
  [`Level 3\nIncrease ${A} from 12 to 16\nDelete 6 x ${B}\nSwap ${C} for ${D}`, true],
  [`4 x ${A}\n6 x ${B}\nDelete ${C}`, false],
  [`please add\n4 x ${A}\n6 x ${B}`, false],
])('is recognised, or not: %s', (text, isSo) => {
  expect(isChangeOrder(read(text))).toBe(isSo)
})

it('that is written of two states of a building leads from the one to the other', () => {
  let made = 0
  fc.assert(
    fc.property(schedules, schedules, (before, after) => {
      fc.pre(before.rooms.length > 0)
      const wanted = changesBetween(before, after)
      const text = wanted.map(({ kind, sku, quantity, from, room }) => {
        if (kind === 'remove') return `Delete ${sku} from ${room}`
        return kind === 'add'
          ? `Add ${quantity} x ${sku} in ${room}`
          : `Change ${sku} in ${room} from ${from} to ${quantity}`
      })
      const { rows } = read(text.join('\n'))
      expect(rows.length).toBe(wanted.length)
      const resolved = rows.map((row, id) => {
        const { kind } = row.change!
        const isThere = before.rooms.some(({ name }) => name === wanted[id]!.room)
        return changeRow({
          id,
          kind: kind === 'plain' ? 'add' : kind,
          sku: row.code,
          quantity: row.quantity === '' ? null : Number(row.quantity),
          from: row.change!.from === '' ? null : Number(row.change!.from),
          room: row.room,
          unitType: wanted[id]!.unitType,
          answers: isThere ? {} : { place: 'new' },
        })
      })
      const { schedule } = planChanges(before, resolved, {
        mode: 'changes',
        answers: { per: 'unit' },
        otherwise: '',
        removed: new Set(),
        newId: () => `new ${made++}`,
      })
      expect(quantitiesOf(schedule)).toEqual(quantitiesOf(after))
    }),
    { numRuns: 200 },
  )
})
