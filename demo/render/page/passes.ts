import {
  BufferAttribute,
  BufferGeometry,
  FloatType,
  GLSL3,
  HalfFloatType,
  LinearFilter,
  Matrix3,
  Matrix4,
  Mesh,
  NearestFilter,
  NoBlending,
  PerspectiveCamera,
  RawShaderMaterial,
  RGBAFormat,
  Scene,
  UnsignedByteType,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { IUniform, TextureDataType } from 'three'
import { BACKDROP_FRAGMENT, GATHER_FRAGMENT, GLASS_FRAGMENT, SHADE_FRAGMENT } from './shading-shaders.ts'
import {
  GEOMETRY_FRAGMENT,
  GEOMETRY_VERTEX,
  IRRADIANCE_FRAGMENT,
  OCCLUSION_BLUR_FRAGMENT,
  OCCLUSION_FRAGMENT,
  PANORAMA_FRAGMENT,
  PLANE_BLUR_FRAGMENT,
  PLANE_FRAGMENT,
  QUAD_VERTEX,
  REFLECTION_FRAGMENT,
} from './tracing-shaders.ts'

/** Four samples a pixel on a turned square: no two share a row or a column, so that steep edges stay even. */
const SAMPLES = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
  [0.125, 0.375],
] as const
/** Side of the shadow map of floor or wall. */
export const PLANE_RESOLUTION = 192

type Uniforms = Record<string, IUniform>

/** One renderer, its programs and its light for every picture of this page. */
export const renderer = new WebGLRenderer({ antialias: false, powerPreference: 'high-performance' })
renderer.autoClear = false
const camera = new PerspectiveCamera()
const quad = new Mesh(new BufferGeometry(), undefined)
quad.geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3))
quad.frustumCulled = false
const stage = new Scene()

const shared: Uniforms = {
  studioFrame: { value: new Matrix3() },
  plane: { value: new Vector4() },
  planeOrigin: { value: new Vector3() },
  planeU: { value: new Vector3() },
  planeV: { value: new Vector3() },
  planeSize: { value: new Vector2() },
  planeLight: { value: null },
  planeLit: { value: 0 },
  onWall: { value: 0 },
  fromAbove: { value: 0 },
  cutOut: { value: new Vector4() },
  cutOutPower: { value: 2 },
  glance: { value: 0 },
  treeNodes: { value: null },
  treeTriangles: { value: null },
  treeNormals: { value: null },
  nodeCount: { value: 0 },
  panoramaMap: { value: null },
  irradianceMap: { value: null },
  placeMap: { value: null },
  normalMap: { value: null },
  brushMap: { value: null },
  occlusionMap: { value: null },
  gatheredMap: { value: null },
  hitMap: { value: null },
  hitNormalMap: { value: null },
  glassPlaceMap: { value: null },
  glassNormalMap: { value: null },
  eye: { value: new Vector3() },
  fromClip: { value: new Matrix4() },
  viewProjection: { value: new Matrix4() },
  side: { value: 0 },
  coarse: { value: 2 },
  jitter: { value: new Vector2() },
  resolution: { value: 0 },
  millimetres: { value: 1 },
  exposure: { value: 1 },
  materials: { value: [] },
}

function pass(fragmentShader: string, own: Uniforms = {}): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: QUAD_VERTEX,
    fragmentShader: fragmentShader,
    uniforms: { ...shared, ...own },
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  })
}

/** The programs, in the order in which a picture needs them. */
export const passes = {
  panorama: pass(PANORAMA_FRAGMENT),
  irradiance: pass(IRRADIANCE_FRAGMENT),
  plane: pass(PLANE_FRAGMENT),
  planeBlur: pass(PLANE_BLUR_FRAGMENT, { source: { value: null }, direction: { value: new Vector2() } }),
  occlusion: pass(OCCLUSION_FRAGMENT),
  occlusionBlur: pass(OCCLUSION_BLUR_FRAGMENT, { source: { value: null }, from: { value: -2 }, to: { value: 1 } }),
  reflection: pass(REFLECTION_FRAGMENT),
  gather: pass(GATHER_FRAGMENT),
  backdrop: pass(BACKDROP_FRAGMENT),
  shade: pass(SHADE_FRAGMENT),
  glass: pass(GLASS_FRAGMENT, { source: { value: null } }),
  geometry: new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: GEOMETRY_VERTEX,
    fragmentShader: GEOMETRY_FRAGMENT,
    uniforms: shared,
    side: 2,
    blending: NoBlending,
  }),
}

