import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { buildModel } from '../models/build.ts'
import { FAMILIES, type ModelSpec } from '../families/all.ts'
import { angleFor, frameCamera } from './page/camera.ts'
import { prepareScene } from './page/scene.ts'

function pictured(spec: ModelSpec) {
  const model = buildModel(spec)
  const scene = prepareScene(model)
  const angle = angleFor(model, 'hero')
  return { model, scene, angle, camera: frameCamera(scene.recess?.points ?? scene.points, angle, null) }
}

function sample(family: keyof typeof FAMILIES, matches: (spec: never) => boolean = () => true): ModelSpec {
  const specs: readonly ModelSpec[] = FAMILIES[family].samples.specs
  const found = specs.find((spec) => matches(spec as never))
  if (!found) throw new Error(`no sample of ${family}`)
  return found
}

it('keeps verticals parallel, as a shifted lens does', () => {
  const { camera } = pictured(sample('toilet-suite'))
  for (const x of [-0.5, 0, 0.5]) {
    const [foot, top] = [-0.7, 0.7].map((y) => new Vector3(x, y, 0.2).project(camera))
    expect(top!.x).toBeCloseTo(foot!.x, 6)
    expect(top!.y).toBeGreaterThan(foot!.y)
  }
})

it('has the product in the middle, filling the share of the tile that it asks for', () => {
  const { camera, scene, angle } = pictured(sample('basin-mixer'))
  const seen: Vector3[] = []
  for (let at = 0; at < scene.points.length; at += 3)
    seen.push(new Vector3().fromArray(scene.points, at).project(camera))
  const span = (axis: 'x' | 'y') => {
    const values = seen.map((point) => point[axis])
    return { least: Math.min(...values), most: Math.max(...values) }
  }
  for (const axis of ['x', 'y'] as const) expect(span(axis).least + span(axis).most).toBeCloseTo(0, 1)
  const half = Math.max(...(['x', 'y'] as const).map((axis) => (span(axis).most - span(axis).least) / 2))
  expect(half).toBeCloseTo(angle.fill, 2)
})

it('shows the upper part of what is tall and thin', () => {
  const { camera, scene } = pictured(sample('shower-rail'))
  const heights: number[] = []
  for (let at = 0; at < scene.points.length; at += 3)
    heights.push(new Vector3().fromArray(scene.points, at).project(camera).y)
  expect(Math.max(...heights)).toBeLessThan(1)
  expect(Math.min(...heights)).toBeLessThan(-1)
})

it('lets what is under a bench into it: its rim below the top, its cut-out inside the rim', () => {
  const spec = sample('kitchen-sink', ({ mount }: { mount: string }) => mount === 'undermount')
  const { model, scene } = pictured(spec)
  const { recess } = model
  if (!recess || !scene.recess) throw new Error('it stands on the floor')
  expect(recess.levelMm - model.bounds.max.y).toBeCloseTo(recess.edgeMm, 3)
  for (const [x, z] of recess.cutOut) {
    expect(x > model.bounds.min.x && x < model.bounds.max.x).toBe(true)
    expect(z > model.bounds.min.z && z < model.bounds.max.z).toBe(true)
  }
  expect(scene.recess.shade?.power).toBeGreaterThan(6)
})

it('covers the edge of the bench with the rim of what is dropped in', () => {
  const spec = sample('basin', ({ mount }: { mount: string }) => mount === 'inset')
  const { model, scene } = pictured(spec)
  expect(model.recess?.edgeMm).toBe(0)
  expect(model.recess!.levelMm).toBeLessThan(model.bounds.max.y)
  expect(scene.recess?.shade).toBeNull()
})

it('shows a freestanding bath whole', () => {
  expect(pictured(sample('bath', ({ form }: { form: string }) => form === 'freestanding')).scene.recess).toBeNull()
})
