import { assembly, type Assembly, type MaterialRole, type ProductModel } from '../../models/assembly.ts'
import { addOverflow, addWaste, vessel, type BowlShape } from '../../models/fittings/vessel.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { movedOutline, rectangle, superellipse } from '../../models/geometry/outline.ts'
import { box } from '../../models/geometry/sheath.ts'
import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, isolate, pair, WATER_RULES } from '../../sheets/guide/guide.ts'
import { basinCommissioning, basinNeeded, basinTools, fitWaste } from '../../sheets/guide/kinds/basins-and-sinks.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'

/** Vanity cabinet with its top. */
export type VanitySpec = {
  family: 'vanity'
  mount: 'wall' | 'floor'
  /** 450-1800. */
  widthMm: number
  /** 380-520. */
  depthMm: number
  /** Cabinet and top, 450-600 on the wall, 820-900 on the floor. */
  heightMm: number
  fronts: 'drawers' | 'doors' | 'open-shelf'
  /** `finish` takes the variant's finish. */
  cabinet: 'white' | 'oak' | 'walnut' | 'charcoal' | 'finish'
  top: 'moulded' | 'counter-top'
  bowls: 1 | 2
}

export const VANITY: ModelFamily<VanitySpec> = {
  name: 'vanity',
  build: vanity,
  limits: { widthMm: [450, 1800], depthMm: [380, 520], heightMm: [450, 900] },
  samples: {
    finishes: ['Chrome'],
    specs: (
      [
        ['wall', 900, 'drawers', 'oak', 'moulded', 1],
        ['wall', 1500, 'drawers', 'walnut', 'counter-top', 2],
        ['floor', 750, 'doors', 'white', 'moulded', 1],
        ['wall', 1200, 'open-shelf', 'charcoal', 'counter-top', 1],
        ['floor', 1200, 'doors', 'oak', 'moulded', 2],
      ] as const
    ).map(([mount, widthMm, fronts, cabinet, top, bowls]) => ({
      family: 'vanity',
      mount,
      widthMm,
      depthMm: 460,
      heightMm: mount === 'wall' ? 520 : 860,
      fronts,
      cabinet,
      top,
      bowls,
    })),
  },
  overall: ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    'mount-type': spec.mount === 'wall' ? 'Wall hung' : 'Floor standing',
    'bowl-position': spec.bowls === 2 ? 'Double' : 'Centre',
    'item-tapholes': spec.bowls === 2 ? '2 x 1 tap hole' : '1 tap hole',
    'number-of-tap-holes': spec.bowls,
    'net-weight': kilograms((spec.widthMm * spec.heightMm) / 14_000),
  }),
  stuff: 'joinery',
  isUnlicensed: true,
  guide: (spec) => ({
    tools: [...basinTools, 'Stud finder', 'Two people'],
    needed: basinNeeded,
    before: [...DRAIN_RULES, WATER_RULES[0], 'Let the cabinet stand in the room for a day before it is fixed.'],
    setOut: [
      pair('Top of the bench', spec.mount === 'wall' ? '850 to 900 mm above the floor' : `${spec.heightMm} mm`),
      pair('Drain', '500 to 550 mm above the floor, behind the upper drawer'),
      pair('Fixings', 'Into studs or blocking over the whole width'),
      pair(
        'Load',
        spec.mount === 'wall' ? '120 kg with the rail fixed at every stud' : 'On the floor; fixed against tipping',
      ),
    ],
    steps: [
      isolate,
      spec.mount === 'wall'
        ? {
            title: 'Fix the wall rail',
            text: 'Screw the rail level into every stud. Hang the cabinet and adjust height and depth at the hangers.',
            detail: detail.wallFixing('Screw 6 x 80', 'Stud'),
          }
        : {
            title: 'Level the cabinet',
            text: 'Turn the feet until the top is level both ways, then screw the back to the wall.',
            detail: detail.levellingFoot('0–30'),
          },
      {
        title: 'Cut for the pipes',
        text: 'Cut the back panel with a hole saw where water and drain enter, and seal the edges.',
      },
      {
        title: 'Set the top',
        text: 'Spots of silicone every 200 mm on the cabinet; press the top down flush at the back.',
        detail: detail.sealBead(),
      },
      fitWaste,
      { title: 'Adjust fronts', text: 'Hang drawers or doors and set the gaps to 3 mm at the runners and hinges.' },
    ],
    commissioning: basinCommissioning,
  }),
}

const TOP_MM = 20

/** Vanity with its top; back at z = 0, y = 0 at the underside of the cabinet or the floor. */
function vanity(spec: VanitySpec): ProductModel {
  const hung = spec.mount === 'wall'
  const model = assembly(hung ? 'wall' : 'floor')
  const kick = hung ? 0 : 90
  const cabinetTop = spec.heightMm - TOP_MM - (spec.top === 'counter-top' ? 0 : 0)
  addCabinet(model, spec, kick, cabinetTop)
  if (spec.top === 'moulded') addMouldedTop(model, spec, cabinetTop)
  else addCounterTop(model, spec, cabinetTop)
  model.pose({ azimuth: -28, elevation: hung ? 16 : 14, fill: 0.78 })
  return model.finish()
}

