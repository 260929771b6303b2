import { Box3, Matrix4, Vector3 } from 'three'
import type { Part } from '../../models/assembly.ts'
import type { Point3 } from '../../models/geometry/placing.ts'
import type { Stroke } from '../chain.ts'
import { project, type Point2 } from '../projection.ts'
import { drawView, toSubject } from '../views.ts'
import { nearnessAt, toCover } from '../visibility.ts'

/** Degrees: how far the product is turned to show its right-hand side, and how far it is tilted to show its top. */
export interface Pose {
  readonly azimuth: number
  readonly elevation: number
}

/** Some parts of a product as they are drawn, in their own place; millimetres on paper, y up. */
export interface Piece {
  readonly outline: readonly Stroke[]
  readonly edges: readonly Stroke[]
  /** Middle of its box. */
  readonly middle: Point2
  /** Returns whether it covers a point of the paper. */
  covers(at: Point2): boolean
}

/** A piece that was moved on the paper. */
export interface PlacedPiece {
  readonly piece: Piece
  readonly by: Point2
}

/** Draws parts as they are seen in a pose. */
export function toPiece(parts: readonly Part[], pose: Pose): Piece {
  const turn = turned(pose)
  const seenParts = parts.map((part) => ({ ...part, geometry: part.geometry.clone().applyMatrix4(turn) }))
  const subject = toSubject({ parts: seenParts, bounds: boxOf(seenParts) })
  const { outline, edges, frame } = drawView(subject, 'front')
  const cover = toCover(project(subject.surface.points, 'front'), subject.surface.corners)
  return {
    outline,
    edges,
    middle: [(frame.left + frame.right) / 2, (frame.bottom + frame.top) / 2],
    covers: ([x, y]) => nearnessAt(cover, x, y) !== -Infinity,
  }
}

/** Projects a point or direction of the product onto the paper. */
export function onPaper([x, y, z]: Point3, pose: Pose): Point2 {
  const seen = new Vector3(x, y, z).applyMatrix4(turned(pose))
  return [seen.x, seen.y]
}

/** The box around parts. */
export function boxOf(parts: readonly Part[]): Box3 {
  const box = new Box3()
  for (const { geometry } of parts) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) box.union(geometry.boundingBox)
  }
  return box
}

function turned({ azimuth, elevation }: Pose): Matrix4 {
  const radians = Math.PI / 180
  return new Matrix4().makeRotationX(elevation * radians).multiply(new Matrix4().makeRotationY(azimuth * radians))
}
