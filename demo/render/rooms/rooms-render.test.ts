import { expect, it } from 'vitest'
import { cropsOf } from './crops.ts'
import { develop } from './develop.ts'
import { project } from './projection.ts'
import { colourOf } from './scene.ts'

const camera = { at: [0, 1200, 3000], yaw: 0, lens: 36 } as const

it('a point straight ahead is in the middle, and the frame is as wide as it is far', () => {
  expect(project(camera, [0, 1200, 0])).toEqual([0.5, 0.5])
  expect(project(camera, [1500, 1200, 0])?.[0]).toBeCloseTo(1)
  expect(project(camera, [0, 1200 + 1000, 0])?.[1]).toBeCloseTo(0)
  expect(project(camera, [0, 1200, 3100])).toBeNull()
})

it('a shifted frame moves the picture the other way', () => {
  const [x, y] = project({ ...camera, shift: [0.1, -0.1] }, [0, 1200, 0]) ?? []
  expect(x).toBeCloseTo(0.4)
  expect(y).toBeCloseTo(0.35)
})

it('a camera that looks down or aside has what it looks at in the middle', () => {
  const down = project({ at: [0, 2000, 0], yaw: 0, pitch: -90, lens: 36 }, [200, 1000, 0])
  expect(down?.[0]).toBeCloseTo(0.7)
  expect(down?.[1]).toBeCloseTo(0.5)
  const aside = project({ ...camera, yaw: 45 }, [1000, 1200, 2000])
  expect(aside?.[0]).toBeCloseTo(0.5)
})

it('crops stay inside of the picture', () => {
  const crops = cropsOf({ tallAt: 0.99, detail: [0.02, 0.98, 0.4] }, 2400, 1600)
  expect(crops).toEqual([
    { name: 'wide', left: 0, top: 0, width: 2400, height: 1600 },
    { name: 'tall', left: 1120, top: 0, width: 1280, height: 1600 },
    { name: 'detail', left: 0, top: 640, width: 960, height: 960 },
  ])
})

it('exposure sets the middle to grey, and nothing is burnt or without light', () => {
  const even = develop(new Float32Array(3000).fill(7))
  expect(even[0]).toBeGreaterThan(110)
  expect(even[0]).toBeLessThan(135)
  const light = Float32Array.from({ length: 3000 }, (_, at) => (at < 30 ? 100 : 0.2))
  expect(develop(light)[0]).toBeLessThan(255)
  expect(develop(light)[0]).toBeGreaterThan(240)
})

it('white light is bluer the hotter it is', () => {
  const [warm, cool] = [colourOf(3000), colourOf(6500)]
  expect(warm[0] / warm[2]).toBeGreaterThan(2)
  expect(cool[0] / cool[2]).toBeLessThan(1.1)
})
