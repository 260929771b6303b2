import { Box3, Matrix4, Vector3, Vector4 } from 'three'
import type { DataTexture, Matrix3, Vector2 } from 'three'
import { buildModel } from '../../models/build.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { RenderJob, View } from '../job.ts'
import { angleFor, detailTarget, frameCamera } from './camera.ts'
import { materialTable } from './materials.ts'
import {
  coarseness,
  draw,
  drawGeometry,
  frameTargets,
  geometryTarget,
  irradianceTarget,
  panoramaTarget,
  passes,
  PLANE_RESOLUTION,
  planeTargets,
  renderer,
  uniform,
  type Part,
} from './passes.ts'
import type { Plane } from './plane.ts'
import { prepareScene } from './scene.ts'
import type { Scene } from './scene.ts'
import type { RecessScene } from './recess.ts'
import { uploadTree } from './tree-textures.ts'

let frames: ReturnType<typeof frameTargets> | null = null
let framesSize = 0

type Loaded = { key: string; model: ProductModel; scene: Scene; textures: DataTexture[] }
let loaded: Loaded | null = null
let viewKey = ''
let planeKey = ''

function load(job: RenderJob): Loaded {
  const key = JSON.stringify(job.spec)
  if (loaded?.key === key) return loaded
  if (loaded) {
    loaded.textures.forEach((texture) => texture.dispose())
    loaded.scene.solid.dispose()
    loaded.scene.glass?.dispose()
    loaded.scene.recess?.cover.dispose()
    loaded.model.parts.forEach(({ geometry }) => geometry.dispose())
  }
  const model = buildModel(job.spec)
  const scene = prepareScene(model)
  loaded = { key, model, scene, textures: uploadTree(scene) }
  viewKey = ''
  return loaded
}

function aim(job: RenderJob, { model, scene }: Loaded): void {
  const angle = angleFor(model, job.view)
  const focus = job.view === 'detail' ? detailTarget(model).sub(scene.centre).divideScalar(scene.scale) : null
  const recess = recessIn(scene, job.view)
  const view = frameCamera(recess?.points ?? scene.points, angle, focus)
  const projection = new Matrix4().multiplyMatrices(view.projectionMatrix, view.matrixWorldInverse)
  ;(uniform('viewProjection').value as Matrix4).copy(projection)
  ;(uniform('fromClip').value as Matrix4).copy(projection).invert()
  ;(uniform('eye').value as Vector3).copy(view.position)
  const turn = Math.atan2(view.position.x, view.position.z)
  const onWall = model.mount === 'wall'
  // On a wall the lights must stay in front of it, however far the camera walks round.
  const frame = new Matrix4().makeRotationY(onWall ? -turn * 0.3 : -turn)
  uniform('onWall').value = onWall ? 1 : 0
  uniform('glance').value = -1.3 * turn
  uniform('fromAbove').value = view.position.y / view.position.length() > 0.9 ? 1 : 0
  ;(uniform('studioFrame').value as Matrix3).setFromMatrix4(frame)
  const { plane } = recess ?? scene
  if (frames) frames.part = partOf(recess ? [scene.points, recess.points] : [scene.points], projection)
  setPlane(plane)
  const shade = recess?.shade
  ;(uniform('cutOut').value as Vector4).set(
    ...(shade ? ([...shade.middle, ...shade.half] as const) : ([0, 0, 0, 0] as const)),
  )
  uniform('cutOutPower').value = shade?.power ?? 2
  uniform('millimetres').value = scene.scale
}

function setPlane({ normal, offset, origin, u, v, size }: Plane): void {
  ;(uniform('plane').value as Vector4).set(normal.x, normal.y, normal.z, offset)
  ;(uniform('planeOrigin').value as Vector3).copy(origin)
  ;(uniform('planeU').value as Vector3).copy(u)
  ;(uniform('planeV').value as Vector3).copy(v)
  ;(uniform('planeSize').value as Vector2).set(...size)
}

/** What a product covers of the picture, with a margin: no other part asks for more than the backdrop. */
function partOf(clouds: readonly Float32Array[], projection: Matrix4): Part {
  const seen = new Box3()
  const point = new Vector3()
  for (const points of clouds)
    for (let at = 0; at < points.length; at += 3)
      seen.expandByPoint(point.fromArray(points, at).applyMatrix4(projection))
  const share = (value: number, margin: number) => Math.min(1, Math.max(0, (value + 1) / 2 + margin))
  return {
    left: share(seen.min.x, -MARGIN),
    bottom: share(seen.min.y, -MARGIN),
    right: share(seen.max.x, MARGIN),
    top: share(seen.max.y, MARGIN),
  }
}

const MARGIN = 0.015

/** The bench is left out where a product is shown from the front, the side or above: those show all of it. */
function recessIn({ recess }: Scene, view: View): RecessScene | null {
  return view === 'hero' || view === 'detail' ? recess : null
}

