import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { basketWaste } from '../../models/fittings/waste.ts'
import { bowl, rimFace, type BowlFloor } from '../../models/geometry/bowl.ts'
import { cylinder, ring } from '../../models/geometry/lathe.ts'
import { movedOutline, rectangle } from '../../models/geometry/outline.ts'
import { merged, outward, upright } from '../../models/geometry/placing.ts'
import { box, sheath } from '../../models/geometry/sheath.ts'
import { WITH_WASTE } from '../../sheets/exploded/assemblies.ts'
import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, isolate, pair, WATER_RULES } from '../../sheets/guide/guide.ts'
import { basinCommissioning, basinTools, setAndSeal } from '../../sheets/guide/kinds/basins-and-sinks.ts'
import { BOWL } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled } from '../samples.ts'

/** Laundry trough. */
export type LaundryTubSpec = {
  family: 'laundry-tub'
  form: 'cabinet' | 'inset' | 'wall'
  /** 450-1000. */
  widthMm: number
  /** 390-600. */
  depthMm: number
  /** Cabinets 850-920 to the rim; inset and wall tubs 220-320. */
  heightMm: number
  bowls: 1 | 2
  /** Cabinet doors. */
  doors?: 1 | 2
}

export const LAUNDRY_TUB: ModelFamily<LaundryTubSpec> = {
  name: 'laundry-tub',
  build: laundryTub,
  limits: { widthMm: [450, 1000], depthMm: [390, 600], heightMm: [220, 920] },
  samples: {
    finishes: ['Stainless Steel'],
    specs: (['cabinet', 'cabinet', 'inset', 'wall'] as const).map((form, index) => ({
      family: 'laundry-tub',
      form,
      widthMm: cycled([580, 900, 600, 560], index),
      depthMm: cycled([560, 560, 500, 450], index),
      heightMm: form === 'cabinet' ? 890 : 260,
      bowls: index === 1 ? 2 : 1,
    })),
  },
  overall: ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  views: ['front', 'plan', 'side'],
  measures: (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    'mount-type': spec.form === 'cabinet' ? 'Floor standing' : spec.form === 'inset' ? 'Inset' : 'Wall mounted',
    'net-weight': kilograms(spec.form === 'cabinet' ? spec.widthMm * 0.036 : spec.widthMm * 0.011),
  }),
  stuff: 'stainless',
  assembly: WITH_WASTE,
  standard: ['AS/NZS 1229', 'Laundry troughs'],
  manual: BOWL,
  guide: (spec) => ({
    tools: basinTools,
    needed: ['Laundry tap and washing machine stops', 'Trap 50 mm', 'Neutral-cure silicone'],
    before: [...DRAIN_RULES, WATER_RULES[0]],
    setOut: [
      pair('Width x depth', `${spec.widthMm} x ${spec.depthMm} mm`),
      pair('Rim', spec.form === 'cabinet' ? `${spec.heightMm} mm above the floor` : '880 to 920 mm above the floor'),
      pair('Drain', '50 mm, 400 to 450 mm above the floor'),
      pair('Machine stops', 'Beside the tub, 1,000 to 1,200 mm above the floor'),
    ],
    steps: [
      isolate,
      spec.form === 'cabinet'
        ? {
            title: 'Level the cabinet',
            text: 'Turn the feet until the rim is level, then screw the back to the wall.',
            detail: detail.levellingFoot('0–30'),
          }
        : {
            title: 'Cut or fix',
            text: 'Inset tubs lie in a cut-out of the bench, wall tubs on brackets into studs.',
            detail: detail.cutOut('Template', 'min. 50'),
          },
      {
        title: 'Fit the waste',
        text: 'Join plug and waste and the bypass of the washing machine below the plug.',
        detail: detail.wasteFixing('Ø 70'),
      },
      {
        title: 'Lead the hoses',
        text: 'Pass the hoses of the machine through the grommets and clip the outlet hose to the bypass.',
      },
      setAndSeal,
    ],
    commissioning: ['Let the machine pump out: no water comes up through the plug.', ...basinCommissioning],
  }),
}

/** Laundry trough, with its cabinet or without; back at z = 0 for cabinets and wall tubs. */
function laundryTub(spec: LaundryTubSpec): ProductModel {
  const model = assembly(spec.form === 'cabinet' ? 'floor' : spec.form === 'wall' ? 'wall' : 'bench')
  const deep = spec.form === 'cabinet' ? 235 : spec.heightMm - 6
  const rimY = spec.heightMm
  addTub(model, spec, rimY, deep)
  if (spec.form === 'cabinet') addCabinet(model, spec, rimY)
  model.measure('rimHeight', [0, 0, spec.depthMm], [0, rimY, spec.depthMm], 'y')
  if (spec.form === 'inset')
    model.letInto(rimY - 28, movedOutline(rectangle(spec.widthMm - 16, spec.depthMm - 16, 20), 0, -spec.depthMm / 2)())
  model.pose({ azimuth: -30, elevation: spec.form === 'cabinet' ? 16 : spec.form === 'wall' ? 26 : 36, fill: 0.76 })
  return model.finish()
}

