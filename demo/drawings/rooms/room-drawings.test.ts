import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { DRAWN_ROOMS } from '../../rooms/drawn.ts'
import { MOUNTING } from '../../rooms/mounting.ts'
import { DRAWING_INDEX, drawingOf } from './build-room-drawings.ts'
import { MARK_RADIUS_MM } from './room-marks.ts'
import { standingIn } from './room-model.ts'
import { setOutOf } from './set-out.ts'
import { MARK_GROWTH } from './small-drawing.ts'

const { drawings } = JSON.parse(readFileSync(DRAWING_INDEX, 'utf8')) as { drawings: { room: string }[] }

it('the committed drawings are those of the rooms', () => {
  expect(drawings.map(({ room }) => room)).toEqual(DRAWN_ROOMS.map(({ name }) => name))
  for (const room of DRAWN_ROOMS.filter(({ name }) => ['ambulant', 'ensuite'].includes(name))) {
    const { files, entry } = drawingOf(room)
    expect(drawings.find((each) => each.room === room.name)).toEqual(entry)
    for (const [file, svg] of Object.entries(files))
      expect(readFileSync(path.join('content/media/pages/drawings', file), 'utf8')).toBe(svg)
  }
})

it('figures of a drawing are the distances of its axes and the heights that things are mounted at', () => {
  const accessible = drawings.find(({ room }) => room === 'accessible')
  expect(accessible).toMatchObject({
    setOut: expect.arrayContaining([
      { mark: 'E', sku: '746220BUW', wall: 'back', at: [2345], height: { part: 'seat', mm: 470 } },
      { mark: 'F', sku: '877120.RC', wall: 'right', at: [800], height: { part: 'axis', mm: 805 } },
    ]),
  })
  // A tap beside a bath in the middle of a room is at no wall, whichever way it is turned.
  expect(drawings.find(({ room }) => room === 'family')).toMatchObject({
    setOut: expect.arrayContaining([{ mark: 'C', sku: '96370C', wall: 'none', at: [2630], out: 480 }]),
  })
  const svg = readFileSync('content/media/pages/drawings/accessible-elevation.svg', 'utf8')
  // From the pan's axis to the side wall, the seat, the rail, and the whole room.
  for (const figure of ['455', '470', '805', '2600']) expect(svg).toContain(`>${figure}</text>`)
})

it('on a phone letters grow within the sheet, and figures do where no letter is over them', () => {
  const radius = MARK_RADIUS_MM * MARK_GROWTH
  for (const each of ['accessible', 'hotel', 'office'])
    for (const view of ['elevation', 'plan']) {
      const svg = readFileSync(`content/media/pages/drawings/${each}-${view}.svg`, 'utf8')
      const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? []
      const marks = Array.from(svg.matchAll(/translate\((\d+) (\d+)\)/g), ([, x, y]) => [Number(x), Number(y)] as const)
      expect(marks.length).toBeGreaterThan(0)
      for (const [x, y] of marks)
        expect([each, x >= radius, y >= radius, x + radius <= width, y + radius <= height]).toEqual([
          each,
          true,
          true,
          true,
          true,
        ])
      const figures = svg.matchAll(/<text x="(\d+)" y="(\d+)"(?: transform="[^"]*")?>/g)
      for (const [, x, y] of figures)
        for (const [markX, markY] of marks)
          expect(Math.hypot(Number(x) - markX, Number(y) - markY)).toBeGreaterThan(radius)
    }
})

it('heights that are written are of the mounting that things have', () => {
  const wrong = DRAWN_ROOMS.flatMap((room) =>
    setOutOf(room, standingIn(room)).filter(({ height, product }) => {
      const [, least, most] = MOUNTING[product.placed.mounting]
      return height !== null && (height.mm < least || height.mm > most)
    }),
  )
  expect(wrong.map(({ sku }) => sku)).toEqual([])
})