/** Everything that does not depend on the finish: light, shadows, reflections. */
function prepareView(job: RenderJob): void {
  const product = load(job)
  const key = `${job.view} ${job.size}`
  if (viewKey === key) return
  if (!frames || framesSize !== job.size) {
    frames = frameTargets(job.size)
    framesSize = job.size
  }
  uniform('side').value = job.size
  uniform('coarse').value = coarseness(job.size)
  drawPlaneOnce(job, product)
  aim(job, product)
  uniform('planeLit').value = 0
  draw(passes.panorama, panoramaTarget)
  uniform('panoramaMap').value = panoramaTarget.texture
  draw(passes.irradiance, irradianceTarget)
  uniform('irradianceMap').value = irradianceTarget.texture
  uniform('planeLight').value = planeTargets[0].texture
  uniform('planeLit').value = 1
  const cover = recessIn(product.scene, job.view)?.cover ?? null
  drawGeometry(product.scene.solid, frames.geometry, job.size, cover)
  uniform('placeMap').value = frames.geometry.textures[0]
  uniform('normalMap').value = frames.geometry.textures[1]
  uniform('brushMap').value = frames.geometry.textures[2]
  if (product.scene.glass) {
    frames.glass ??= geometryTarget(job.size)
    drawGeometry(product.scene.glass, frames.glass, job.size)
    uniform('glassPlaceMap').value = frames.glass.textures[0]
    uniform('glassNormalMap').value = frames.glass.textures[1]
  }
  const part = frames.part
  draw(passes.occlusion, frames.occlusion[0], part)
  blurOcclusion(-2, 1, 0)
  blurOcclusion(-1, 1, 1)
  uniform('occlusionMap').value = frames.occlusion[0].texture
  draw(passes.reflection, frames.hits, part)
  uniform('hitMap').value = frames.hits.textures[0]
  uniform('hitNormalMap').value = frames.hits.textures[1]
  draw(passes.gather, frames.gathered, part)
  uniform('gatheredMap').value = frames.gathered.texture
  viewKey = key
}

/** The shadow belongs to the product: it is cast once, by the lights of the main picture, and once on its bench. */
function drawPlaneOnce(job: RenderJob, product: Loaded): void {
  const isLetIn = recessIn(product.scene, job.view) !== null
  const key = `${isLetIn} ${product.key}`
  if (planeKey === key) return
  aim({ ...job, view: 'hero' }, product)
  if (!isLetIn) setPlane(product.scene.plane)
  uniform('planeLit').value = 0
  draw(passes.panorama, panoramaTarget)
  uniform('panoramaMap').value = panoramaTarget.texture
  drawPlane()
  planeKey = key
}

function drawPlane(): void {
  uniform('resolution').value = PLANE_RESOLUTION
  uniform('planeLight').value = null
  draw(passes.plane, planeTargets[0])
  const direction = passes.planeBlur.uniforms['direction']!.value as Vector2
  const source = passes.planeBlur.uniforms['source']!
  source.value = planeTargets[0].texture
  draw(passes.planeBlur, (direction.set(1, 0), planeTargets[1]))
  source.value = planeTargets[1].texture
  draw(passes.planeBlur, (direction.set(0, 1), planeTargets[0]))
  uniform('planeLight').value = planeTargets[0].texture
  uniform('planeLit').value = 1
}

function blurOcclusion(from: number, to: number, source: 0 | 1): void {
  const { uniforms } = passes.occlusionBlur
  uniforms['from']!.value = from
  uniforms['to']!.value = to
  uniforms['source']!.value = frames!.occlusion[source].texture
  draw(passes.occlusionBlur, frames!.occlusion[source === 0 ? 1 : 0], frames!.part)
}

function shade(job: RenderJob): Uint8Array {
  const table = materialTable(job.finish, job.trim ?? 'Chrome')
  uniform('materials').value = Array.from(
    { length: 64 },
    (_, index) =>
      new Vector4(...(table.slice(index * 4, index * 4 + 4) as unknown as [number, number, number, number])),
  )
  uniform('resolution').value = job.size
  const { shaded, glazed } = frames!
  draw(passes.backdrop, shaded)
  draw(passes.shade, shaded, frames!.part)
  const clear = loaded?.scene.glass
  if (clear) {
    passes.glass.uniforms['source']!.value = shaded.texture
    draw(passes.glass, glazed)
  }
  const pixels = new Uint8Array(job.size * job.size * 4)
  renderer.readRenderTargetPixels(clear ? glazed : shaded, 0, 0, job.size, job.size, pixels)
  return pixels
}

/** Red, green and blue of every pixel, bottom row first, in base 64; null when the graphics context is lost. */
function renderPicture(job: RenderJob): string | null {
  prepareView(job)
  const rgba = shade(job)
  if (renderer.getContext().isContextLost()) return null
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!
    rgb[to + 1] = rgba[from + 1]!
    rgb[to + 2] = rgba[from + 2]!
  }
  let binary = ''
  for (let from = 0; from < rgb.length; from += 32_768)
    binary += String.fromCharCode(...rgb.subarray(from, from + 32_768))
  return btoa(binary)
}

declare global {
  var renderPicture: (job: RenderJob) => string | null
}
globalThis.renderPicture = renderPicture
