import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { countCobieRows } from '@specify/models/cobie/cobie-bounds.ts'
import { cobieRows } from '@specify/models/cobie/cobie-rows.ts'
import type { Project } from '@specify/schedule/model.ts'
import { item, room } from '@specify/schedule/testing/edits.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import { freezeProducts, frozenReader } from '#app/features/revisions/freeze-products.ts'
import { toCobieJob } from './cobie/to-cobie-job.ts'
import { NO_ASSUMPTIONS } from './compliance/assumptions.ts'
import { complianceReport } from './compliance/compliance-report.ts'
import { countLabels, countPickRows, labelsOf, pickListsOf } from './labels/labels.ts'
import { roomLines } from './room/room-lines.ts'
import { evidenceLines, lineText, type EvidenceSchedule } from './schedule.ts'
import { TABLES } from './testing/lines.ts'

const named = (sku: string, name: string) =>
  plainVariant(sku, { attributes: { 'variant-name': name, colour: 'Chrome' } })
const PRODUCTS = [
  plainProduct([named('RAIL-L', 'Left hand'), named('RAIL-R', 'Right hand')]),
  plainProduct([named('SEAT-L', 'Left hand')]),
  plainProduct([named('PAN', '')]),
]
const reader = projectReader(
  { findProduct: (sku) => PRODUCTS.find(({ variants }) => variants.some((each) => each.sku === sku)) ?? null },
  'public',
)
const PROJECT = {
  projectId: 'p',
  projectName: 'Tower',
  locale: 'au',
  unitTypes: [{ id: 'a', name: 'Type A', count: 5, hands: { drawn: 'right', left: 3, right: 2 } }],
  rooms: [
    { ...room('Ensuite', item('1', 'RAIL-R', 2), item('2', 'SEAT-L'), item('3', 'PAN')), unitTypeId: 'a' },
    room('Lobby', item('4', 'RAIL-L')),
  ],
} as unknown as Project
const SCHEDULE = {
  project: PROJECT,
  reader,
  revision: null,
  dataAt: new Date(0),
  company: '',
  rights: { prices: true, notes: true, files: true },
} as unknown as EvidenceSchedule
const LINES = evidenceLines(SCHEDULE)
const TYPED = LINES.filter(({ unitType }) => unitType)

it('are lines of their hand, the drawn one first', () => {
  expect(LINES.map(({ sku, units, side, twinOf }) => [sku, units, side, twinOf])).toEqual([
    ['RAIL-L', 1, undefined, undefined],
    ['RAIL-R', 2, 'right', undefined],
    ['RAIL-L', 3, 'left', 'RAIL-R'],
    ['SEAT-L', 2, 'right', undefined],
    ['PAN', 5, undefined, undefined],
  ])
  expect(lineText(LINES[3]!)).toBe('Chrome. No right hand in Chrome: 3 not included')
})

it('have labels of their own, for a type and for each unit', () => {
  const labels = [...labelsOf(TYPED, false)]
  expect(labels.map(({ sku, place, quantity }) => `${sku}, ${place}: ${quantity}`)).toEqual([
    'RAIL-R, Type A × 2 right: 4',
    'RAIL-L, Type A × 3 left: 6',
    'SEAT-L, Type A × 2 right: 2',
    'PAN, Type A × 5: 3 left, 2 right: 5',
  ])
  const range = { fromUnit: 3, toUnit: 4 }
  const each = [...labelsOf(TYPED, true, range)]
  expect(each.map(({ sku, place }) => `${sku}: ${place}`)).toEqual([
    'RAIL-R: Type A, unit 4 of 5, right',
    'RAIL-L: Type A, unit 3 of 5, left',
    'SEAT-L: Type A, unit 4 of 5, right',
    'PAN: Type A, unit 3 of 5, left',
    'PAN: Type A, unit 4 of 5, right',
  ])
  expect(countLabels(TYPED, true, range)).toBe(each.length)
})

