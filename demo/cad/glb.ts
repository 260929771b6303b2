import type { CadMaterial, CadMesh, CadProduct } from './product.ts'

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942
const FLOAT = 5126
const UNSIGNED_SHORT = 5123
const UNSIGNED_INT = 5125
const ARRAY_BUFFER = 34962
const ELEMENT_ARRAY_BUFFER = 34963

/** glTF 2.0 binary. Vertices are in millimetres; the root node scales them to the metres that glTF asks for. */
export function writeGlb({ code, title, meshes }: CadProduct): Uint8Array {
  const binary = packer()
  const primitives = meshes.map((mesh, material) => primitiveOf(mesh, material, binary))
  const gltf = {
    asset: { version: '2.0', generator: 'Specify', extras: { code, title } },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: code, mesh: 0, scale: [0.001, 0.001, 0.001] }],
    meshes: [{ name: code, primitives }],
    materials: meshes.map(({ material }) => materialOf(material)),
    accessors: binary.accessors,
    bufferViews: binary.views,
    buffers: [{ byteLength: binary.size() }],
  }
  return container(new TextEncoder().encode(JSON.stringify(gltf)), binary.bytes())
}

function primitiveOf({ positions, normals, index }: CadMesh, material: number, binary: Packer) {
  const isShort = positions.length / 3 < 65_535
  return {
    attributes: {
      POSITION: binary.add(positions, { componentType: FLOAT, type: 'VEC3', ...limitsOf(positions) }, ARRAY_BUFFER),
      NORMAL: binary.add(normals, { componentType: FLOAT, type: 'VEC3' }, ARRAY_BUFFER),
    },
    indices: binary.add(
      isShort ? Uint16Array.from(index) : index,
      { componentType: isShort ? UNSIGNED_SHORT : UNSIGNED_INT, type: 'SCALAR' },
      ELEMENT_ARRAY_BUFFER,
    ),
    material,
  }
}

function limitsOf(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  positions.forEach((value, at) => {
    min[at % 3] = Math.min(min[at % 3]!, value)
    max[at % 3] = Math.max(max[at % 3]!, value)
  })
  return { min, max }
}

function materialOf({ name, colour, metalness, roughness, opacity, shines }: CadMaterial) {
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...colour.map(rounded), opacity],
      metallicFactor: rounded(metalness),
      roughnessFactor: rounded(roughness),
    },
    doubleSided: true,
    ...(opacity < 1 ? { alphaMode: 'BLEND' } : {}),
    ...(shines ? { emissiveFactor: [1, 1, 1] } : {}),
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

type Accessor = { componentType: number; type: 'VEC3' | 'SCALAR'; min?: number[]; max?: number[] }

type Packer = ReturnType<typeof packer>

/** The binary part, with an accessor for everything put in it. Everything begins at a multiple of four bytes. */
function packer() {
  const accessors: object[] = []
  const views: object[] = []
  const parts: Uint8Array[] = []
  let size = 0
  return {
    accessors,
    views,
    size: () => size,
    add(values: Float32Array | Uint16Array | Uint32Array, accessor: Accessor, target: number): number {
      const { byteLength } = values
      views.push({ buffer: 0, byteOffset: size, byteLength, target })
      parts.push(padded(new Uint8Array(values.buffer, values.byteOffset, byteLength), 0))
      size += parts.at(-1)!.length
      const count = values.length / (accessor.type === 'VEC3' ? 3 : 1)
      return accessors.push({ bufferView: views.length - 1, count, ...accessor }) - 1
    },
    bytes: () => joined(parts),
  }
}

function container(json: Uint8Array, binary: Uint8Array): Uint8Array {
  const text = padded(json, 0x20)
  const total = 12 + 8 + text.length + 8 + binary.length
  return joined([
    words(MAGIC, 2, total),
    words(text.length, JSON_CHUNK),
    text,
    words(binary.length, BINARY_CHUNK),
    binary,
  ])
}

function words(...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  values.forEach((value, at) => view.setUint32(at * 4, value, true))
  return new Uint8Array(view.buffer)
}

function padded(bytes: Uint8Array, fill: number): Uint8Array {
  const result = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(fill)
  result.set(bytes)
  return result
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    result.set(part, at)
    at += part.length
  }
  return result
}
