import { Matrix4, Vector3 } from 'three'
import type { Branch, Component, Explosion } from '../../drawings/exploded/exploded.ts'
import { boxOf, type Pose } from '../../drawings/exploded/piece.ts'
import type { Family, ModelSpec } from '../../families/all.ts'
import type { Part, ProductModel } from '../../models/assembly.ts'
import { buildModel } from '../../models/build.ts'
import type { Point3 } from '../../models/geometry/placing.ts'
import type { AssemblyRule, BranchRule, PieceRule } from './assemblies.ts'

/** A part of the list as it is drawn. */
export interface NumberedPart {
  readonly number: number
  readonly family: Family
  readonly spec: ModelSpec
}

const FROM_THE_RIGHT: Pose = { azimuth: -32, elevation: 22 }

/** Takes a product apart: its own parts, and between them the parts sold for it, each once. */
export function toExplosion(
  model: ProductModel,
  rule: AssemblyRule,
  listed: readonly NumberedPart[],
): Pick<Explosion, 'body' | 'branches' | 'pose'> {
  const left = new Set(listed)
  let rest = model.parts
  const branches: Branch[] = []
  for (const branch of rule.branches) {
    const middle = startOf(model.parts, branch)
    if (!middle) continue
    const towards = directionOf(branch, middle, model)
    const components = branch.pieces.flatMap((piece) => {
      const made = toComponents(piece, rest, left, towards)
      rest = rest.filter((part) => made.every(({ parts }) => !parts.includes(part)))
      return made
    })
    if (components.length > 0) branches.push({ from: middle, towards, components })
  }
  const body: Component = { parts: rest, isOwn: true, ...numberOf(take(left, rule.bodySoldAs)[0]) }
  return { body, branches, pose: rule.pose ?? FROM_THE_RIGHT }
}

/** The parts of these names. Taps in pairs are taken apart on the right-hand side only. */
function namedParts(parts: readonly Part[], names: readonly string[]): Part[] {
  const isPair = parts.filter(({ name }) => name === 'handle').length === 2
  return parts.filter((part) => names.includes(part.name) && !(isPair && middleOf([part])[0] < -1))
}

function toComponents(rule: PieceRule, parts: readonly Part[], left: Set<NumberedPart>, towards: Point3): Component[] {
  if ('own' in rule) {
    const own = namedParts(parts, rule.own)
    return own.length === 0 ? [] : [{ parts: own, isOwn: true, ...numberOf(take(left, rule.soldAs)[0]) }]
  }
  return take(left, rule.loose, Infinity).map((part) => ({
    parts: turnedAlong(buildModel(part.spec).parts, rule.lies === 'along' ? towards : [0, 1, 0]),
    isOwn: false,
    number: part.number,
  }))
}

/** Takes the parts of a family out of those that are not drawn yet. */
function take(left: Set<NumberedPart>, family: Family | undefined, count = 1): NumberedPart[] {
  const taken = [...left].filter((part) => part.family === family).slice(0, count)
  for (const part of taken) left.delete(part)
  return taken
}

function numberOf(part: NumberedPart | undefined): { number?: number } {
  return part ? { number: part.number } : {}
}

/** Loose parts stand upright; on an axis their top points along it. */
function turnedAlong(parts: readonly Part[], [x, y, z]: Point3): readonly Part[] {
  const up = new Vector3(0, 1, 0)
  const towards = new Vector3(x, y, z).normalize()
  if (towards.equals(up)) return parts
  const axis = new Vector3().crossVectors(up, towards).normalize()
  const turn = new Matrix4().makeRotationAxis(axis, Math.acos(up.dot(towards)))
  return parts.map((part) => ({ ...part, geometry: part.geometry.clone().applyMatrix4(turn) }))
}

function startOf(parts: readonly Part[], { from }: BranchRule): Point3 | null {
  if (from.length === 0) return middleOf(parts)
  const name = from.find((each) => parts.some((part) => part.name === each))
  if (name === undefined) return null
  const named = namedParts(parts, [name])
  // Of two wastes, the one on the right.
  const [left, right] = named.toSorted((a, b) => middleOf([a])[0] - middleOf([b])[0])
  const isPair = named.length === 2 && left && right && middleOf([left])[0] < -1 && middleOf([right])[0] > 1
  return middleOf(isPair ? [right] : named)
}

/** The axis on which a place lies furthest off the middle of a box, for its size, and to which side. */
function directionOf({ towards }: BranchRule, place: Point3, { mount, bounds }: ProductModel): Point3 {
  if (towards === 'mount') return mount === 'wall' ? [0, 0, 1] : [0, 1, 0]
  if (towards !== 'off') return towards
  const { min, max } = bounds
  const offs = (
    [
      [place[0], min.x, max.x],
      [place[1], min.y, max.y],
      [place[2], min.z, max.z],
    ] as const
  ).map(([at, from, to]) => ((at - (from + to) / 2) / Math.max(1, to - from)) * 2)
  const furthest = offs.reduce((best, off, axis) => (Math.abs(off) > Math.abs(offs[best] ?? 0) ? axis : best), 0)
  const sign = Math.sign(offs[furthest] ?? 1) || 1
  return [furthest === 0 ? sign : 0, furthest === 1 ? sign : 0, furthest === 2 ? sign : 0]
}

function middleOf(parts: readonly Part[]): Point3 {
  const { x, y, z } = boxOf(parts).getCenter(new Vector3())
  return [x, y, z]
}