it('have a pick list each, with what is lacking', () => {
  const lists = [...pickListsOf(TYPED, true)]
  expect(lists.map(({ place, pieces }) => `${place}: ${pieces}`)).toEqual([
    'Type A, unit 1 of 5, left: 3',
    'Type A, unit 2 of 5, left: 3',
    'Type A, unit 3 of 5, left: 3',
    'Type A, unit 4 of 5, right: 4',
    'Type A, unit 5 of 5, right: 4',
  ])
  const rowsOf = (at: number) => lists[at]!.rooms[0]!.lines.map(({ sku, isLacking }) => (isLacking ? `no ${sku}` : sku))
  expect([rowsOf(0), rowsOf(4)]).toEqual([
    ['RAIL-L', 'no SEAT-L', 'PAN'],
    ['RAIL-R', 'SEAT-L', 'PAN'],
  ])
  expect(countPickRows(TYPED)).toEqual({ lists: 5, rows: 20 })
})

it('have the pieces of their hand in COBie, as many as are counted', () => {
  const job = toCobieJob(SCHEDULE, LINES, { email: '', currency: 'AUD', origin: 'https://x' })
  const { Component, Space } = cobieRows(job)
  expect(Component).toHaveLength(1 + 2 * 2 + 3 * 2 + 2 + 5)
  expect(countCobieRows(job.rooms)).toBe(Component.length + Space.length)
  expect(Space.flatMap((row) => row.filter((cell) => cell.includes('handed unit')))).toEqual([
    ...Array.from({ length: 3 }, () => 'Ensuite, left-handed unit'),
    ...Array.from({ length: 2 }, () => 'Ensuite, right-handed unit'),
  ])
})

it('count once for a unit in the compliance report, and all pieces in its totals', () => {
  const options = { tables: TABLES, locale: 'au', day: '2026-11-22' } as const
  const { totals, lines } = finishSteps(complianceReport(LINES, options, NO_ASSUMPTIONS))
  const [, typeA] = totals.unitTypes
  expect([totals.lines, totals.quantity, totals.linesOfZeroUnits]).toEqual([4, 1 + 4 + 6 + 2 + 5, 0])
  expect(typeA).toMatchObject({ unitType: 'Type A', units: 5, fixtures: [{ perUnit: 4, total: 17 }] })
  expect(lines.map(({ sku, total }) => [sku, total])).toContainEqual(['RAIL-L', 7])
})

it('are drawn by themselves, the other hand mirrored', () => {
  const roomId = PROJECT.rooms[0]!.id
  const textOf = (hand: '' | 'left' | 'right') => {
    const { roomText, lines, lacking, isMirrored } = roomLines(SCHEDULE, { roomId, hand })
    return [roomText, lines.map(({ sku }) => sku), lacking.map(({ sku }) => sku), isMirrored]
  }
  const drawn = ['Type A, Ensuite, right', ['RAIL-R', 'SEAT-L', 'PAN'], [], false]
  expect([textOf(''), textOf('right')]).toEqual([drawn, drawn])
  expect(textOf('left')).toEqual(['Type A, Ensuite, left, mirrored', ['RAIL-L', 'PAN'], ['SEAT-L'], true])
  const lobby = roomLines(SCHEDULE, { roomId: PROJECT.rooms[1]!.id, hand: 'left' })
  expect([lobby.roomText, lobby.isMirrored]).toEqual(['Lobby', false])
})

it('are in a revision as they were, with their twins', () => {
  const frozen = finishSteps(freezeProducts(PROJECT, reader))
  const issued = evidenceLines({ ...SCHEDULE, reader: frozenReader(frozen, 'public') })
  expect(issued.map(({ sku, units, side }) => [sku, units, side])).toEqual(
    LINES.map(({ sku, units, side }) => [sku, units, side]),
  )
  expect(issued.map(lineText)).toEqual(LINES.map(lineText))
})
