import type { BufferGeometry } from 'three'
import { lathe } from './lathe.ts'
import type { PathPoint } from './path.ts'

/** Upright grip with diamond knurling, bevelled at both ends. `pitchMm` is the width of one diamond. */
export function knurledCylinder(diameterMm: number, heightMm: number, pitchMm = 1.6, depthMm = 0.35): BufferGeometry {
  const radius = diameterMm / 2
  const around = Math.max(16, Math.round((Math.PI * diameterMm) / pitchMm))
  const segments = Math.min(256, around * 4)
  const rows = Math.max(8, Math.round((heightMm / pitchMm) * 4))
  const bevel = Math.min(0.8, heightMm / 6)
  const profile: PathPoint[] = [
    { x: 0, y: 0, tx: 1, ty: 0 },
    { x: radius - bevel, y: 0, tx: 1, ty: 0 },
  ]
  for (let row = 0; row <= rows; row++) {
    profile.push({ x: radius, y: bevel + ((heightMm - 2 * bevel) * row) / rows, tx: 0, ty: 1 })
  }
  profile.push({ x: radius - bevel, y: heightMm, tx: -1, ty: 0 }, { x: 0, y: heightMm, tx: -1, ty: 0 })
  const geometry = lathe(profile, segments)
  const position = geometry.getAttribute('position')
  for (let vertex = 0; vertex < position.count; vertex++) {
    const row = Math.floor(vertex / segments)
    if (row < 2 || row > rows + 2) continue
    const angle = (2 * Math.PI * (vertex % segments)) / segments
    const turn = (angle * around) / 2
    const climb = ((position.getY(vertex) - bevel) / pitchMm) * Math.PI
    const groove = Math.max(Math.abs(Math.cos(turn + climb)) ** 6, Math.abs(Math.cos(turn - climb)) ** 6)
    const scale = (radius - depthMm * groove) / radius
    position.setX(vertex, position.getX(vertex) * scale)
    position.setZ(vertex, position.getZ(vertex) * scale)
  }
  recomputeNormals(geometry, 2 * segments, (rows + 3) * segments)
  return geometry
}

function recomputeNormals(geometry: BufferGeometry, first: number, end: number): void {
  const before = geometry.getAttribute('normal').clone()
  geometry.computeVertexNormals()
  const normal = geometry.getAttribute('normal')
  for (let vertex = 0; vertex < normal.count; vertex++) {
    if (vertex >= first && vertex < end) continue
    normal.setXYZ(vertex, before.getX(vertex), before.getY(vertex), before.getZ(vertex))
  }
}
