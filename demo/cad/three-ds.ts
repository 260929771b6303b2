import { toByte } from './product.ts'
import type { CadMaterial, CadMesh, CadProduct } from './product.ts'

/** Vertices and faces of an object are counted in 16 bits. */
const MAX_COUNT = 65_535

/**
 * 3D Studio mesh (.3ds) in millimetres, z up as that program has it. Vertices are doubled at sharp edges, as the format
 * has no normals.
 */
export function writeThreeDs({ meshes }: CadProduct): Uint8Array {
  const names = meshes.map(({ material }, number) => `${number} ${material.name}`.slice(0, 16))
  const objects = meshes.flatMap((mesh, number) =>
    splitMesh(mesh, MAX_COUNT).map((piece, part) => objectOf(piece, `part${number}_${part}`, names[number]!)),
  )
  const editor = chunk(
    0x3d3d,
    chunk(0x3d3e, longs([3])),
    ...meshes.map(({ material }, number) => materialOf(material, names[number]!)),
    chunk(0x0100, floats([1])),
    ...objects,
  )
  return chunk(0x4d4d, chunk(0x0002, longs([3])), editor)
}

type Piece = Pick<CadMesh, 'positions' | 'index'>

/** Pieces of at most `maxCount` vertices and faces each. */
export function splitMesh({ positions, index }: Piece, maxCount: number): Piece[] {
  const pieces: Piece[] = []
  let [known, places, corners] = [new Map<number, number>(), [] as number[], [] as number[]]
  const close = () => {
    if (corners.length > 0) pieces.push({ positions: Float32Array.from(places), index: Uint32Array.from(corners) })
    ;[known, places, corners] = [new Map<number, number>(), [], []]
  }
  for (let at = 0; at < index.length; at += 3) {
    if (places.length / 3 + 3 > maxCount || corners.length / 3 >= maxCount) close()
    for (const vertex of index.subarray(at, at + 3)) {
      const number = known.get(vertex) ?? known.size
      if (number === known.size) {
        known.set(vertex, number)
        places.push(...positions.subarray(vertex * 3, vertex * 3 + 3))
      }
      corners.push(number)
    }
  }
  close()
  return pieces
}

function objectOf({ positions, index }: Piece, name: string, material: string): Uint8Array {
  const faceCount = index.length / 3
  const faces = new Uint16Array(faceCount * 4)
  for (let face = 0; face < faceCount; face++) {
    // The last number says that all three sides show.
    faces.set([index[face * 3]!, index[face * 3 + 1]!, index[face * 3 + 2]!, 7], face * 4)
  }
  const members = Uint16Array.from({ length: faceCount }, (_, face) => face)
  return chunk(
    0x4000,
    letters(name),
    chunk(
      0x4100,
      chunk(0x4110, shorts([positions.length / 3]), floats(zUp(positions))),
      chunk(
        0x4120,
        shorts([faceCount]),
        shorts(faces),
        chunk(0x4130, letters(material), shorts([faceCount]), shorts(members)),
        chunk(0x4150, longs(members.map(() => 1))),
      ),
    ),
  )
}

function zUp(positions: Float32Array): number[] {
  const turned: number[] = []
  for (let at = 0; at < positions.length; at += 3) turned.push(positions[at]!, -positions[at + 2]!, positions[at + 1]!)
  return turned
}

function materialOf({ colour, metalness, roughness, opacity }: CadMaterial, name: string): Uint8Array {
  const diffuse = Uint8Array.from(colour, toByte)
  const specular = metalness > 0 ? diffuse : Uint8Array.of(51, 51, 51)
  return chunk(
    0xafff,
    chunk(0xa000, letters(name)),
    chunk(0xa010, chunk(0x0011, diffuse)),
    chunk(0xa020, chunk(0x0011, diffuse)),
    chunk(0xa030, chunk(0x0011, specular)),
    chunk(0xa040, percentage(100 * (1 - roughness))),
    chunk(0xa050, percentage(100 * (1 - opacity))),
    chunk(0xa081),
  )
}

function percentage(value: number): Uint8Array {
  return chunk(0x0030, shorts([Math.round(value)]))
}

/** Two bytes of kind, four of length with these six, and what is in it. */
function chunk(kind: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 6))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, kind, true)
  view.setUint32(2, bytes.length, true)
  let at = 6
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function shorts(values: ArrayLike<number>): Uint8Array {
  return filled(values, 2, (view, at, value) => view.setUint16(at, value, true))
}

function longs(values: ArrayLike<number>): Uint8Array {
  return filled(values, 4, (view, at, value) => view.setUint32(at, value, true))
}

function floats(values: ArrayLike<number>): Uint8Array {
  return filled(values, 4, (view, at, value) => view.setFloat32(at, value, true))
}

function filled(
  values: ArrayLike<number>,
  size: number,
  set: (view: DataView, at: number, value: number) => void,
): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * size))
  for (let at = 0; at < values.length; at++) set(view, at * size, values[at]!)
  return new Uint8Array(view.buffer)
}

/** Plain letters with a zero behind them. */
function letters(text: string): Uint8Array {
  return new TextEncoder().encode(`${text.replace(/[^\x20-\x7e]/g, '_')}\0`)
}
