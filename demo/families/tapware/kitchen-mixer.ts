import { assembly, atHeight, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { bodySection, hobBody, shadowGap } from '../../models/fittings/body.ts'
import { roundNeck, squareNeck } from '../../models/fittings/kitchen-neck.ts'
import { springNeck } from '../../models/fittings/kitchen-spring.ts'
import { lever, pin, sideLever } from '../../models/fittings/lever.ts'
import { insertDisc, spout, type Spout } from '../../models/fittings/spout.ts'
import { tapHandle } from '../../models/fittings/tap-handle.ts'
import type { BodyForm } from '../../models/forms.ts'
import { lathe, ring } from '../../models/geometry/lathe.ts'
import { circle } from '../../models/geometry/outline.ts'
import { aimed, sideways, type Point3 } from '../../models/geometry/placing.ts'
import { box } from '../../models/geometry/sheath.ts'
import { smoothLine, sweep } from '../../models/geometry/sweep.ts'
import { ON_THE_HOB } from '../../sheets/exploded/assemblies.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { basinSetOut, hobGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, oneHobHole } from '../measures.ts'
import { METALS } from '../samples.ts'

/** Kitchen or laundry sink mixer. */
export type KitchenMixerSpec = {
  family: 'kitchen-mixer'
  neck: 'gooseneck' | 'square-neck' | 'flat' | 'low-arc' | 'angled' | 'swan'
  /** `pull-down` has a spray docked in the neck; `spring` is a professional mixer with an exposed coil. */
  outlet: 'fixed' | 'pull-out' | 'pull-down' | 'spring'
  body: Exclude<BodyForm, 'oval' | 'waisted'>
  handle:
    | 'side-pin'
    | 'side-lever'
    | 'side-paddle'
    | 'side-loop'
    | 'side-knurled'
    | 'top-lever'
    | 'top-pin'
    | 'twin-lever'
    | 'twin-cross'
  /** 150-560. */
  heightMm: number
  /** 170-250. */
  spoutReachMm: number
  /** 30-52. */
  bodyWidthMm: number
  /** Small second lever for filtered water on the left-hand side. */
  filterLever?: boolean
}

export const KITCHEN_MIXER: ModelFamily<KitchenMixerSpec> = {
  name: 'kitchen-mixer',
  build: kitchenMixer,
  limits: { heightMm: [150, 560], spoutReachMm: [170, 250], bodyWidthMm: [30, 52] },
  samples: {
    finishes: METALS,
    specs: (
      [
        ['gooseneck', 'fixed', 'round', 'side-pin', 380],
        ['gooseneck', 'pull-down', 'round', 'side-lever', 430],
        ['square-neck', 'fixed', 'soft-square', 'side-paddle', 330],
        ['square-neck', 'pull-out', 'square', 'side-paddle', 340],
        ['flat', 'fixed', 'square', 'side-lever', 320],
        ['gooseneck', 'spring', 'round', 'side-lever', 500],
        ['swan', 'fixed', 'tapered', 'side-loop', 320],
        ['low-arc', 'fixed', 'round', 'top-lever', 190],
        ['angled', 'fixed', 'round', 'top-pin', 230],
        ['angled', 'pull-out', 'slim', 'side-pin', 300],
        ['gooseneck', 'fixed', 'slim', 'side-knurled', 400],
        ['gooseneck', 'fixed', 'tapered', 'twin-cross', 340],
        ['square-neck', 'fixed', 'round', 'twin-lever', 310],
        ['low-arc', 'pull-down', 'round', 'side-pin', 380],
        ['flat', 'fixed', 'square', 'top-lever', 180],
      ] as const
    ).map(([neck, outlet, body, handle, heightMm], index) => ({
      family: 'kitchen-mixer',
      neck,
      outlet,
      body,
      handle,
      heightMm,
      spoutReachMm: 215,
      bodyWidthMm: body === 'slim' ? 34 : 46,
      ...(index === 0 ? { filterLever: true } : {}),
    })),
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['side', 'front', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    height,
    width,
    depth,
    'outlet-length': spec.spoutReachMm,
    'net-weight': kilograms(0.9 + spec.heightMm * 0.0035 + (spec.outlet === 'fixed' ? 0 : 0.5)),
    ...oneHobHole,
  }),
  hasCartridge: true,
  assembly: ON_THE_HOB,
  guide: (spec) =>
    hobGuide({
      kind: 'mixer',
      setOut: [...basinSetOut(spec.spoutReachMm), pair('Behind the hole', 'At least 55 mm to the wall for the lever')],
      extra:
        spec.outlet === 'fixed'
          ? []
          : [
              {
                title: 'Fit the pull-out hose',
                text: 'Pass the hose through the spout, clip it to the body below and hang the weight at the mark. Pull it out and let it back ten times: it must not touch bin, pipes or drawer.',
              },
            ],
    }),
}

/** Sink mixer; its highest point is at `heightMm`. */
function kitchenMixer(spec: KitchenMixerSpec): ProductModel {
  return atHeight(spec, kitchenMixerOnce)
}

function kitchenMixerOnce(spec: KitchenMixerSpec): ProductModel {
  const model = assembly('hob')
  const base = spec.bodyWidthMm + 6
  const outletY = spec.handle.startsWith('top-') ? lowMixer(model, spec, base) : tallMixer(model, spec, base)
  model.measure('spoutReach', [0, outletY, 0], [0, outletY, spec.spoutReachMm], 'z')
  model.measure('outletHeight', [0, 0, spec.spoutReachMm], [0, outletY, spec.spoutReachMm], 'y')
  model.measure('baseWidth', [-base / 2, 0, 0], [base / 2, 0, 0], 'x')
  if (spec.filterLever) addFilterLever(model, spec)
  return model.finish()
}

/** Lever on top, long swinging spout from the body. */
function lowMixer(model: Assembly, spec: KitchenMixerSpec, base: number): number {
  const width = spec.bodyWidthMm
  const section = bodySection(spec.body, width)
  const handle = lever({ form: spec.handle === 'top-pin' ? 'pin' : 'lever', section, widthMm: width, lengthMm: 104 })
  handle.computeBoundingBox()
  const bodyTop = spec.heightMm - 1.1 - (handle.boundingBox?.max.y ?? 0)
  const swivel = Math.max(24, bodyTop - 66)
  const body = hobBody(spec.body, width, bodyTop, base)
  model.add('body', 'finish', body.metal)
  for (const y of [swivel, bodyTop - 12])
    model.add('swivel gap', 'dark', ring(width + 0.5, width - 2, 1.1, 0.1).translate(0, y, 0))
  model.add('gap', 'dark', shadowGap(body.section, bodyTop))
  model.add('handle', 'finish', handle.translate(0, bodyTop + 1.1, 0))
  const thickness = spec.neck === 'flat' ? 26 : 25
  const startY = swivel + 22
  const form =
    spec.neck === 'flat' ? 'flat' : spec.neck === 'low-arc' ? 'arc' : spec.neck === 'square-neck' ? 'square' : 'angled'
  const outletY =
    form === 'arc'
      ? startY - 24
      : form === 'flat'
        ? startY + 12
        : form === 'square'
          ? startY - 26
          : startY + spec.spoutReachMm * 0.2
  const water = risingSpout(form, startY, outletY, spec, thickness)
  addSpout(model, water)
  model.pose({ azimuth: -50, elevation: 15 })
  return outletY
}

function risingSpout(
  form: 'flat' | 'arc' | 'square' | 'angled',
  startY: number,
  outletY: number,
  spec: KitchenMixerSpec,
  thicknessMm: number,
): Spout {
  if (form !== 'arc') return spout({ form, startY, reachMm: spec.spoutReachMm, outletY, thicknessMm })
  const reach = spec.spoutReachMm
  const line = smoothLine([
    [0, startY, 0],
    [0, startY + 36, reach * 0.34],
    [0, startY + 34, reach * 0.7],
    [0, outletY + 16, reach * 0.97],
    [0, outletY, reach],
  ])
  const metal = sweep(line, circle(thicknessMm, 48), { endEdgeMm: 0.5, bore: { wallMm: 1.7, depthMm: 2 } })
  return { metal, insert: insertDisc(thicknessMm - 3.6, line.at(-1)!), outlet: [0, outletY, reach] }
}

function tallMixer(model: Assembly, spec: KitchenMixerSpec, base: number): number {
  const width = spec.bodyWidthMm
  const neck =
    spec.neck === 'square-neck' || spec.neck === 'flat' ? width * 0.56 : Math.min(width - 4, Math.max(20, width * 0.58))
  const twin = spec.handle.startsWith('twin-')
  const bodyTop = spec.outlet === 'spring' ? 150 : Math.min(spec.heightMm * 0.4, twin ? 92 : 138)
  const body = hobBody(spec.body, width, bodyTop, base)
  model.add('body', 'finish', body.metal)
  if (width - neck > 5) {
    const square = spec.body === 'square' || spec.body === 'soft-square'
    const shoulder = square
      ? box(neck + 6, 7, neck + 6, 1.4, 3)
      : lathe([
          [0, 0],
          [width / 2 - 0.6, 0],
          [neck / 2 + 2.4, 10, 5],
          [neck / 2 + 2.4, 15, 0.8],
          [0, 15],
        ])
    model.add('shoulder', 'finish', shoulder.translate(0, bodyTop - 0.6, 0))
  }
  if (twin) addTwinHandles(model, spec, width, bodyTop)
  else {
    const hub = Math.min(34, width * 0.72)
    model.add(
      'handle',
      'finish',
      sideLever(spec.handle, width, hub, spec.handle === 'side-lever' ? 92 : 84).translate(0, bodyTop * 0.6, 0),
    )
  }
  const reach = spec.spoutReachMm
  const focus: Point3 =
    spec.outlet === 'fixed' ? [width * 0.5, bodyTop * 0.8, 0] : [0, spec.heightMm * 0.62, reach * 0.7]
  model.pose({ azimuth: 44, elevation: 12, fill: 0.75, focus, zoom: 2.4 })
  if (spec.outlet === 'spring') return springNeck(model, spec, bodyTop)
  return spec.neck === 'square-neck' || spec.neck === 'flat'
    ? squareNeck(model, spec, bodyTop, neck)
    : roundNeck(model, spec, bodyTop, neck)
}

function addSpout(model: Assembly, water: Spout): void {
  model.add('spout', 'finish', water.metal)
  model.add('aerator', 'plastic-grey', water.insert)
}

function addTwinHandles(model: Assembly, spec: KitchenMixerSpec, width: number, bodyTop: number): void {
  const y = bodyTop * 0.56
  for (const side of [-1, 1] as const) {
    const stem = lathe([
      [0, 0],
      [13, 0],
      [11, 8, 3],
      [11, width / 2 + 26, 1],
      [0, width / 2 + 26],
    ])
    const grip = tapHandle(spec.handle === 'twin-cross' ? 'cross' : 'pin')
    const reach = width / 2 + 27
    const turn = side > 0 ? sideways : (geometry: typeof stem) => geometry.rotateZ(Math.PI / 2)
    model.add('stem', 'finish', turn(stem).translate(0, y, 0))
    model.add(
      'handle',
      'finish',
      turn(grip.metal.rotateX(spec.handle === 'twin-cross' ? 0 : -0.5)).translate(side * reach, y, 0),
    )
    model.add('index', side > 0 ? 'cold' : 'hot', turn(grip.index).translate(side * reach, y, 0))
  }
  model.pose({ azimuth: -40, elevation: 14, fill: 0.75, focus: [0, bodyTop * 0.7, 20], zoom: 2.4 })
}

function addFilterLever(model: Assembly, spec: KitchenMixerSpec): void {
  const y = Math.min(spec.heightMm * 0.4, 138) * 0.6
  const hub = lathe([
    [0, 0],
    [8, 0],
    [8, spec.bodyWidthMm / 2 + 4],
    [10, spec.bodyWidthMm / 2 + 4, 0.4],
    [10, spec.bodyWidthMm / 2 + 16, 1.4],
    [0, spec.bodyWidthMm / 2 + 16],
  ])
  model.add('filter hub', 'finish', hub.rotateZ(Math.PI / 2).translate(0, y, 0))
  model.add('filter lever', 'finish', aimed(pin(5, 52), [-spec.bodyWidthMm / 2 - 10, y, 0], [-0.2, 1, 0]))
}
