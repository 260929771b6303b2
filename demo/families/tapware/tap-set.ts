import { assembly, atHeight, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { plateOutline } from '../../models/fittings/flange.ts'
import { spout } from '../../models/fittings/spout.ts'
import { isTraditional, spindleCover, tapHandle } from '../../models/fittings/tap-handle.ts'
import { addWallSpout } from '../../models/fittings/wall/wall-spout.ts'
import { addWallTap } from '../../models/fittings/wall/wall-tap.ts'
import {
  PLATE_FORMS,
  TAP_HANDLE_FORMS,
  type PlateForm,
  type SpoutForm,
  type TapHandleForm,
} from '../../models/forms.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { upright } from '../../models/geometry/placing.ts'
import { slab } from '../../models/geometry/sheath.ts'
import { OUTLET, SEALS, spindle } from '../../sheets/exploded/assemblies.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { basinSetOut, concealedGuide, hobGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Hot tap, spout and cold tap, on the hob or on the wall. */
export type TapSetSpec = {
  family: 'tap-set'
  mount: 'hob' | 'wall'
  handle: TapHandleForm
  spout: Exclude<SpoutForm, 'cascade'>
  flange: PlateForm
  /** Hot tap to cold tap, 150-300. */
  centresMm: number
  /** 100-220. */
  spoutReachMm: number
  /** Hob sets: hob to the highest point, 90-320. Wall sets: ignored. */
  heightMm: number
  /** 45-65. */
  flangeWidthMm: number
}

export const TAP_SET: ModelFamily<TapSetSpec> = {
  name: 'tap-set',
  build: tapSet,
  limits: { centresMm: [150, 300], spoutReachMm: [100, 220], heightMm: [90, 320], flangeWidthMm: [45, 65] },
  samples: {
    finishes: METALS,
    specs: TAP_HANDLE_FORMS.map((handle, index) => ({
      family: 'tap-set',
      mount: cycled(['hob', 'hob', 'wall'] as const, index),
      handle,
      spout: cycled(['gooseneck', 'tube', 'arc', 'flat', 'square', 'taper', 'angled', 'tube'] as const, index),
      flange: cycled(PLATE_FORMS, index),
      centresMm: 200,
      spoutReachMm: 150,
      heightMm: index % 8 === 0 ? 240 : 110,
      flangeWidthMm: 54,
    })),
  },
  overall: ({ mount, heightMm }) => (mount === 'hob' ? { height: heightMm } : {}),
  pieces: () => 3,
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    width,
    depth,
    'outlet-length': spec.spoutReachMm,
    ...(spec.mount === 'hob'
      ? { height, 'mount-type': 'Hob mounted', 'item-tapholes': '3 tap holes', 'number-of-tap-holes': 3 }
      : { 'mount-type': 'Wall mounted' }),
    'net-weight': kilograms(1.3 + spec.spoutReachMm * 0.003),
  }),
  assembly: { branches: [spindle('mount'), OUTLET, SEALS] },
  guide: (spec) =>
    spec.mount === 'hob'
      ? hobGuide({
          kind: 'taps and the spout',
          setOut: [pair('Hot to cold', `${spec.centresMm} mm between centres`), ...basinSetOut(spec.spoutReachMm)],
        })
      : concealedGuide(
          [
            pair('Hot to cold', `${spec.centresMm} mm between centres, outlet in the middle`),
            pair('Spout reach', `${spec.spoutReachMm} mm`),
          ],
          '20–35 mm',
          'flanges and handles',
        ),
}

/** Hot tap, outlet and cold tap. */
function tapSet(spec: TapSetSpec): ProductModel {
  return spec.mount === 'wall' ? wallSet(spec) : atHeight(spec, hobSet)
}

function wallSet(spec: TapSetSpec): ProductModel {
  const model = assembly('wall')
  const half = spec.centresMm / 2
  addWallTap(model, spec.handle, spec.flange, spec.flangeWidthMm, [-half, 0], 'hot')
  addWallTap(model, spec.handle, spec.flange, spec.flangeWidthMm, [half, 0], 'cold')
  addWallSpout(model, spec.spout, spec.flange, spec.flangeWidthMm, spec.spoutReachMm, 0)
  model.measure('centres', [-half, 0, 30], [half, 0, 30], 'x')
  model.measure('spoutReach', [0, -20, 0], [0, -20, spec.spoutReachMm], 'z')
  model.pose({ azimuth: -32, elevation: 16, fill: 0.72 })
  return model.finish()
}

