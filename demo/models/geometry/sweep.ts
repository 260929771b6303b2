import { Quaternion, Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { circle, segmentsFor } from './outline.ts'
import type { Outline } from './outline.ts'
import { arcStep } from './path.ts'
import type { Point3 } from './placing.ts'
import { merged } from './placing.ts'
import { flatFaceOn, skin } from './skin.ts'
import type { SkinPoint } from './skin.ts'

/** A point of a line in space with its unit direction and its distance from the start. */
export type Station = { at: Vector3; along: Vector3; distance: number }

/** A bend of a pipe: where the straight pieces would meet, and the bend radius. */
export type Bend = readonly [x: number, y: number, z: number, radius?: number]

/** Centre line of a bent pipe, with exact directions. */
export function bentLine(bends: readonly Bend[]): Station[] {
  const corners = bends.map(([x, y, z]) => new Vector3(x, y, z))
  const line: Station[] = []
  corners.forEach((corner, index) => {
    const before = corners[index - 1]
    const after = corners[index + 1]
    const arriving = before ? corner.clone().sub(before).normalize() : null
    const leaving = after ? after.clone().sub(corner).normalize() : null
    if (!arriving || !leaving) line.push({ at: corner, along: (leaving ?? arriving)!, distance: 0 })
    else line.push(...bendStations(corner, arriving, leaving, bends[index]![3] ?? 0, roomAt(corners, bends, index)))
  })
  return measured(line)
}

function roomAt(corners: Vector3[], bends: readonly Bend[], index: number): number {
  const share = (other: number) => (other > 0 && other < corners.length - 1 && (bends[other]![3] ?? 0) > 0 ? 0.5 : 1)
  const before = corners[index]!.distanceTo(corners[index - 1]!) * share(index - 1)
  const after = corners[index]!.distanceTo(corners[index + 1]!) * share(index + 1)
  return Math.min(before, after) * 0.999
}

function bendStations(corner: Vector3, arriving: Vector3, leaving: Vector3, wanted: number, room: number): Station[] {
  const turn = arriving.angleTo(leaving)
  if (turn < 1e-3) return [{ at: corner, along: arriving, distance: 0 }]
  const trim = Math.min(Math.max(wanted, 0.05) * Math.tan(turn / 2), room)
  const radius = trim / Math.tan(turn / 2)
  const axis = arriving.clone().cross(leaving).normalize()
  const start = corner.clone().addScaledVector(arriving, -trim)
  const centre = start.clone().addScaledVector(axis.clone().cross(arriving), radius)
  const steps = Math.max(2, Math.ceil(turn / arcStep(radius)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const rotation = new Quaternion().setFromAxisAngle(axis, (turn * step) / steps)
    const at = start.clone().sub(centre).applyQuaternion(rotation).add(centre)
    return { at, along: arriving.clone().applyQuaternion(rotation), distance: 0 }
  })
}

function measured(line: Station[]): Station[] {
  let distance = 0
  return line.map((station, index) => {
    distance += index > 0 ? station.at.distanceTo(line[index - 1]!.at) : 0
    return { ...station, distance }
  })
}

/** Centre line through points (Catmull-Rom), for hoses and cast spouts. */
export function smoothLine(points: readonly Point3[], stepsPerPiece = 12): Station[] {
  const corners = points.map(([x, y, z]) => new Vector3(x, y, z))
  const slope = (index: number) => {
    const before = corners[index - 1] ?? corners[index]!
    const after = corners[index + 1] ?? corners[index]!
    return after
      .clone()
      .sub(before)
      .multiplyScalar(index === 0 || index === corners.length - 1 ? 1 : 0.5)
  }
  const line: Station[] = []
  for (let index = 0; index + 1 < corners.length; index++) {
    const from = corners[index]!
    const to = corners[index + 1]!
    const leave = slope(index)
    const arrive = slope(index + 1)
    for (let step = index === 0 ? 0 : 1; step <= stepsPerPiece; step++) {
      line.push(hermite(from, leave, to, arrive, step / stepsPerPiece))
    }
  }
  return measured(line)
}

function hermite(from: Vector3, leave: Vector3, to: Vector3, arrive: Vector3, t: number): Station {
  const at = new Vector3()
    .addScaledVector(from, 2 * t ** 3 - 3 * t ** 2 + 1)
    .addScaledVector(leave, t ** 3 - 2 * t ** 2 + t)
    .addScaledVector(to, -2 * t ** 3 + 3 * t ** 2)
    .addScaledVector(arrive, t ** 3 - t ** 2)
  const along = new Vector3()
    .addScaledVector(from, 6 * t ** 2 - 6 * t)
    .addScaledVector(leave, 3 * t ** 2 - 4 * t + 1)
    .addScaledVector(to, -6 * t ** 2 + 6 * t)
    .addScaledVector(arrive, 3 * t ** 2 - 2 * t)
    .normalize()
  return { at, along, distance: 0 }
}

/** Interpolates the line's position at `distance`. */
export function stationAt(line: readonly Station[], distance: number): Station {
  const index = line.findIndex((station) => station.distance >= distance)
  const after = line[index < 0 ? line.length - 1 : index]!
  const before = line[Math.max(0, (index < 0 ? line.length : index) - 1)]!
  const span = after.distance - before.distance
  const share = span < 1e-9 ? 0 : Math.min(1, (distance - before.distance) / span)
  return {
    at: before.at.clone().lerp(after.at, share),
    along: before.along.clone().lerp(after.along, share).normalize(),
    distance,
  }
}

export type SweepOptions = {
  /** Outset of the section's outline along the way, by share of the length (0 to 1). */
  outset?: (share: number) => number
  /** Section itself by share of the length; equal point counts. Wins over the plain section. */
  sectionAt?: (share: number) => Outline
  /** Rounding of the edges at the two ends. */
  startEdgeMm?: number
  endEdgeMm?: number
  /** Depth and wall of an open bore at the end, for outlets. */
  bore?: { wallMm: number; depthMm: number }
  /** Direction the section's y axis should look to at the start. */
  up?: Point3
}

/** Pushes a section along a line. Solid, with rounded ends. */
export function sweep(line: readonly Station[], section: Outline, options: SweepOptions = {}): BufferGeometry {
  const frames = framesOf(line, options.up)
  const total = line.at(-1)?.distance ?? 1
  const sectionAt = options.sectionAt ?? (() => section)
  const outset = options.outset ?? (() => 0)
  const row = (index: number, shift: number, inset: number, lean: number): SkinPoint[] => {
    const { at, along, distance } = line[index]!
    const share = distance / total
    const [u, v] = frames[index]!
    const slope = taperSlope(line, index, outset)
    return sectionAt(share)(outset(share) - inset).map((rim) => {
      const place = at.clone().addScaledVector(u, rim.x).addScaledVector(v, rim.y).addScaledVector(along, shift)
      const normal = new Vector3()
        .addScaledVector(u, rim.nx)
        .addScaledVector(v, rim.ny)
        .multiplyScalar(Math.cos(lean))
        .addScaledVector(along, Math.sin(lean) - slope * Math.cos(lean))
        .normalize()
      return { x: place.x, y: place.y, z: place.z, nx: normal.x, ny: normal.y, nz: normal.z }
    })
  }
  const last = line.length - 1
  const rows: SkinPoint[][] = []
  const start = Math.max(0.01, options.startEdgeMm ?? 0.4)
  const end = Math.max(0.01, options.endEdgeMm ?? 0.4)
  for (const angle of edgeAngles(start).toReversed()) {
    rows.push(row(0, start * (1 - Math.sin(angle)), start * (1 - Math.cos(angle)), -angle))
  }
  for (let index = 1; index < last; index++) rows.push(row(index, 0, 0, 0))
  for (const angle of edgeAngles(end)) {
    rows.push(row(last, -end * (1 - Math.sin(angle)), end * (1 - Math.cos(angle)), angle))
  }
  const parts = [capOf(rows[0]!, line[0]!.along.clone().negate())]
  if (options.bore) {
    const { wallMm, depthMm } = options.bore
    const lip = row(last, 0, end, Math.PI / 2)
    const edge = row(last, 0, wallMm, Math.PI / 2)
    const inside = row(last, 0, wallMm, Math.PI)
    const deep = row(last, -depthMm, wallMm, Math.PI)
    parts.push(skin([...rows, lip, edge]), skin([inside, deep]), capOf(deep, line[last]!.along))
  } else {
    parts.push(skin(rows), capOf(rows.at(-1)!, line[last]!.along))
  }
  return merged(...parts)
}

function edgeAngles(edgeMm: number): number[] {
  const steps = edgeMm < 0.05 ? 1 : Math.max(2, Math.ceil(Math.PI / 2 / arcStep(edgeMm)))
  return Array.from({ length: steps + 1 }, (_, step) => (step / steps) * (Math.PI / 2))
}

function capOf(rim: readonly SkinPoint[], normal: Vector3): BufferGeometry {
  return flatFaceOn(rim, normal)
}

function taperSlope(line: readonly Station[], index: number, outset: (share: number) => number): number {
  const total = line.at(-1)?.distance ?? 1
  const before = line[Math.max(0, index - 1)]!.distance
  const after = line[Math.min(line.length - 1, index + 1)]!.distance
  return after - before < 1e-9 ? 0 : (outset(after / total) - outset(before / total)) / (after - before)
}

/** Frames that do not twist: each is the one before, turned as the line turns. */
function framesOf(line: readonly Station[], up?: Point3): [Vector3, Vector3][] {
  const first = line[0]!.along
  const wanted = up ? new Vector3(...up) : Math.abs(first.y) > 0.9 ? new Vector3(0, 0, -1) : new Vector3(0, 1, 0)
  let v = wanted.clone().addScaledVector(first, -wanted.dot(first)).normalize()
  let along = first
  return line.map((station) => {
    v = v.clone().applyQuaternion(new Quaternion().setFromUnitVectors(along, station.along))
    v.addScaledVector(station.along, -v.dot(station.along)).normalize()
    along = station.along
    return [v.clone().cross(station.along), v.clone()]
  })
}

/** Round pipe along bends. */
export function pipe(bends: readonly Bend[], diameterMm: number, options: SweepOptions = {}): BufferGeometry {
  return sweep(bentLine(bends), circle(diameterMm, segmentsFor(diameterMm / 2)), options)
}
