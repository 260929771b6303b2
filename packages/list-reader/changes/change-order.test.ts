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
    [`101: delete ${E}`, `remove|${E}||101`],
    [`Level 3 - increase ${A} from 12 to 16`, `set from 12|${A}|16|Level 3`],
    [`Change 4 x ${A} to 6`, `set from 4|${A}|6`],
    [`${A} now 16`, `set|${A}|16`],
    [`${A} (12 to 16)`, `set from 12|${A}|16`],
    [`${A} from 12 up to 16`, `set from 12|${A}|16`],
    [`${A}: 16 not 12`, `set from 12|${A}|16`],
    [`Make ${A} 16`, `set|${A}|16`],
    [`add 4 more ${A}`, `add|${A}|4`],
    [`another 4 ${A} in Ensuite 2`, `add|${A}|4|Ensuite 2`],
    [`${A} x 4 less`, `remove|${A}|4`],
    [`4 less ${A}`, `remove|${A}|4`],
    [`take off 2 ${A}`, `remove|${A}|2`],
    [`No longer need ${B}`, `remove|${B}`],
    [`${B} not required on level 3`, `remove|${B}||level 3`],
    [`4 x ${A} 600 to 900 mm`, `plain|${A}|4`],
    [`increase ${A} by 10%`, `plain|${A}`],
  ])('%s', (line, said) => {
    expect(shown(read(line).rows)).toEqual([said])
  })

  it.each([
    [`Swap ${C} for ${D}`, '', ''],
    [`Replace 4 x ${C} with 2 x ${D}`, '4', '2'],
    [`${C} to be replaced by ${D}`, '', ''],
    [`Swap ${C} for 96510-80X`, '', ''],
    [`Use ${D} instead of ${C}`, '', ''],
    [`${D} in lieu of ${C} (8 off)`, '8', ''],
    [`substitute ${D} for ${C}`, '', ''],
    [`${C} becomes ${D}`, '', ''],
    [`Delete ${C} and replace with ${D}`, '', ''],
    [`Change from ${C} to ${D}`, '', ''],
  ])('%s is a pair of rows', (line, out, into) => {
    const { rows } = read(line)
    expect(rows.map(({ code }) => code)).toEqual([C, expect.stringMatching(/^96510-80[CX]$/)])
    expect(rows.map(({ change, quantity }) => [change?.kind, quantity])).toEqual([
      ['out', out],
      ['in', into],
    ])
  })
})

it.each([
  [`Delete ${A}, add 2 x ${B}`, [`remove|${A}`, `add|${B}|2`]],
  [`Change the ${C} to ${D} and add 2 x ${A}`, [`out|${C}`, `in|${D}`, `add|${A}|2`]],
  [`increase ${A} and ${B} to 16`, [`set|${A}|16`, `set|${B}|16`]],
  [`move 2 x ${A} from Ensuite 1 to Ensuite 2`, [`remove|${A}|2|Ensuite 1`, `add|${A}|2|Ensuite 2`]],
])('%s is several changes', (line, said) => {
  expect(shown(read(line).rows)).toEqual(said)
})

it.each(['Delete all towel rails', 'Delete Ensuite 2', 'reduce all basin mixers by 2'])(
  '%s names no product, and stays in view',
  (line) => {
    expect(read(line).rows).toMatchObject([{ code: '', change: { kind: 'remove' } }])
  },
)

it('has headings that say what the lines below do, and where', () => {
  const { rows } = read(`Changes to level 3:\nOmit:\n6 x ${A}\n${B}\nAdd:\n2 x ${F} Kitchen`)
  expect(shown(rows)).toEqual([`remove|${A}|6|level 3`, `remove|${B}||level 3`, `add|${F}|2|level 3 - Kitchen`])
})

it('asks once what rows do that say nothing of a change', () => {
  const text = `Delete 6 x ${A}\nDelete ${C}\n4 x ${B}\n2 x ${E}`
  expect(read(text).questions).toEqual([
    { about: 'plain', names: [`4 x ${B}`, `2 x ${E}`], options: ['add', 'set'], answer: null },
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
    ['Now,Room,Was,Code', `16,Level 3,12,${A}`, `set from 12|${A}|16|Level 3`],
    ['Code,Room,From,To', `${A},Level 3,12,16`, `set from 12|${A}|16|Level 3`],
    ['Code,Room,Rev A,Rev B', `${A},Level 3,12,16`, `set from 12|${A}|16|Level 3`],
    ['Code,Room,Revised qty,Qty', `${A},Level 3,16,12`, `set from 12|${A}|16|Level 3`],
    ['Code,Room,Was,Now', `${A},Level 3,12 ea,16 ea`, `set from 12|${A}|16|Level 3`],
    ['Code,Room,Was,Now', `${A},Level 3,12,`, `set from 12|${A}||Level 3`],
    ['Code,Room,Was,Now', `${A},Level 3,,16`, `set from 0|${A}|16|Level 3`],
    ['Code,Room,Was,Now', `${A},Level 3,12,-`, `remove from 12|${A}||Level 3`],
    ['Code,Room,Qty,Variation', `${A},Level 3,16,+4`, `set from 12|${A}|16|Level 3`],
    ['Code,Room,Qty,Action', `${A},Level 3,4,Add`, `add|${A}|4|Level 3`],
  ])('%s', (header, row, said) => {
    expect(table(header, row, `${B},Level 2,3,5,+2`)[0]).toBe(said)
  })
})

it('is no change by a column that numbers variations, and none without numbers', () => {
  const kinds = (text: string) => read(text).rows.map(({ change, quantity }) => [change?.kind, quantity])
  expect(kinds(`Code,Room,Qty,Variation\n${A},Level 3,16,3\n${B},Level 3,4,3`)).toEqual([['plain', '16'], ['plain', '4']]) // prettier-ignore
  expect(kinds(`Code,From,To,Qty\n${A},Level 3,Level 4,16\n${B},Level 3,Level 2,4`)).toEqual([['plain', '16'], ['plain', '4']]) // prettier-ignore
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
