import { describe, expect, it } from 'vitest'
import { evidenceLine, plainListed, unitType } from '../testing/lines.ts'
import { finishBoard } from './finish-board.ts'

const nickel = (sku: string, coating: string, brand = 'Brand') =>
  plainListed(sku, { attributes: { colour: 'Brushed Nickel', 'coating-method': coating } }, { brand })

describe('the finishes of a schedule', () => {
  it('are named once each, the most used first, with codes and tags', () => {
    const typeA = unitType('Type A', 40)
    const { finishes } = finishBoard([
      evidenceLine({ listed: plainListed('C1', { attributes: { colour: 'Chrome' } }), tag: 'BM-01', quantity: 2 }),
      evidenceLine({ listed: nickel('N1', 'PVD'), unitType: typeA, tag: 'BM-02' }),
      evidenceLine({ listed: nickel('N1', 'PVD'), unitType: typeA, tag: 'BM-03' }),
    ])
    expect(finishes.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Brushed Nickel', 80],
      ['Chrome', 2],
    ])
    expect(finishes[0]!.codes).toEqual([{ sku: 'N1', name: 'Mixer N1', tags: ['BM-02', 'BM-03'] }])
    expect(finishes.map(({ warning }) => warning)).toEqual(['', ''])
  })

  it('carry a warning where one name stands for two coatings, or for two makers', () => {
    const warningOf = (...lines: ReturnType<typeof nickel>[]) =>
      finishBoard(lines.map((each) => evidenceLine({ listed: each }))).finishes[0]!.warning
    expect(warningOf(nickel('N1', 'PVD'), nickel('N2', 'Electroplated'))).toBe(
      'Different coatings under one name: PVD and Electroplated. Compare samples.',
    )
    expect(warningOf(nickel('N1', 'PVD', 'One'), nickel('N2', 'PVD', 'Two'))).toBe('From One and Two. Compare samples.')
    expect(warningOf(nickel('N1', 'PVD'), nickel('N2', ''))).toBe('')
  })

  it('leave out rooms that are not built, and name codes without a finish', () => {
    const board = finishBoard([
      evidenceLine({ listed: nickel('N1', 'PVD'), unitType: unitType('Type Z', 0) }),
      evidenceLine({ listed: plainListed('P1', { attributes: { colour: 'Not Applicable' } }) }),
      evidenceLine({ listed: null }),
    ])
    expect(board).toEqual({ finishes: [], without: ['P1', 'GONE'] })
  })
})
