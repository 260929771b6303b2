import { describe, expect, it } from 'vitest'
import { assembly } from '../models/assembly.ts'
import { box } from '../models/geometry/sheath.ts'
import { dimensionText, placeDimensions } from './dimension-lines.ts'
import { frameOf } from './projection.ts'

function placed() {
  const model = assembly('hob')
  model.add('box', 'finish', box(100, 60, 40))
  model.measure('left', [-50, 0, 20], [-20, 0, 20], 'x')
  model.measure('right', [-20, 0, 20], [50, 0, 20], 'x')
  model.measure('slit', [-20, 0, 20], [-17, 0, 20], 'x')
  const product = model.finish()
  const across = product.dimensions.filter(({ axis }) => axis === 'x')
  return placeDimensions(across, { view: 'front', frame: frameOf(product, 'front'), outline: [], textMm: 5 })
}

describe('the text of a dimension', () => {
  it('is in whole millimetres', () => {
    expect(dimensionText({ name: 'reach', valueMm: 119.6 })).toBe('120')
  })

  it('keeps a decimal of small measurements', () => {
    expect(dimensionText({ name: 'wall', valueMm: 4.5 })).toBe('4.5')
    expect(dimensionText({ name: 'wall', valueMm: 12 })).toBe('12')
  })

  it('marks diameters', () => {
    expect(dimensionText({ name: 'diameter', valueMm: 35 })).toBe('Ø35')
  })
})

describe('dimension lines', () => {
  it('lie outside the outline, the overall one outermost', () => {
    const { marks } = placed()
    const heights = marks.lines
      .filter(({ layer }) => layer === 'dimension')
      .map(({ points }) => ({ width: points[1]![0] - points[0]![0], y: points[0]![1] }))
    expect(heights.every(({ y }) => y < -10)).toBe(true)
    const overall = heights.find(({ width }) => Math.abs(width - 100) < 0.1)!
    expect(overall.y).toBe(Math.min(...heights.map(({ y }) => y)))
  })

  it('write narrow values beside their arrows', () => {
    const { marks } = placed()
    const slit = marks.labels.find(({ text }) => text === '3')!
    expect(slit.at[0]).toBeGreaterThan(-17)
  })

  it('take up room in the frame', () => {
    const { frame, marks } = placed()
    for (const [, y] of marks.lines.flatMap(({ points }) => points)) expect(y).toBeGreaterThanOrEqual(frame.bottom)
  })
})
