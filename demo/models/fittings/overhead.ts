import type { BufferGeometry } from 'three'
import type { OverheadForm } from '../forms.ts'
import { ball, cylinder, lathe } from '../geometry/lathe.ts'
import { rectangle, superellipse } from '../geometry/outline.ts'
import { degrees, flipped, merged } from '../geometry/placing.ts'
import { sheath, slab } from '../geometry/sheath.ts'
import { discPlaces, gridPlaces, nozzles } from './nozzles.ts'

export type Overhead = {
  metal: BufferGeometry
  face: BufferGeometry
  rubber: BufferGeometry
  /** Drop from the top of the joint to the spray face. */
  dropMm: number
}

/** Overhead shower hanging from the origin, its spray face looking down. */
export function overhead(form: OverheadForm, widthMm: number, depthMm = widthMm): Overhead {
  if (form === 'rose') return rose(widthMm)
  const joint = merged(
    cylinder(25, 13, 1).translate(0, -13, 0),
    ball(19).translate(0, -28, 0),
    cylinder(21, 5, 0.8).translate(0, -31, 0),
  )
  const head = form === 'ring' ? ringPlate(widthMm) : form === 'round' ? disc(widthMm) : plate(form, widthMm, depthMm)
  const place = (geometry: BufferGeometry) => flipped(geometry).translate(0, -30, 0)
  const metal = form === 'ring' ? merged(joint, bridge(widthMm)) : joint
  return {
    metal: merged(metal, place(head.metal)),
    face: place(head.face),
    rubber: place(head.rubber),
    dropMm: 30 + head.thickMm,
  }
}

type Plate = { metal: BufferGeometry; face: BufferGeometry; rubber: BufferGeometry; thickMm: number }

/** Built face up from y = 0 and turned over afterwards. */
function disc(widthMm: number): Plate {
  const radius = widthMm / 2
  const thick = 9
  const metal = lathe([
    [0, 0],
    [24, 0],
    [radius * 0.8, 2.4, 60],
    [radius, 3.4, 1.4],
    [radius, thick, 1.2],
    [radius - 4, thick, 0.2],
    [radius - 4, thick - 0.8],
    [0, thick - 0.8],
  ])
  const face = lathe([
    [0, thick - 1],
    [radius - 4.4, thick - 1],
    [radius - 4.4, thick - 0.2, 0.3],
    [0, thick - 0.2],
  ])
  const gap = Math.max(11, widthMm * 0.058)
  return { metal, face, rubber: raised(discPlaces(gap, radius - 12, gap), thick - 0.4), thickMm: thick }
}

function plate(form: OverheadForm, widthMm: number, depthMm: number): Plate {
  const thick = 9
  const outline =
    form === 'soft-square'
      ? superellipse(widthMm, depthMm, 4.6, 104)
      : rectangle(widthMm, depthMm, form === 'rectangle' ? 8 : 4)
  const inner =
    form === 'soft-square' ? superellipse(widthMm - 9, depthMm - 9, 4.6, 104) : rectangle(widthMm - 9, depthMm - 9, 4)
  const metal = sheath(
    outline,
    [
      [-26, 0],
      [-18, 0.4, 30],
      [0, 3.4, 1.2],
      [0, thick, 1],
      [-4, thick, 0.2],
      [-4, thick - 0.8],
    ],
    'foot',
  ).rotateX(-Math.PI / 2)
  const face = slab(inner, 1.2, 0.3)
    .rotateX(-Math.PI / 2)
    .translate(0, thick - 1.4, 0)
  const gap = Math.max(12, Math.min(widthMm, depthMm) * 0.068)
  return { metal, face, rubber: raised(gridPlaces(widthMm - 34, depthMm - 34, gap), thick - 0.4), thickMm: thick }
}

function ringPlate(widthMm: number): Plate {
  const outer = widthMm / 2
  const inner = widthMm * 0.3
  const thick = 15
  const metal = lathe(
    [
      [inner, thick, 1],
      [inner, 4, 4],
      [(inner + outer) / 2, 0, 16],
      [outer, 4, 4],
      [outer, thick, 2],
      [inner, thick, 2],
    ].map(([x, y, r]) => [x!, y!, r!] as const),
  )
  const face = lathe([
    [inner + 4, thick - 0.2],
    [outer - 4, thick - 0.2],
    [outer - 4, thick + 0.6, 0.3],
    [inner + 4, thick + 0.6, 0.3],
    [inner + 4, thick - 0.2],
  ])
  return {
    metal,
    face,
    rubber: raised(discPlaces(inner + 10, outer - 10, widthMm * 0.06), thick + 0.4),
    thickMm: thick + 1,
  }
}

/** Spoke from the joint to the ring. */
function bridge(widthMm: number): BufferGeometry {
  return slab(rectangle(24, widthMm * 0.72, 8), 9, 2)
    .rotateX(-Math.PI / 2)
    .translate(0, -41, 0)
}

function raised(places: readonly (readonly [number, number])[], y: number): BufferGeometry {
  return nozzles(places, 4, 1.5)
    .rotateX(-Math.PI / 2)
    .translate(0, y, 0)
}

/** Small bell on a ball joint, leaning forwards. */
function rose(widthMm: number): Overhead {
  const radius = widthMm / 2
  const bell = lathe([
    [0, 0],
    [9, 0],
    [10, 8, 2],
    [11, 18, 6],
    [radius * 0.82, 38, 22],
    [radius, 46, 4],
    [radius, 58, 1.6],
    [radius - 3, 58],
    [radius - 3, 57],
    [0, 57],
  ])
  const face = cylinder(widthMm - 6.6, 1.4, 0.3).translate(0, 56.4, 0)
  const rubber = raised(discPlaces(widthMm * 0.09, radius - 8, widthMm * 0.1), 57.4)
  const lean = degrees(16)
  const place = (geometry: BufferGeometry) => flipped(geometry).rotateX(-lean).translate(0, -16, 0)
  const joint = merged(cylinder(25, 15, 1).translate(0, -15, 0), ball(21).translate(0, -26, 0))
  return { metal: merged(joint, place(bell)), face: place(face), rubber: place(rubber), dropMm: 74 }
}
