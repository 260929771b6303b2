import { Matrix4, Vector4 } from 'three'
import type { DataTexture, Matrix3, Vector2, Vector3 } from 'three'
import { buildModel } from '../../models/build.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { RenderJob } from '../job.ts'
import { angleFor, detailTarget, frameCamera } from './camera.ts'
import { materialTable } from './materials.ts'
import {
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
} from './passes.ts'
import { prepareScene } from './scene.ts'
import type { Scene } from './scene.ts'
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
  const view = frameCamera(scene.points, angle, focus)
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
  const { plane } = scene
  ;(uniform('plane').value as Vector4).set(plane.normal.x, plane.normal.y, plane.normal.z, plane.offset)
  ;(uniform('planeOrigin').value as Vector3).copy(plane.origin)
  ;(uniform('planeU').value as Vector3).copy(plane.u)
  ;(uniform('planeV').value as Vector3).copy(plane.v)
  ;(uniform('planeSize').value as Vector2).set(...plane.size)
  uniform('millimetres').value = scene.scale
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
  drawPlaneOnce(job, product)
  aim(job, product)
  uniform('planeLit').value = 0
  draw(passes.panorama, panoramaTarget)
  uniform('panoramaMap').value = panoramaTarget.texture
  draw(passes.irradiance, irradianceTarget)
  uniform('irradianceMap').value = irradianceTarget.texture
  uniform('planeLight').value = planeTargets[0].texture
  uniform('planeLit').value = 1
  drawGeometry(product.scene.solid, frames.geometry, job.size)
  uniform('placeMap').value = frames.geometry.textures[0]
  uniform('normalMap').value = frames.geometry.textures[1]
  uniform('brushMap').value = frames.geometry.textures[2]
  if (product.scene.glass) {
    frames.glass ??= geometryTarget(job.size)
    drawGeometry(product.scene.glass, frames.glass, job.size)
    uniform('glassPlaceMap').value = frames.glass.textures[0]
    uniform('glassNormalMap').value = frames.glass.textures[1]
  }
  draw(passes.occlusion, frames.occlusion[0])
  blurOcclusion(-2, 1, 0)
  blurOcclusion(-1, 1, 1)
  uniform('occlusionMap').value = frames.occlusion[0].texture
  draw(passes.reflection, frames.hits)
  uniform('hitMap').value = frames.hits.textures[0]
  uniform('hitNormalMap').value = frames.hits.textures[1]
  draw(passes.gather, frames.gathered)
  uniform('gatheredMap').value = frames.gathered.texture
  viewKey = key
}

/** The shadow belongs to the product: it is cast once, by the lights of the main picture. */
function drawPlaneOnce(job: RenderJob, product: Loaded): void {
  if (planeKey === product.key) return
  aim({ ...job, view: 'hero' }, product)
  uniform('planeLit').value = 0
  draw(passes.panorama, panoramaTarget)
  uniform('panoramaMap').value = panoramaTarget.texture
  drawPlane()
  planeKey = product.key
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
  draw(passes.occlusionBlur, frames!.occlusion[source === 0 ? 1 : 0])
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
  draw(passes.shade, shaded)
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
