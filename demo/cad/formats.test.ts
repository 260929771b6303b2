import { Box3, Mesh, Vector3, type Object3D } from 'three'
import { ColladaLoader } from 'three/examples/jsm/loaders/ColladaLoader.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js'
import { TDSLoader } from 'three/examples/jsm/loaders/TDSLoader.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { XmlDocumentParser } from '../../tests/support/files/xml-document.ts'
import { FAMILIES, type ModelSpec } from '../families/all.ts'
import { buildModel } from '../models/build.ts'
import { writeDae } from './dae.ts'
import { writeGlb } from './glb.ts'
import { writeMtl, writeObj } from './obj.ts'
import { toCadProduct, type CadProduct } from './product.ts'
import { writeThreeDs } from './three-ds.ts'

const SAVED_AT = new Date('2026-01-02T03:04:05Z')
const SPECS: [string, ModelSpec][] = Object.values(FAMILIES).map(({ name, samples }) => [name, samples.specs[0]!])

beforeEach(() => {
  vi.stubGlobal('DOMParser', XmlDocumentParser)
  vi.spyOn(console, 'debug').mockImplementation(() => undefined)
})

type Files = { glb: Uint8Array; obj: string; dae: string; '3ds': Uint8Array }

function writeAll(product: CadProduct): Files {
  return {
    glb: writeGlb(product),
    obj: writeObj(product),
    dae: writeDae(product, SAVED_AT),
    '3ds': writeThreeDs(product),
  }
}

/** Each file as an independent reader sees it, in its own units. */
async function readAll(files: Files): Promise<Record<keyof Files, Object3D>> {
  return {
    glb: (await new GLTFLoader().parseAsync(bufferOf(files.glb), '')).scene,
    obj: new OBJLoader().parse(files.obj),
    dae: new ColladaLoader().parse(files.dae, '')!.scene,
    '3ds': new TDSLoader().parse(bufferOf(files['3ds']), ''),
  }
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer
}

function boundsOf(object: Object3D, unitsPerMm: number): Box3 {
  object.updateMatrixWorld(true)
  const bounds = new Box3().setFromObject(object, true)
  return new Box3(bounds.min.divideScalar(unitsPerMm), bounds.max.divideScalar(unitsPerMm))
}

function meshesOf(object: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  object.traverse((child) => {
    if (child instanceof Mesh) meshes.push(child)
  })
  return meshes
}

function furthestApart(a: Box3, b: Box3): number {
  const distances = [a.min.clone().sub(b.min), a.max.clone().sub(b.max)].flatMap((vector) => vector.toArray())
  return Math.max(...distances.map(Math.abs))
}

/** Largest error of the length of a normal; NaN if any number is not one. */
function worstNormal(object: Object3D): number {
  let worst = 0
  const normal = new Vector3()
  for (const { geometry } of meshesOf(object)) {
    const normals = geometry.getAttribute('normal')
    for (let vertex = 0; vertex < normals.count; vertex++) {
      const error = Math.abs(normal.fromBufferAttribute(normals, vertex).length() - 1)
      if (!(error <= worst)) worst = error
    }
  }
  return worst
}

describe.each(SPECS)('the CAD files of a %s', (family, spec) => {
  const model = buildModel(spec)
  const product = toCadProduct(model, { code: family, title: family, finish: 'Brushed Brass' })
  const files = writeAll(product)

  it('have its true size in other programs', async () => {
    const { glb, obj, dae, '3ds': threeDs } = await readAll(files)
    expect(furthestApart(boundsOf(glb, 0.001), model.bounds)).toBeLessThan(0.1)
    expect(furthestApart(boundsOf(obj, 1), model.bounds)).toBeLessThan(0.1)
    expect(furthestApart(boundsOf(dae, 0.001), model.bounds)).toBeLessThan(0.1)
    threeDs.rotation.x = -Math.PI / 2
    expect(furthestApart(boundsOf(threeDs, 1), model.bounds)).toBeLessThan(0.1)
    for (const object of [glb, obj, dae]) expect(worstNormal(object)).toBeLessThan(0.01)
  })

  it('are small enough to send', () => {
    expect(files.glb.length).toBeLessThan(400_000)
    expect(files['3ds'].length).toBeLessThan(400_000)
    expect(files.obj.length).toBeLessThan(1_200_000)
    expect(files.dae.length).toBeLessThan(1_000_000)
  })
})

describe('CAD files', () => {
  const spec = FAMILIES['basin-mixer'].samples.specs[0]!
  const product = toCadProduct(buildModel(spec), { code: 'T-1 <a>', title: 'Tap & "spout"', finish: 'Brushed Brass' })

  it('are the same each time', () => {
    expect(writeGlb(product)).toEqual(writeGlb(product))
    expect(writeDae(product, SAVED_AT)).toBe(writeDae(product, SAVED_AT))
  })

  it('carry the finish of the variant', async () => {
    const { glb, dae, '3ds': threeDs } = await readAll(writeAll(product))
    for (const object of [glb, dae]) expect(materialNames(object)).toContain('Brushed Brass')
    expect(materialNames(threeDs).join()).toContain('Brushed Brass')
    expect(writeObj(product, 'tap.mtl')).toContain('usemtl Brushed_Brass')
    expect(writeMtl(product)).toContain('newmtl Brushed_Brass')
  })

  it('keep every triangle of a simple product', async () => {
    const triangles = product.meshes.reduce((sum, { index }) => sum + index.length / 3, 0)
    for (const object of Object.values(await readAll(writeAll(product)))) expect(triangleCount(object)).toBe(triangles)
  })
})

function materialNames(object: Object3D): string[] {
  return meshesOf(object)
    .flatMap(({ material }) => material)
    .map(({ name }) => name)
}

function triangleCount(object: Object3D): number {
  return meshesOf(object).reduce((sum, { geometry }) => {
    return sum + (geometry.getIndex()?.count ?? geometry.getAttribute('position').count) / 3
  }, 0)
}
