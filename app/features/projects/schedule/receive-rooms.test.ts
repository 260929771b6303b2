import { describe, expect, it } from 'vitest'
import type { Room, Schedule } from '@specify/schedule/model.ts'
import { numberedTags, tagOwner } from './number-tags.ts'
import { receiveRooms } from './receive-rooms.ts'

const room = (
  name: string,
  lines: readonly (readonly [sku: string, tag: string])[],
  unitTypeId: string | null = null,
) =>
  ({
    id: `${unitTypeId} ${name}`,
    unitTypeId,
    name,
    note: '',
    items: lines.map(([sku, tag]) => ({
      id: `${name} ${sku}`,
      sku,
      tag,
      productId: sku,
      name: sku,
      quantity: 1,
      note: '',
    })),
  }) satisfies Room
const schedule = (unitTypes: Schedule['unitTypes'], rooms: readonly Room[]): Schedule => ({
  unitTypes,
  rooms,
  substitutions: [],
})
const tagsOf = ({ rooms }: Pick<Schedule, 'rooms'>) =>
  rooms.map(({ items }) => items.map(({ sku, tag }) => `${sku} ${tag}`))

describe('rooms that come from another project', () => {
  const typeA = { id: 'a', name: 'Type A', count: 40 }

  it('bring their type along, under an id of its own', () => {
    const { unitTypes, rooms } = receiveRooms(schedule([], []), [room('Ensuite', [['M', '']], 'a')], typeA)
    expect(unitTypes).toMatchObject([{ name: 'Type A', count: 40 }])
    expect(unitTypes[0]?.id).not.toBe('a')
    expect(rooms[0]?.unitTypeId).toBe(unitTypes[0]?.id)
  })

  it('join the type of that name, whose count stays', () => {
    const given = schedule([{ id: 'z', name: 'type a', count: 2 }], [])
    const received = receiveRooms(given, [room('Ensuite', [['M', '']], 'a')], typeA)
    expect(received.unitTypes).toEqual(given.unitTypes)
    expect(received.rooms[0]?.unitTypeId).toBe('z')
  })

  it('keep the tags that no other product has there', () => {
    const given = schedule([], [room('Lobby', [['M', 'BM-01']])])
    const received = receiveRooms(
      given,
      [
        room('Ensuite', [
          ['N', 'bm-01'],
          ['M', 'BM-01'],
          ['W', 'WC-01'],
        ]),
      ],
      null,
    )
    expect(tagsOf(received)).toEqual([['M BM-01'], ['N ', 'M BM-01', 'W WC-01']])
    expect(received.rooms[1]).toMatchObject({ name: 'Ensuite', unitTypeId: null })
  })
})

it('a tag belongs to the other product that has it, whatever its capitals', () => {
  const { rooms } = schedule([], [room('Lobby', [['M', 'BM-01']])])
  expect(tagOwner(rooms, 'bm-01', 'N')?.sku).toBe('M')
  expect(tagOwner(rooms, 'BM-01', 'M')).toBeNull()
  expect(tagOwner(rooms, 'BM-02', 'N')).toBeNull()
})

it('only products of wanted lines are numbered, after the highest number that is there', () => {
  const given = schedule(
    [],
    [
      room('Lobby', [['M', 'BM-07']]),
      room('Ensuite', [
        ['N', ''],
        ['O', ''],
      ]),
    ],
  )
  const table = { prefixes: [{ tag: 'BM', kinds: ['mixer'] }], other: 'X', fixtures: [] }
  const tags = numberedTags(
    given,
    () => ({ kinds: ['mixer'] }),
    table,
    ({ sku }) => sku === 'O',
  )
  expect([...tags]).toEqual([['O', 'BM-08']])
})