function hobSet(spec: TapSetSpec): ProductModel {
  const model = assembly('hob')
  const half = spec.centresMm / 2
  addHobTap(model, spec, -half, 'hot')
  addHobTap(model, spec, half, 'cold')
  const foot = upright(slab(plateOutline(spec.flange, spec.flangeWidthMm, spec.flangeWidthMm), 5, 1.2, 0.3))
  model.add('spout flange', 'finish', foot)
  const neck = 22
  const outletY = addHobSpout(model, spec, neck)
  model.measure('centres', [-half, 0, 0], [half, 0, 0], 'x')
  model.measure('spoutReach', [0, outletY, 0], [0, outletY, spec.spoutReachMm], 'z')
  model.measure('outletHeight', [0, 0, spec.spoutReachMm], [0, outletY, spec.spoutReachMm], 'y')
  model.pose({ azimuth: -34, elevation: 18, fill: 0.72 })
  return model.finish()
}

function addHobSpout(model: Assembly, spec: TapSetSpec, neck: number): number {
  const crownY = spec.heightMm - neck / 2
  if (spec.spout === 'gooseneck') {
    const outletY = Math.max(40, crownY - spec.spoutReachMm * 0.75)
    const water = spout({
      form: 'gooseneck',
      startY: 4,
      reachMm: spec.spoutReachMm,
      outletY,
      thicknessMm: neck,
      crownY,
    })
    model.add('collar', 'finish', cylinder(neck + 10, 14, 2).translate(0, 4, 0))
    model.add('spout', 'finish', water.metal)
    model.add('aerator', 'plastic-grey', water.insert)
    return outletY
  }
  const thickness = spec.spout === 'taper' ? 26 : 21
  const columnTop = spec.heightMm
  const isSquare = spec.flange !== 'round'
  const startY = columnTop - thickness * 0.72
  const drop = spec.spout === 'arc' ? spec.spoutReachMm * 0.3 : spec.spout === 'angled' ? thickness * 1.5 : 20
  const outletY = startY - drop
  const column = isSquare
    ? upright(slab(plateOutline(spec.flange, 30, 30), columnTop - 3, 2)).translate(0, 3, 0)
    : lathe([
        [0, 0],
        [15, 0],
        [15, columnTop - 3, 2.4],
        [0, columnTop - 3],
      ]).translate(0, 3, 0)
  model.add('column', 'finish', column)
  const water = spout({
    form: spec.spout,
    startY: spec.spout === 'angled' ? columnTop * 0.6 : startY,
    reachMm: spec.spoutReachMm,
    outletY,
    thicknessMm: thickness,
  })
  model.add('spout', 'finish', water.metal)
  model.add('aerator', 'plastic-grey', water.insert)
  return outletY
}

function addHobTap(model: Assembly, spec: TapSetSpec, x: number, temperature: 'hot' | 'cold'): void {
  const grip = tapHandle(spec.handle)
  const traditional = isTraditional(spec.handle)
  const cover = traditional ? 34 : 30
  const foot = upright(slab(plateOutline(spec.flange, spec.flangeWidthMm, spec.flangeWidthMm), 5, 1.2, 0.3))
  model.add('flange', 'finish', foot.translate(x, 0, 0))
  const sleeve = traditional
    ? spindleCover(Math.min(44, spec.flangeWidthMm * 0.8), cover, true)
    : lathe([
        [0, 0],
        [13, 0],
        [13, cover, 0.8],
        [0, cover],
      ])
  model.add('cover', 'finish', sleeve.translate(x, 4, 0))
  model.add('gap', 'dark', cylinder(16, 3, 0.1).translate(x, cover + 2.5, 0))
  model.add('handle', 'finish', grip.metal.translate(x, cover + 5, 0))
  model.add('index', temperature, grip.index.translate(x, cover + 5, 0))
}