function addTub(model: Assembly, spec: LaundryTubSpec, rimY: number, deep: number): void {
  const { widthMm, depthMm, bowls } = spec
  const outer = rectangle(widthMm, depthMm, 24)
  const border = 30
  const ledge = 56
  const each = (widthMm - 2 * border - (bowls - 1) * 28) / bowls
  const inner = depthMm - 2 * border - ledge
  const openings = Array.from({ length: bowls }, (_, index) => {
    const x = -widthMm / 2 + border + each / 2 + index * (each + 28)
    return { x, outline: movedOutline(rectangle(each, inner, 46), x, -ledge / 2) }
  })
  const holes = [{ x: 0, y: depthMm / 2 - 36, diameterMm: 35 }]
  const skirt = sheath(outer, [
    [-8, -30],
    [0, -30, 2],
    [0, 0, 5],
    [-5.2, 0],
  ])
  const top = rimFace(
    outer,
    openings.map(({ outline }) => outline),
    { outerMm: 5.2, innerMm: 6 },
    0,
    holes,
  )
  const insides = openings.map(({ x, outline }) =>
    bowl({
      opening: outline,
      floor: shrunk(x, -ledge / 2, each, inner),
      depthMm: deep,
      lipMm: 6,
      squareness: 5,
      footMm: 34,
      waste: { x, y: -ledge / 2, diameterMm: 84 },
    }),
  )
  const z = depthMm / 2
  const shells =
    spec.form === 'cabinet'
      ? []
      : openings.map(({ outline }) =>
          sheath(
            (outset = 0) => outline(outset + 2),
            [
              [-40, -deep - 3],
              [-8, -deep - 3, 30],
              [0, -4],
            ],
            'foot',
          ),
        )
  model.add('tub', 'finish', upright(merged(skirt, top, ...insides, ...shells)).translate(0, rimY, z))
  for (const { x } of openings) {
    const waste = basketWaste(98)
    model.add('waste', 'steel', waste.metal.translate(x, rimY - deep + 0.5, z + ledge / 2))
    model.add('waste gap', 'dark', waste.gap.translate(x, rimY - deep + 0.5, z + ledge / 2))
  }
  model.add('tap hole', 'dark', cylinder(36, 1, 0.1).translate(0, rimY - 13, 36))
}

function shrunk(x: number, y: number, width: number, depth: number): BowlFloor {
  const inset = 46
  return { scaleX: 1 - (2 * inset) / width, scaleY: 1 - (2 * inset) / depth, x, y }
}

function addCabinet(model: Assembly, spec: LaundryTubSpec, rimY: number): void {
  const { widthMm, depthMm } = spec
  const kick = 86
  const top = rimY - 30
  const front = depthMm - 40
  for (const side of [-1, 1])
    model.add(
      'side',
      'paint-white',
      box(18, top - kick, front, 2).translate(side * (widthMm / 2 - 18), kick, front / 2 + 6),
    )
  model.add('floor', 'paint-white', box(widthMm - 50, 18, front - 4, 1).translate(0, kick, front / 2 + 6))
  model.add('back', 'paint-white', box(widthMm - 50, top - kick - 4, 8, 1).translate(0, kick, 12))
  model.add(
    'kick',
    'plastic-grey',
    box(widthMm - 50, kick + 2, depthMm - 90, 1).translate(0, 0, (depthMm - 90) / 2 + 6),
  )
  const doors = spec.doors ?? (widthMm > 620 ? 2 : 1)
  const gap = 4
  const wide = (widthMm - 22 - gap * (doors - 1)) / doors
  for (let door = 0; door < doors; door++) {
    const x = -widthMm / 2 + 11 + wide / 2 + door * (wide + gap)
    model.add('door', 'paint-white', box(wide, top - kick - 14, 18, 2.4).translate(x, kick + 4, front + 15))
    const inside = doors === 1 ? wide * 0.4 : door === 0 ? wide * 0.4 : -wide * 0.4
    model.add('pull', 'steel', box(12, 120, 20, 3).translate(x + inside, top - 180, front + 28))
  }
  for (const side of [-1, 1])
    model.add(
      'hose hole',
      'plastic-grey',
      outward(ring(56, 44, 4, 1))
        .rotateY((side * Math.PI) / 2)
        .translate(side * (widthMm / 2 - 9), top - 90, depthMm * 0.3),
    )
}
