import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { hobBody, shadowGap } from '../../models/fittings/body.ts'
import { lever, sideLever } from '../../models/fittings/lever.ts'
import { spout } from '../../models/fittings/spout.ts'
import {
  BODY_FORMS,
  LEVER_FORMS,
  SPOUT_FORMS,
  type BodyForm,
  type LeverForm,
  type SpoutForm,
} from '../../models/forms.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { outward } from '../../models/geometry/placing.ts'
import { ON_THE_HOB } from '../../sheets/exploded/assemblies.ts'
import { basinSetOut, hobGuide } from '../../sheets/guide/kinds/tapware.ts'
import { MIXER } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, oneHobHole } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Single-lever mixer on the hob or basin. */
export type BasinMixerSpec = {
  family: 'basin-mixer'
  /** Standard about 150-175 high, mid about 200-240, tower (for counter-top basins) about 280-330. */
  size: 'standard' | 'mid' | 'tower'
  body: BodyForm
  spout: SpoutForm
  handle: LeverForm
  /** Height to the top of the handle, 110-340. */
  heightMm: number
  /** Centre of the body to centre of the outlet, 90-200. */
  spoutReachMm: number
  /** Diameter or side of the body, 34-54 (slim bodies 28-38). */
  bodyWidthMm: number
  /** Hob to the aerator. Left out: follows the height. */
  outletHeightMm?: number
  /** Diameter or side of the foot ring. Left out: body width plus 6. */
  baseWidthMm?: number
}

export const BASIN_MIXER: ModelFamily<BasinMixerSpec> = {
  name: 'basin-mixer',
  build: basinMixer,
  limits: { heightMm: [110, 340], spoutReachMm: [90, 200], bodyWidthMm: [28, 54] },
  samples: {
    finishes: METALS,
    specs: [
      ...LEVER_FORMS.map((handle, index) => ({
        family: 'basin-mixer' as const,
        size: 'standard' as const,
        body: 'round' as const,
        spout: cycled(['tube', 'arc', 'taper'] as const, index),
        handle,
        heightMm: 160,
        spoutReachMm: 118,
        bodyWidthMm: 44,
      })),
      ...BODY_FORMS.map((body, index) => ({
        family: 'basin-mixer' as const,
        size: cycled(['standard', 'mid', 'tower'] as const, index),
        body,
        spout: cycled(['tube', 'arc', 'tube', 'flat', 'flat', 'taper', 'square'] as const, index),
        handle: cycled(['lever', 'pin', 'block', 'paddle', 'lever', 'block', 'pin'] as const, index),
        heightMm: cycled([165, 215, 300], index),
        spoutReachMm: 125,
        bodyWidthMm: body === 'slim' ? 34 : 44,
      })),
      ...SPOUT_FORMS.map((spout) => ({
        family: 'basin-mixer' as const,
        size: 'standard' as const,
        body: spout === 'square' || spout === 'flat' ? ('square' as const) : ('round' as const),
        spout,
        handle: 'pin' as const,
        heightMm: 165,
        spoutReachMm: 120,
        bodyWidthMm: 42,
      })),
    ],
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['side', 'front', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    height,
    width,
    depth,
    'outlet-length': spec.spoutReachMm,
    ...(spec.outletHeightMm ? { 'outlet-height': spec.outletHeightMm } : {}),
    'net-weight': kilograms(0.55 + spec.heightMm * 0.0052 + spec.bodyWidthMm * 0.006),
    ...oneHobHole,
  }),
  hasCartridge: true,
  assembly: ON_THE_HOB,
  standard: ['AS/NZS 3718', 'Tap ware for water supply'],
  manual: MIXER,
  guide: (spec) => hobGuide({ kind: 'mixer', setOut: basinSetOut(spec.spoutReachMm) }),
}

const GAP_MM = 1.1

/** Side levers are seen from their side. */
const SIDES = { left: { azimuth: -52, elevation: 14 }, right: { azimuth: 46, elevation: 14 } }

/** Single-lever basin mixer. The handle's top is at `heightMm`, or the crown of a gooseneck. */
function basinMixer(spec: BasinMixerSpec): ProductModel {
  return spec.spout === 'gooseneck' ? gooseneckMixer(spec) : standardMixer(spec)
}