function target(
  side: number,
  type: TextureDataType,
  count = 1,
  filter: typeof NearestFilter | typeof LinearFilter = NearestFilter,
  height = side,
) {
  return new WebGLRenderTarget(side, height, {
    type,
    format: RGBAFormat,
    count,
    minFilter: filter,
    magFilter: filter,
    depthBuffer: false,
    generateMipmaps: false,
  })
}

export const panoramaTarget = target(64, HalfFloatType, 1, LinearFilter, 32)
export const irradianceTarget = target(64, HalfFloatType, 1, LinearFilter, 32)
export const planeTargets = [
  target(PLANE_RESOLUTION, HalfFloatType, 1, LinearFilter),
  target(PLANE_RESOLUTION, HalfFloatType, 1, LinearFilter),
] as const

/** Target of `drawGeometry`. */
export function geometryTarget(size: number): WebGLRenderTarget {
  // Four quarters, one for each sample.
  const geometry = target(size * 2, FloatType, 3)
  geometry.textures[2]!.type = HalfFloatType
  geometry.depthBuffer = true
  return geometry
}

/** Occlusion is soft: it is known for one pixel in two each way, in large pictures for one in four. */
export function coarseness(size: number): 2 | 4 {
  return size > 1200 ? 4 : 2
}

/** Everything that depends on the size of the picture. */
export function frameTargets(size: number) {
  const coarse = coarseness(size)
  return {
    geometry: geometryTarget(size),
    glass: null as WebGLRenderTarget | null,
    part: null as Part | null,
    hits: target(size, FloatType, 2),
    occlusion: [target(size / coarse, HalfFloatType), target(size / coarse, HalfFloatType)] as const,
    gathered: target(size, HalfFloatType),
    shaded: target(size, UnsignedByteType),
    glazed: target(size, UnsignedByteType),
  }
}
/** Part of a picture, as shares of its side from its lower left. */
export type Part = { left: number; bottom: number; right: number; top: number }

/** Fills a target, or a part of it, with one pass. */
export function draw(material: RawShaderMaterial, into: WebGLRenderTarget, part: Part | null = null): void {
  quad.material = material
  stage.clear()
  stage.add(quad)
  if (part) {
    const [left, bottom] = [part.left, part.bottom].map((share) => Math.floor(share * into.width)) as [number, number]
    const [right, top] = [part.right, part.top].map((share) => Math.ceil(share * into.width)) as [number, number]
    into.scissor.set(left, bottom, right - left, top - bottom)
  }
  into.scissorTest = part !== null
  renderer.setRenderTarget(into)
  renderer.render(stage, camera)
  into.scissorTest = false
}

/** A value that all passes share. */
export function uniform(name: string): IUniform {
  const found = shared[name]
  if (!found) throw new Error(`No uniform ${name}`)
  return found
}

/** Place, normal, brush direction and material of what is seen, four samples a pixel. */
export function drawGeometry(
  geometry: BufferGeometry,
  into: WebGLRenderTarget,
  size: number,
  cover: BufferGeometry | null = null,
): void {
  stage.clear()
  for (const shape of cover ? [geometry, cover] : [geometry]) {
    const mesh = new Mesh(shape, passes.geometry)
    mesh.frustumCulled = false
    stage.add(mesh)
  }
  into.viewport.set(0, 0, size * 2, size * 2)
  renderer.setRenderTarget(into)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  SAMPLES.forEach(([x, y], index) => {
    ;(uniform('jitter').value as Vector2).set((-x * 2) / size, (-y * 2) / size)
    into.viewport.set((index % 2) * size, Math.floor(index / 2) * size, size, size)
    into.scissor.copy(into.viewport)
    into.scissorTest = true
    renderer.setRenderTarget(into)
    renderer.render(stage, camera)
  })
  into.scissorTest = false
}