function addCabinet(model: Assembly, spec: VanitySpec, kick: number, top: number): void {
  const role: MaterialRole = spec.cabinet === 'white' ? 'paint-white' : spec.cabinet
  const { widthMm, depthMm } = spec
  const carcass = top - kick
  const front = depthMm - 37
  const side = widthMm / 2 - 12
  for (const x of [-side, side])
    model.add('side', role, box(18, carcass - 0.4, front + 2.2, 1).translate(x, kick, front / 2 + 1.1))
  model.add('floor', role, box(widthMm - 30, 18, front - 2, 0.6).translate(0, kick, front / 2))
  model.add('back', role, box(widthMm - 30, carcass - 8, 8, 0.6).translate(0, kick, 5))
  if (kick > 0)
    model.add('kick', 'dark', box(widthMm - 60, kick + 2, depthMm - 80, 0.5).translate(0, 0, (depthMm - 80) / 2))
  const columns = Math.max(1, Math.round(widthMm / 600))
  const rows = spec.fronts === 'drawers' ? 2 : 1
  const open = spec.fronts === 'open-shelf'
  const gap = 3
  const high = (carcass - 6 - gap * (rows + 1)) / rows
  const doors = spec.fronts === 'doors' && widthMm / columns > 420 ? columns * 2 : columns
  const wide = (widthMm - gap * (doors + 1)) / doors
  model.add(
    'shadow',
    spec.fronts === 'open-shelf' ? role : 'dark',
    box(widthMm - 16, carcass - 14, 3, 0.2).translate(0, kick + 5, spec.fronts === 'open-shelf' ? 12 : front + 0.4),
  )
  for (let column = 0; column < doors; column++) {
    for (let row = 0; row < rows; row++) {
      if (open && row === 0 && column === doors - 1 && doors > 1) continue
      const x = -widthMm / 2 + gap + wide / 2 + column * (wide + gap)
      const y = kick + gap + row * (high + gap)
      model.add('front', role, box(wide, high, 19, 1.4).translate(x, y, front + 12))
      addPull(model, spec, x, y + high - 26, front + 22, wide)
    }
  }
}

/** Slim bar along the top of a front. */
function addPull(model: Assembly, { cabinet }: VanitySpec, x: number, y: number, z: number, wide: number): void {
  const length = Math.min(180, wide * 0.42)
  model.add('pull', cabinet === 'finish' ? 'chrome' : 'trim', box(length, 9, 15, 2).translate(x, y, z + 6))
}

function addMouldedTop(model: Assembly, spec: VanitySpec, y: number): void {
  const bowls = bowlShapes(spec)
  const body = vessel({
    outer: rectangle(spec.widthMm, spec.depthMm, 3),
    outside: [
      [-6, -TOP_MM],
      [0, -TOP_MM, 1.5],
    ],
    rimEdgeMm: 2.4,
    bowls,
    tapHoles: bowls.map(({ waste }) => ({ x: waste.x, y: spec.depthMm / 2 - 54, diameterMm: 35 })),
  }).translate(0, y + TOP_MM, spec.depthMm / 2)
  const [first, second] = bowls
  const wasteZ = spec.depthMm / 2 - (first?.waste.y ?? 0)
  model.measure('wasteFromBack', [first?.waste.x ?? 0, y + TOP_MM, 0], [first?.waste.x ?? 0, y + TOP_MM, wasteZ], 'z')
  if (first && second)
    model.measure('bowlCentres', [first.waste.x, y + TOP_MM, wasteZ], [second.waste.x, y + TOP_MM, wasteZ], 'x')
  for (const shape of bowls) {
    const moved = { ...shape, waste: { ...shape.waste, y: shape.waste.y - spec.depthMm / 2 } }
    addWaste(model, moved, y + TOP_MM)
    addOverflow(model, body, moved, y + TOP_MM, 40)
    model.add('tap hole', 'dark', cylinder(36, 1, 0.1).translate(shape.waste.x, y + TOP_MM - 14, 54))
  }
  model.add('top', 'ceramic', body)
}

function bowlShapes(spec: VanitySpec): BowlShape[] {
  const places = spec.bowls === 2 ? [-spec.widthMm / 4, spec.widthMm / 4] : [0]
  const width = Math.min(500, spec.widthMm / spec.bowls - 110)
  const depth = spec.depthMm - 150
  return places.map((x) => {
    const opening = movedOutline(rectangle(width, depth, 42), x, -34)
    return {
      opening,
      floor: { scaleX: 1 - 80 / width, scaleY: 1 - 80 / depth, x, y: -34 },
      footMm: 38,
      depthMm: 112,
      lipMm: 5,
      squareness: 5,
      waste: { x, y: -24, diameterMm: 62 },
    }
  })
}

/** Slab with a separate bowl on top. */
function addCounterTop(model: Assembly, spec: VanitySpec, y: number): void {
  model.add('top', 'stone', box(spec.widthMm, TOP_MM, spec.depthMm, 1.2, 2).translate(0, y, spec.depthMm / 2))
  const places = spec.bowls === 2 ? [-spec.widthMm / 4, spec.widthMm / 4] : [0]
  for (const x of places) {
    const width = Math.min(420, spec.widthMm / spec.bowls - 80)
    const shape: BowlShape = {
      opening: superellipse(width - 18, 340 - 18, 2.3, 120),
      depthMm: 104,
      lipMm: 4,
      squareness: 2.5,
      waste: { x: 0, y: 0, diameterMm: 62 },
    }
    const body = vessel({
      outer: superellipse(width, 340, 2.3, 120),
      outside: [
        [-80, -124],
        [-62, -124, 8],
        [-22, -80, 120],
        [0, -20, 60],
      ],
      rimEdgeMm: 4,
      bowls: [shape],
      tapHoles: [],
    })
    const z = spec.depthMm * 0.56
    const rimY = y + TOP_MM + 124
    model.add('basin', 'ceramic', body.translate(x, rimY, z))
    addWaste(model, { ...shape, waste: { ...shape.waste, x, y: -z } }, rimY)
  }
}
