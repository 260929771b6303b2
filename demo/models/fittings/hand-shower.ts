import { Matrix4, Vector3, type BufferGeometry } from 'three'
import type { HandShowerForm } from '../forms.ts'
import { cylinder, lathe } from '../geometry/lathe.ts'
import { circle, ellipse, rectangle, superellipse, type Outline } from '../geometry/outline.ts'
import { roundedPath } from '../geometry/path.ts'
import { degrees, merged, outward } from '../geometry/placing.ts'
import { loft, sheath, slab } from '../geometry/sheath.ts'
import { smoothLine, sweep } from '../geometry/sweep.ts'
import { discPlaces, gridPlaces, nozzles } from './nozzles.ts'

export type HandShower = {
  /** `metal` takes the finish, `face` is the spray plate, `rubber` its nozzles. */
  parts: { metal: BufferGeometry; face: BufferGeometry; rubber: BufferGeometry }
  lengthMm: number
}

const FACE_TILT = 22

/** Hand shower with its hose end at the origin, its handle along +y and its spray face towards +z. */
export function handShower(form: HandShowerForm, widthMm: number): HandShower {
  if (form === 'stick' || form === 'micro') return stickShower(form, widthMm)
  const grip = 158
  const neck = form === 'ring' ? 6 : widthMm * 0.28
  const line = smoothLine([
    [0, 0, 0],
    [0, grip * 0.5, 0],
    [0, grip, 3],
    [0, grip + neck * 0.5, 7],
  ])
  const handle = sweep(line, circle(24), {
    sectionAt: (share) => ellipse(21 + 7 * share * share, 23 - 5 * share * share, 36),
    startEdgeMm: 1.2,
    endEdgeMm: 6,
  })
  const collar = lathe([
    [0, -1],
    [9.5, -1],
    [9.5, 6],
    [0, 6],
  ])
  const head = form === 'ring' ? ringHead(widthMm) : plateHead(form, widthMm)
  const tilt = new Matrix4()
    .makeTranslation(headCentre(form, grip, widthMm))
    .multiply(new Matrix4().makeRotationX(degrees(FACE_TILT)))
  for (const geometry of Object.values(head)) geometry.applyMatrix4(tilt)
  return {
    parts: { metal: merged(handle, collar, head.metal), face: head.face, rubber: head.rubber },
    lengthMm: grip + widthMm * 0.95,
  }
}

/** The lower edge of the tilted head sits on the end of the handle. */
function headCentre(form: HandShowerForm, grip: number, widthMm: number): Vector3 {
  const reach = widthMm * (form === 'ring' ? 0.49 : form === 'oval' ? 0.48 : 0.42)
  return new Vector3(0, grip + reach * Math.cos(degrees(FACE_TILT)), 11 + reach * Math.sin(degrees(FACE_TILT)))
}

type Head = HandShower['parts']

/** Solid spray head around the origin, in the x-y plane, looking to +z. */
function plateHead(form: HandShowerForm, widthMm: number): Head {
  const half = widthMm / 2
  const back = roundedPath([
    [half * 0.2, -16],
    [half * 0.5, -16, 20],
    [half, -7, 12],
    [half, -1],
  ])
  const dome = loft(
    back.map(({ x, y }) => ({ outline: headOutline(form, x * 2), z: y })),
    'foot',
  )
  const rim = sheath(headOutline(form, widthMm), [
    [0, -1.2],
    [0, 0, 1.2],
    [-3.4, 0, 0.3],
    [-3.4, -1],
  ])
  const metal = merged(dome, rim)
  const inset = slab(headOutline(form, widthMm - 7), 1.4, 0.4).translate(0, 0, -1.6)
  const places =
    form === 'round' || form === 'oval'
      ? discPlaces(0, widthMm * 0.4, widthMm * 0.088)
      : gridPlaces(widthMm * 0.74, widthMm * 0.74, widthMm * 0.095)
  const squeezed = form === 'oval' ? places.map(([x, y]) => [x * 0.76, y * 1.04] as const) : places
  return { metal, face: inset, rubber: nozzles(squeezed, 2.6).translate(0, 0, -0.4) }
}

function headOutline(form: HandShowerForm, widthMm: number): Outline {
  if (form === 'soft-square') return superellipse(widthMm, widthMm, 4, 96)
  if (form === 'square') return rectangle(widthMm, widthMm, 5)
  if (form === 'oval') return ellipse(widthMm * 0.8, widthMm * 1.08, 88)
  return circle(widthMm, 88)
}

function ringHead(widthMm: number): Head {
  const outer = widthMm / 2
  const inner = widthMm * 0.25
  const back = outward(
    lathe([
      [inner, 0, 0.4],
      [inner, -7, 5],
      [(inner + outer) / 2, -12, 9],
      [outer, -7, 5],
      [outer, 0, 1.4],
      [outer - 3, 0.4, 0.4],
      [inner + 3, 0.4, 0.4],
      [inner, 0],
    ]),
  )
  const face = outward(
    lathe([
      [inner + 3, 0.2],
      [outer - 3, 0.2],
      [outer - 3, 1, 0.4],
      [inner + 3, 1, 0.4],
      [inner + 3, 0.2],
    ]),
  )
  return {
    metal: back,
    face,
    rubber: nozzles(discPlaces(inner + 7, outer - 7, widthMm * 0.085), 2.6).translate(0, 0, 0.8),
  }
}

function stickShower(form: 'stick' | 'micro', widthMm: number): HandShower {
  const length = form === 'stick' ? 225 : 190
  const width = form === 'stick' ? Math.min(30, Math.max(20, widthMm)) : 22
  const body = lathe([
    [0, -1],
    [8.5, -1],
    [8.5, 4],
    [width / 2 - 1.5, 5, 1],
    [width / 2, 40, 60],
    [width / 2, length, 3],
    [0, length],
  ])
  const rows = form === 'stick' ? 9 : 5
  const places = Array.from(
    { length: rows * 3 },
    (_, index) => [((index % 3) - 1) * 4.6, length - 16 - Math.floor(index / 3) * 8] as const,
  )
  const plate = slab(rectangle(17, rows * 8 + 10, 7), 1.4, 0.5).translate(
    0,
    length - 16 - (rows - 1) * 4,
    width / 2 - 1.2,
  )
  return {
    parts: {
      metal: merged(body, cylinder(width + 0.6, 2, 0.4).translate(0, length * 0.42, 0)),
      face: plate,
      rubber: nozzles(places, 2.2, 0.9).translate(0, 0, width / 2 + 0.1),
    },
    lengthMm: length,
  }
}
