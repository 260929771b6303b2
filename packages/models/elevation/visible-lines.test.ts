import { expect, it } from 'vitest'
import type { ModelMesh } from '../model-mesh.ts'
import { ledgeOf } from '../room/ledge.ts'
import { boxMesh } from '../room/room-models.server.ts'
import type { RoomLayout } from '../room/room-piece.ts'
import { visibleLines } from './visible-lines.ts'

const GREY = { name: 'Grey', colour: [0.7, 0.7, 0.7], opacity: 1, metalness: 0, roughness: 0.8 } as const

interface Box {
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
}

/** Each triangle with corners of its own, as writers of models leave them. */
function unwelded({ material, positions, index }: ModelMesh): ModelMesh {
  const corners = Array.from(index, (place) => Array.from(positions.subarray(place * 3, place * 3 + 3)))
  return {
    material,
    positions: Float32Array.from(corners.flat()),
    index: Uint32Array.from(index, (_, corner) => corner),
  }
}

function linesOf(boxes: readonly Box[], shape = boxMesh) {
  const pieces = boxes.map((box, index) => ({ id: String(index), column: 0, box, at: [0, 0, 0] }) as never)
  const layout = { pieces } as never as RoomLayout
  return visibleLines(layout, ({ id }) => {
    const { min, max } = boxes[Number(id)]!
    return [shape([...min], [...max], GREY)]
  })
}

const extent = (points: readonly (readonly number[])[]) =>
  [0, 1].map((axis) => {
    const values = points.map((point) => Math.round(point[axis]!))
    return [Math.min(...values), Math.max(...values)]
  })

const SMALL: Box = { min: [0, 0, 0], max: [300, 200, 100] }

it('draws a box as its outline, without the diagonals of its faces', () => {
  for (const shape of [boxMesh, (...given: Parameters<typeof boxMesh>) => unwelded(boxMesh(...given))]) {
    const lines = linesOf([SMALL], shape)
    expect(lines.map(({ layer }) => layer)).toEqual(['outline'])
    expect(extent(lines[0]!.points)).toEqual([
      [0, 300],
      [0, 200],
    ])
  }
})

it('draws the crease between faces that share no corners in the file', () => {
  const roof = {
    material: GREY,
    positions: Float32Array.of(0, 0, 0, 0, 200, 0, 150, 0, 100, 150, 200, 100, 300, 0, 0, 300, 200, 0),
    index: Uint32Array.of(0, 2, 1, 1, 2, 3, 2, 4, 3, 3, 4, 5),
  }
  const edges = linesOf([SMALL], () => unwelded(roof)).filter(({ layer }) => layer === 'edge')
  expect(edges.map(({ points }) => extent(points))).toEqual([
    [
      [150, 150],
      [0, 200],
    ],
  ])
})

it('draws the edge of what stands in front, and nothing of what is hidden', () => {
  const large: Box = { min: [-200, -200, 0], max: [500, 400, 50] }
  const edges = linesOf([large, SMALL]).filter(({ layer }) => layer === 'edge')
  expect(extent(edges.flatMap(({ points }) => points))).toEqual([
    [0, 300],
    [0, 200],
  ])
  const cover: Box = { min: [-200, -200, 100], max: [500, 400, 200] }
  expect(linesOf([cover, SMALL]).filter(({ layer }) => layer === 'edge')).toEqual([])
})

it('finds the height of a surface where a tap stands, and none beside it', () => {
  const top = boxMesh([-300, 0, 0], [300, 150, 400], GREY)
  const bounds = { min: [-300, 0, 0], max: [300, 150, 400] } as const
  expect(ledgeOf([top], bounds)).toEqual({ y: 150, z: 58 })
  const shelf = boxMesh([-300, 0, 200], [300, 150, 400], GREY)
  expect(ledgeOf([shelf], bounds)).toBeNull()
})
