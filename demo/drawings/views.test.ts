import { describe, expect, it } from 'vitest'
import { assembly } from '../models/assembly.ts'
import type { Assembly, ProductModel } from '../models/assembly.ts'
import { cylinder } from '../models/geometry/lathe.ts'
import { box } from '../models/geometry/sheath.ts'
import { distance } from './chain.ts'
import type { Stroke } from './chain.ts'
import { drawView, toSubject } from './views.ts'
import type { View } from './projection.ts'

function modelOf(build: (model: Assembly) => void): ProductModel {
  const model = assembly('bench')
  build(model)
  return model.finish()
}

function drawn(view: View, build: (model: Assembly) => void) {
  return drawView(toSubject(modelOf(build)), view)
}

function spanOf(strokes: readonly Stroke[], axis: 0 | 1): [number, number] {
  const values = strokes.flat().map((point) => point[axis])
  return [Math.min(...values), Math.max(...values)]
}

const closeTo = (values: readonly number[]) => values.map((value): unknown => expect.closeTo(value, 1))

describe('a view', () => {
  it('of a box shows its outline only', () => {
    const { outline, edges } = drawn('front', (model) => model.add('box', 'finish', box(100, 60, 40, 0.2)))
    expect(edges).toEqual([])
    expect(outline).toHaveLength(1)
    expect(distance(outline[0]![0]!, outline[0]!.at(-1)!)).toBeLessThan(0.01)
    expect(spanOf(outline, 0)).toEqual(closeTo([-50, 50]))
    expect(spanOf(outline, 1)).toEqual(closeTo([0, 60]))
  })

  it('hides what stands behind', () => {
    const { outline, edges } = drawn('front', (model) => {
      model.add('screen', 'finish', box(100, 60, 4, 0.2))
      model.add('behind', 'finish', box(40, 30, 10, 0.2).translate(0, 10, -30))
    })
    expect(edges).toEqual([])
    expect(spanOf(outline, 0)).toEqual(closeTo([-50, 50]))
  })

  it('shows what stands before', () => {
    const { edges } = drawn('front', (model) => {
      model.add('screen', 'finish', box(100, 60, 4, 0.2))
      model.add('before', 'finish', box(40, 30, 10, 0.2).translate(0, 10, 30))
    })
    expect(spanOf(edges, 0)).toEqual(closeTo([-20, 20]))
    expect(spanOf(edges, 1)).toEqual(closeTo([10, 40]))
  })

  it('shows the part that sticks out', () => {
    const { outline } = drawn('front', (model) => {
      model.add('screen', 'finish', box(100, 60, 4, 0.2))
      model.add('mast', 'finish', box(10, 90, 4, 0.2).translate(0, 0, -30))
    })
    expect(spanOf(outline, 1)).toEqual(closeTo([0, 90]))
    const mast = outline.flat().filter(([x, y]) => Math.abs(x) < 20 && y > 1)
    expect(Math.min(...mast.map(([, y]) => y))).toBeCloseTo(60, 0)
  })

  it('draws the joint where one piece enters another', () => {
    const { edges } = drawn('side', (model) => {
      model.add('post', 'finish', cylinder(50, 120, 0.4))
      model.add(
        'arm',
        'finish',
        cylinder(20, 80, 0.4)
          .rotateX(Math.PI / 2)
          .translate(0, 60, 0),
      )
    })
    const joint = edges.flat()
    expect(joint.length).toBeGreaterThan(6)
    // The arm enters the round post furthest forward at its middle: √(25² - 10²) = 22.9 mm from the axis.
    expect(spanOf(edges, 0)).toEqual(closeTo([-25, -22.9]))
    expect(spanOf(edges, 1)).toEqual(closeTo([50, 70]))
  })

  it('draws circles round', () => {
    const { outline } = drawn('plan', (model) => model.add('disc', 'finish', cylinder(80, 10, 0.4)))
    for (const [x, y] of outline.flat()) expect(Math.hypot(x, y)).toBeCloseTo(40, 1)
  })
})
