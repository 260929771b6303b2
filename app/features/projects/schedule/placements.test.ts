import { describe, expect, it } from 'vitest'
import {
  firstProjectId,
  isRoomTaken,
  newRoomLabel,
  placementsOf,
  roomChoices,
  roomNames,
  tickedQuantity,
  typedQuantity,
  withDraft,
  type PlacingProject,
  type RoomDrafts,
} from './placements.ts'
import { room } from '@specify/schedule/testing/edits.ts'

const item = (id: string, sku: string, quantity: number, note = '') => ({
  id,
  sku,
  quantity,
  note,
  productId: sku,
  name: sku,
  tag: '',
})
const PROJECT: Pick<PlacingProject, 'rooms'> = {
  rooms: [room('Kitchen 1', item('k', 'TAP-1', 3, 'By the sink')), room('Ensuite 1', item('o', 'OTHER', 9))],
}
const empty = (...names: string[]) => ({ rooms: names.map((name) => room(name)) })
const NO_DRAFTS: RoomDrafts = new Map()
const choices = (drafts: RoomDrafts, project = PROJECT) => roomChoices(project, 'TAP-1', drafts)
const draft = (roomName: string, quantity: number, note = '') => withDraft(NO_DRAFTS, { roomName, quantity, note })

describe('the rooms of the dialog', () => {
  it('are those of the project, with what they hold of the product', () => {
    const existing = { lineItemId: 'k', quantity: 3, note: 'By the sink' }
    expect(choices(NO_DRAFTS)).toEqual([
      { roomName: 'Kitchen 1', existing, quantity: 3, note: 'By the sink' },
      { roomName: 'Ensuite 1', existing: null, quantity: 0, note: '' },
    ])
  })

  it('keep what was chosen when the project is reloaded', () => {
    const moved = empty('ensuite 1', 'Kitchen 1')
    const drafts = withDraft(draft('Kitchen 1', 5, 'Left'), { roomName: 'Ensuite 1', quantity: 2, note: '' })
    expect(choices(drafts, moved)).toEqual([
      { roomName: 'ensuite 1', existing: null, quantity: 2, note: '' },
      { roomName: 'Kitchen 1', existing: null, quantity: 5, note: 'Left' },
    ])
  })

  it('stay where something was chosen for a room that is gone', () => {
    const gone = empty('Ensuite 1')
    expect(choices(draft('Kitchen 1', 5), gone).map(({ roomName }) => roomName)).toEqual(['Ensuite 1', 'Kitchen 1'])
    expect(choices(draft('Kitchen 1', 0), gone).map(({ roomName }) => roomName)).toEqual(['Ensuite 1'])
  })

  it('are ticked with 1, or with what they hold', () => {
    expect(choices(NO_DRAFTS).map((choice) => tickedQuantity(choice, true))).toEqual([3, 1])
    expect(choices(NO_DRAFTS).map((choice) => tickedQuantity(choice, false))).toEqual([0, 0])
  })

  it('take whole quantities up to the limit, and 0 only of what they hold', () => {
    const [held, unheld] = choices(NO_DRAFTS)
    for (const [typed, ofHeld, ofEmpty] of [
      ['7', 7, 7],
      [' 12 ', 12, 12],
      ['9999', 9_999, 9_999],
      ['10000', 9_999, 9_999],
      ['0', 0, 1],
      ['', 1, 1],
      ['-4', 1, 1],
      ['1.5', 1, 1],
      ['1e3', 1, 1],
    ] as const) {
      expect(typedQuantity(typed, held!)).toBe(ofHeld)
      expect(typedQuantity(typed, unheld!)).toBe(ofEmpty)
    }
  })
})

describe('what is sent', () => {
  it('is nothing while nothing changes', () => {
    expect(placementsOf(choices(NO_DRAFTS))).toEqual([])
    expect(placementsOf(choices(draft('Kitchen 1', 3, ' By the sink ')))).toEqual([])
    expect(placementsOf(choices(draft('Ensuite 1', 0, 'Typed and unticked')))).toEqual([])
  })

  it('names the room of what is added, and a note that there is', () => {
    expect(placementsOf(choices(draft('Ensuite 1', 1)))).toEqual([{ roomName: 'Ensuite 1', quantity: 1 }])
    expect(placementsOf(choices(draft('Ensuite 1', 2, ' Matte ')))).toEqual([
      { roomName: 'Ensuite 1', quantity: 2, roomNotes: 'Matte' },
    ])
  })

  it('names the line item of what changes', () => {
    const kitchen = { roomName: 'Kitchen 1', lineItemId: 'k' }
    expect(placementsOf(choices(draft('Kitchen 1', 4, 'By the sink')))).toEqual([{ ...kitchen, quantity: 4 }])
    expect(placementsOf(choices(draft('Kitchen 1', 3, '')))).toEqual([{ ...kitchen, quantity: 3, roomNotes: '' }])
  })

  it('is the line item without a quantity where it is taken out', () => {
    expect(placementsOf(choices(draft('Kitchen 1', 0, 'Changed')))).toEqual([
      { roomName: 'Kitchen 1', lineItemId: 'k' },
    ])
  })
})

describe('a new room', () => {
  it('is another one, whatever its case, spaces and number', () => {
    expect(isRoomTaken(roomNames(PROJECT.rooms), 'kitchen')).toBe(true)
    expect(isRoomTaken(roomNames(PROJECT.rooms), ' En Suite 12')).toBe(true)
    expect(isRoomTaken(roomNames(PROJECT.rooms), 'Kitchenette')).toBe(false)
  })

  it('is the first of its name', () => {
    expect(newRoomLabel(' Sauna ')).toBe('Sauna 1')
    expect(newRoomLabel('Level 2')).toBe('Level 2')
    expect(newRoomLabel('A Room With A Name Of Twenty 9')).toBe('A Room With A Name Of Twenty 9')
    expect(newRoomLabel('A Name That Fills The Whole Li')).toBe('A Name That Fills The Whole Li')
  })
})

it('begins with the project used last, else with the first', () => {
  expect(firstProjectId(['a', 'b'], 'b')).toBe('b')
  expect(firstProjectId(['a', 'b'], 'gone')).toBe('a')
  expect(firstProjectId(['a'], null)).toBe('a')
  expect(firstProjectId([], 'a')).toBe(null)
})
