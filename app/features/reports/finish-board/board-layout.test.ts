import { describe, expect, it } from 'vitest'
import { layoutBoard } from './board-layout.ts'
import type { FinishInUse } from './finish-board.ts'

const finish = (name: string, count: number): FinishInUse => ({
  name,
  coatings: [{ brand: 'Brand', coating: 'PVD', surface: '' }],
  codes: Array.from({ length: count }, (_, index) => ({ sku: `9634${index}BN6AF`, name: 'Mixer', tags: ['BM-01'] })),
  quantity: count,
  warning: '',
  image: null,
})
const finishes = (...counts: number[]) => counts.map((count, index) => finish(`Finish ${index}`, count))
const shown = (all: readonly FinishInUse[]) =>
  layoutBoard(all).tiles.flatMap(({ codes }) => codes.map(({ sku }) => sku))

describe('a finish board', () => {
  it.each([[[1]], [[22, 6, 3]], [[30, 30, 20, 9, 4, 1, 1]], [[400, 7]], [Array.from({ length: 64 }, () => 9)]])(
    'of %j codes shows each of them once',
    (counts) => {
      const all = finishes(...counts)
      expect(shown(all)).toEqual(all.flatMap(({ codes }) => codes.map(({ sku }) => sku)))
    },
  )

  it('has pictures as large as one sheet takes them', () => {
    const pictureOf = (...counts: number[]) => layoutBoard(finishes(...counts)).pictureMm
    expect(pictureOf(4, 2)).toBe(120)
    expect(pictureOf(22, 6, 3)).toBe(92)
    expect(pictureOf(60, 40, 30, 20)).toBeLessThan(pictureOf(20, 4, 3, 2))
  })

  it('goes on in a further tile where the codes of one finish fill a sheet', () => {
    const { tiles } = layoutBoard(finishes(900))
    expect(tiles.length).toBeGreaterThan(1)
    expect(tiles.map(({ isContinued }) => isContinued)).toEqual([false, ...tiles.slice(1).map(() => true)])
  })

  it('of nothing has no tile', () => {
    expect(layoutBoard([]).tiles).toEqual([])
  })
})
