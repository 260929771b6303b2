import { describe, expect, it } from 'vitest'
import { startingSchedule } from '../testing/random-edits.ts'
import { readTypedLine, roomsAt } from './typed-line.ts'

describe('a typed line', () => {
  it.each([
    ['40 x liano basin mixer black @ type A ensuite', 40, 'liano basin mixer black', 'type A ensuite'],
    ['40x 96340C6AF', 40, '96340C6AF', ''],
    ['96340C6AF x 12', 12, '96340C6AF', ''],
    ['96340C6AF x12 @Lobby', 12, '96340C6AF', 'Lobby'],
    ['qty 6 towel rail', 6, 'towel rail', ''],
    ['12 off robe hook', 12, 'robe hook', ''],
    ['robe hook 12 ea', 12, 'robe hook', ''],
    ['2 robe hooks', 2, 'robe hooks', ''],
    ['600 mm towel rail', 1, '600 mm towel rail', ''],
    ['6 star basin mixer', 1, '6 star basin mixer', ''],
    ['1.7 m bath', 1, '1.7 m bath', ''],
    ['463015', 1, '463015', ''],
    ['4250.120x116W', 1, '4250.120x116W', ''],
    ['3 x 600 mm towel rail', 3, '600 mm towel rail', ''],
    ['96340C6AF - 40 off @ Ensuite', 40, '96340C6AF', 'Ensuite'],
    ['96340C6AF: 12 ea', 12, '96340C6AF', ''],
    ['96340C6AF qty 2', 2, '96340C6AF', ''],
    ['96340C6AF = 2', 2, '96340C6AF', ''],
    ['96340C6AF, 2', 2, '96340C6AF', ''],
    ['96340C6AF - 2', 2, '96340C6AF', ''],
    ['robe hook (4)', 4, 'robe hook', ''],
    ['2 sets 6120.84BN5AF', 2, '6120.84BN5AF', ''],
    ['600 x 400 mirror', 1, '600 x 400 mirror', ''],
    ['600 x 400 mirror x 3', 3, '600 x 400 mirror', ''],
    ['towel rail - 600', 1, 'towel rail - 600', ''],
    ['basin mixer 2', 1, 'basin mixer 2', ''],
    ['-1 x robe hook', null, 'robe hook', ''],
    ['1.5 x robe hook', null, 'robe hook', ''],
    ['robe hook x 1.5', null, 'robe hook', ''],
    ['10000 x robe hook', null, 'robe hook', ''],
    ['0 x robe hook', null, 'robe hook', ''],
    ['2 96340B6AF', 2, '96340B6AF', ''],
    ['2x96340C6AF@Lobby', 2, '96340C6AF', 'Lobby'],
    ['12×4630.15', 12, '4630.15', ''],
    ['2 463015', 2, '463015', ''],
    ['97140 C6AF', 1, '97140 C6AF', ''],
    ['2 1200mm', 1, '2 1200mm', ''],
    ['two basin mixers @ type a kit', 2, 'basin mixers', 'type a kit'],
    ['Twelve x robe hook', 12, 'robe hook', ''],
    ['two tone basin', 1, 'two tone basin', ''],
    ['three piece tap set', 1, 'three piece tap set', ''],
    ['one tap hole basin', 1, 'one tap hole basin', ''],
    ['40xliano basin mixer @ type A ensuite', 40, 'liano basin mixer', 'type A ensuite'],
    ['40xABC100', 40, 'ABC100', ''],
    ['a dozen robe hooks @ lobby', 12, 'robe hooks', 'lobby'],
    ['half a dozen robe hooks', 6, 'robe hooks', ''],
    ['two dozen x robe hook', 24, 'robe hook', ''],
    ['3 doz 96340C6AF', 36, '96340C6AF', ''],
    ['96340C6AF - 2 dozen', 24, '96340C6AF', ''],
    ['', 1, '', ''],
    ['@', 1, '', ''],
  ])('%s', (typed, quantity, query, place) => {
    expect(readTypedLine(typed)).toEqual({ quantity, query, place })
  })
})

describe('its place', () => {
  const names = (place: string) => roomsAt(startingSchedule, place).map(({ name }) => name)

  it('is the rooms whose type and name begin with its words', () => {
    expect(names('type a ens')).toEqual(['Ensuite 1'])
    expect(names('ens')).toEqual(['Ensuite 1', 'Ensuite 2'])
    expect(names('ensuite 2')).toEqual(['Ensuite 2'])
    expect(names('LOB')).toEqual(['Lobby'])
    expect(names('garage')).toEqual([])
  })

  it('is any room where it is not said, the common ones first', () => {
    expect(names('')).toEqual(['Lobby', 'Plant room', 'Ensuite 1', 'Kitchen 1', 'Ensuite 2'])
  })
})
