import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import { room } from '@specify/schedule/testing/edits.ts'
import { evidenceLine, listedProduct, TABLES } from '../testing/lines.ts'
import { accessView } from './access-view.ts'

const marked = (access: RoomAccess) => ({ ...room(`Room ${access}`), access })
const rail = (attributes: object, accessStandards: readonly object[] = []) =>
  listedProduct('GR1', 'Grab rails', { 'wall-clearance': '55 mm', ...attributes }, { accessStandards })
const edition = (year: string) => ({
  standard: 'AS 1428.1',
  edition: year,
  clause: '14',
  use: 'accessible',
  hand: 'left',
})
const viewed = (...lines: Parameters<typeof evidenceLine>[0][]) =>
  finishSteps(accessView(lines.map(evidenceLine), TABLES, { rules: [], locale: 'au' }))

it('names lines with the flag of the mark, with standard, edition and clause, beside the usual set-outs', () => {
  const listed = rail({ IsAS14281Compliant: true, 'mounting-height': '800–820 mm' }, [edition('2021')])
  const { rooms, totals } = viewed({ listed, room: marked('accessible-2021'), tag: 'GR-01', quantity: 2 })
  expect(totals).toEqual({ marked: 1, carrying: 1, lacking: 0, unmarked: 0, missing: 0 })
  expect(rooms[0]?.carrying[0]).toMatchObject({
    tag: 'GR-01',
    total: 2,
    flag: 'yes',
    standards: ['AS 1428.1:2021, clause 14, left hand'],
    editionNote: '',
  })
  expect(rooms[0]?.carrying[0]?.setOuts.map(({ what, stated, setOut }) => [what, stated, setOut])).toEqual([
    ['Top of a rail beside a toilet above the floor', 'Mounting height 800–820 mm', '800–820 mm'],
    ['Clear of the wall', 'Clearance 55 mm', '50–60 mm'],
  ])
})

it('says which edition a product states where the room asks for another one', () => {
  const noteOf = (access: RoomAccess, ...stated: object[]) =>
    viewed({ listed: rail({ IsAS14281Compliant: true }, stated), room: marked(access) }).rooms[0]?.carrying[0]
      ?.editionNote
  expect(noteOf('accessible-2021', edition('2009'))).toBe('Edition 2021 not stated, only 2009')
  expect(noteOf('accessible-2009', edition('2009'))).toBe('')
  expect(noteOf('accessible', edition('2009'))).toBe('')
  expect(noteOf('accessible-2021')).toBe('Standard and edition not stated')
})

it('takes a flag that is not there for not stated, and asks only kinds that it makes sense for', () => {
  const towel = listedProduct('TR', 'Towel rails', {})
  const { rooms } = viewed(
    { listed: rail({}), room: marked('ambulant') },
    { listed: rail({ IsAS14281Ambulant: false }), room: marked('ambulant') },
    { listed: towel, room: marked('ambulant') },
    { listed: null, room: marked('ambulant') },
  )
  expect(rooms[0]?.lacking.map(({ flag }) => flag)).toEqual(['not stated', 'no', 'not stated'])
  expect(rooms[0]).toMatchObject({ carrying: [], others: 1 })
})

it('mentions rooms without a mark that have products for access', () => {
  const { rooms, unmarked } = viewed(
    { listed: rail({ IsNZ41121Compliant: true }), room: room('Bath') },
    { listed: rail({}), room: room('Store') },
  )
  expect(rooms).toEqual([])
  expect(unmarked).toEqual([
    { room: 'Bath', unitType: '', products: [{ tag: '', sku: 'GR1', name: 'Grab rails GR1' }] },
  ])
})