function standardMixer(spec: BasinMixerSpec): ProductModel {
  const model = assembly('hob')
  const width = spec.bodyWidthMm
  const base = spec.baseWidthMm ?? width + 6
  const probe = hobBody(spec.body, width, 100, base)
  const handle = lever({ form: spec.handle, section: probe.section, widthMm: width })
  handle.computeBoundingBox()
  const bodyTop = spec.heightMm - GAP_MM - (handle.boundingBox?.max.y ?? 0)
  const body = hobBody(spec.body, width, bodyTop, base)
  model.add('body', 'finish', body.metal)
  model.add('gap', 'dark', shadowGap(body.section, bodyTop))
  model.add('handle', 'finish', handle.translate(0, bodyTop + GAP_MM, 0))
  addSideLever(model, spec.handle, width, bodyTop * 0.56)
  const thickness = width * (spec.spout === 'taper' ? 0.62 : spec.body === 'slim' ? 0.66 : 0.54)
  const startY = spec.spout === 'angled' ? bodyTop * 0.5 : bodyTop - thickness * 0.72 - 3
  const outletY = spec.outletHeightMm ?? startY - dropOf(spec)
  const water = spout({ form: spec.spout, startY, reachMm: spec.spoutReachMm, outletY, thicknessMm: thickness })
  model.add('spout', 'finish', water.metal)
  model.add('aerator', 'plastic-grey', water.insert)
  addPips(model, width, bodyTop)
  measure(model, spec, outletY, base)
  const onSide = spec.handle.startsWith('side-')
  model.pose({
    ...SIDES[onSide ? 'right' : 'left'],
    focus: onSide ? [width * 0.7, bodyTop * 0.62, 8] : [0, bodyTop - 6, spec.spoutReachMm * 0.3],
    zoom: 2.1,
  })
  return model.finish()
}

function dropOf({ spout, spoutReachMm }: BasinMixerSpec): number {
  if (spout === 'arc') return spoutReachMm * 0.34
  if (spout === 'angled') return -spoutReachMm * 0.06
  return spout === 'tube' ? 22 : spout === 'taper' ? 26 : 20
}

function gooseneckMixer(spec: BasinMixerSpec): ProductModel {
  const model = assembly('hob')
  const width = spec.bodyWidthMm
  const base = spec.baseWidthMm ?? width + 6
  const neck = Math.max(18, width * 0.5)
  const bodyTop = Math.min(spec.heightMm * 0.42, 120)
  const body = hobBody(spec.body, width, bodyTop, base)
  model.add('body', 'finish', body.metal)
  model.add('collar', 'finish', cylinder(neck + 7, 5, 1).translate(0, bodyTop - 1, 0))
  const crownY = spec.heightMm - neck / 2
  const outletY = spec.outletHeightMm ?? Math.max(bodyTop + 12, crownY - spec.spoutReachMm * 0.82)
  const water = spout({
    form: 'gooseneck',
    startY: bodyTop,
    reachMm: spec.spoutReachMm,
    outletY,
    thicknessMm: neck,
    crownY,
  })
  model.add('spout', 'finish', water.metal)
  model.add('aerator', 'plastic-grey', water.insert)
  const sideForm = spec.handle.startsWith('side-')
    ? spec.handle
    : spec.handle === 'knurled'
      ? 'side-knurled'
      : spec.handle === 'pin' || spec.handle === 'joystick'
        ? 'side-pin'
        : 'side-lever'
  addSideLever(model, sideForm, width, bodyTop * 0.6)
  measure(model, spec, outletY, base)
  model.pose({ ...SIDES.right, focus: [width * 0.3, bodyTop * 0.8, 0], zoom: 2.2 })
  return model.finish()
}

function addSideLever(model: Assembly, form: LeverForm, width: number, atY: number): void {
  if (!form.startsWith('side-')) return
  model.add('side lever', 'finish', sideLever(form, width, Math.min(30, width * 0.66), 58).translate(0, atY, 0))
}

/** Two small enamel dots below the handle. */
function addPips(model: Assembly, width: number, bodyTop: number): void {
  for (const [role, x] of [
    ['hot', -2.4],
    ['cold', 2.4],
  ] as const) {
    model.add(`${role} mark`, role, outward(cylinder(1.9, 0.5, 0.1, 16)).translate(x, bodyTop - 3.4, width / 2 - 0.3))
  }
}

function measure(model: Assembly, spec: BasinMixerSpec, outletY: number, base: number): void {
  model.measure('spoutReach', [0, outletY, 0], [0, outletY, spec.spoutReachMm], 'z')
  model.measure('outletHeight', [0, 0, spec.spoutReachMm], [0, outletY, spec.spoutReachMm], 'y')
  model.measure('baseWidth', [-base / 2, 0, 0], [base / 2, 0, 0], 'x')
}
