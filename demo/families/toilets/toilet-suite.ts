import type { FlushButtonForm, PanDesign } from '../../models/forms.ts'
import { IN, OUT, SEALS, UP } from '../../sheets/exploded/assemblies.ts'
import { floorSuiteGuide, inWallSuiteGuide } from '../../sheets/guide/kinds/sanitaryware.ts'
import { TOILET } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, panShape } from '../measures.ts'
import { toiletSuite } from './toilet-suite-model.ts'

/** Complete toilet suite. */
export type ToiletSuiteSpec = {
  family: 'toilet-suite'
  /**
   * `close-coupled` open trap behind the pan; `back-to-wall` and `wall-faced` skirted to the wall;
   * `connector` cistern on the wall joined by a flush pipe; `wall-faced-invisi` and `wall-hung` have the cistern
   * in the wall and a flush plate above.
   */
  style: 'close-coupled' | 'connector' | 'back-to-wall' | 'wall-faced' | 'wall-faced-invisi' | 'wall-hung'
  design: PanDesign
  /** Over the pan, 345-390 (junior 300). */
  widthMm: number
  /** Wall to front of pan, 480-800. */
  depthMm: number
  /** Floor to top of cistern, or to the top of the flush plate for in-wall cisterns. 600-1150. */
  heightMm: number
  /** Floor to the top of the seat, 300 (junior) to 480 (care). */
  seatHeightMm: number
  seat: 'slim' | 'standard' | 'single-flap'
  seatColour?: 'white' | 'grey' | 'blue'
  button: FlushButtonForm
  /** Flush plate of the in-wall styles. */
  plate?: 'round-buttons' | 'rectangular-buttons' | 'split'
  /** Padded rail behind the user, for care suites. */
  backrest?: boolean
  /** Shows the steel frame and cistern that go in the wall. */
  showFrame?: boolean
}

export const TOILET_SUITE: ModelFamily<ToiletSuiteSpec> = {
  name: 'toilet-suite',
  build: toiletSuite,
  limits: { widthMm: [345, 390], depthMm: [480, 800], heightMm: [600, 1150], seatHeightMm: [300, 480] },
  samples: {
    finishes: ['White', 'White', 'White', 'Matte White', 'White', 'Matte Black'],
    specs: [
      {
        family: 'toilet-suite',
        style: 'wall-faced',
        design: 'round',
        widthMm: 375,
        depthMm: 645,
        heightMm: 845,
        seatHeightMm: 425,
        seat: 'slim',
        button: 'round',
      },
      {
        family: 'toilet-suite',
        style: 'wall-faced',
        design: 'square',
        widthMm: 360,
        depthMm: 635,
        heightMm: 830,
        seatHeightMm: 430,
        seat: 'slim',
        button: 'square',
      },
      {
        family: 'toilet-suite',
        style: 'close-coupled',
        design: 'compact',
        widthMm: 370,
        depthMm: 665,
        heightMm: 800,
        seatHeightMm: 415,
        seat: 'standard',
        button: 'round',
      },
      {
        family: 'toilet-suite',
        style: 'back-to-wall',
        design: 'round',
        widthMm: 370,
        depthMm: 655,
        heightMm: 850,
        seatHeightMm: 440,
        seat: 'standard',
        button: 'oval',
      },
      {
        family: 'toilet-suite',
        style: 'wall-hung',
        design: 'round',
        widthMm: 360,
        depthMm: 540,
        heightMm: 1080,
        seatHeightMm: 420,
        seat: 'slim',
        button: 'round',
        plate: 'round-buttons',
      },
      {
        family: 'toilet-suite',
        style: 'wall-faced-invisi',
        design: 'square',
        widthMm: 360,
        depthMm: 560,
        heightMm: 1080,
        seatHeightMm: 430,
        seat: 'slim',
        button: 'square',
        plate: 'split',
      },
      {
        family: 'toilet-suite',
        style: 'wall-faced',
        design: 'compact',
        widthMm: 385,
        depthMm: 800,
        heightMm: 900,
        seatHeightMm: 470,
        seat: 'single-flap',
        seatColour: 'grey',
        button: 'raised',
        backrest: true,
      },
      {
        family: 'toilet-suite',
        style: 'close-coupled',
        design: 'compact',
        widthMm: 300,
        depthMm: 560,
        heightMm: 640,
        seatHeightMm: 310,
        seat: 'standard',
        seatColour: 'blue',
        button: 'raised',
      },
      {
        family: 'toilet-suite',
        style: 'connector',
        design: 'round',
        widthMm: 365,
        depthMm: 700,
        heightMm: 890,
        seatHeightMm: 420,
        seat: 'standard',
        button: 'round',
      },
      {
        family: 'toilet-suite',
        style: 'wall-hung',
        design: 'square',
        widthMm: 355,
        depthMm: 530,
        heightMm: 1000,
        seatHeightMm: 415,
        seat: 'slim',
        button: 'square',
        showFrame: true,
      },
    ],
  },
  overall: ({ style, showFrame, heightMm, depthMm }) =>
    showFrame ? {} : style === 'wall-hung' ? { depth: depthMm } : { height: heightMm, depth: depthMm },
  pieces: ({ style, showFrame }) => (style === 'wall-hung' || style === 'wall-faced-invisi' ? (showFrame ? 1 : 2) : 1),
  views: ['side', 'front', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    width,
    depth,
    ...(spec.style === 'wall-hung' || spec.style === 'wall-faced-invisi' ? {} : { height }),
    'pan-height': spec.seatHeightMm,
    'pan-projection-size': spec.depthMm,
    shape: panShape(spec.design),
    'mount-type': TOILET_MOUNT[spec.style],
    'net-weight': kilograms((spec.style === 'wall-hung' ? 4 : 12) + spec.depthMm * 0.034),
  }),
  stuff: 'ceramic',
  hasCistern: true,
  assembly: {
    bodySoldAs: 'toilet-suite',
    branches: [
      { from: ['seat'], towards: UP, pieces: [{ own: ['seat', 'seat gap', 'hinges', 'lid'], soldAs: 'toilet-seat' }] },
      {
        from: ['cistern'],
        towards: UP,
        pieces: [
          { own: ['cistern', 'lid gap'], soldAs: 'cistern' },
          { loose: 'outlet-valve' },
          { loose: 'inlet-valve' },
          { own: ['cistern lid', 'button', 'button gap'] },
        ],
      },
      { from: ['plate'], towards: OUT, pieces: [{ own: ['plate', 'gap', 'button'], soldAs: 'flush-plate' }] },
      {
        from: ['plate'],
        towards: IN,
        pieces: [{ loose: 'cistern' }, { loose: 'outlet-valve' }, { loose: 'inlet-valve' }],
      },
      SEALS,
    ],
  },
  standard: ['AS 1172.1 and AS 1172.2', 'Sanitary pans and flushing devices, up to 6 L'],
  manual: TOILET,
  guide: (spec) =>
    spec.style === 'wall-hung' || spec.style === 'wall-faced-invisi' ? inWallSuiteGuide(spec) : floorSuiteGuide(spec),
}

const TOILET_MOUNT: Record<ToiletSuiteSpec['style'], string> = {
  'close-coupled': 'Floor mounted',
  connector: 'Floor mounted',
  'back-to-wall': 'Floor mounted, back to wall',
  'wall-faced': 'Floor mounted, wall faced',
  'wall-faced-invisi': 'Floor mounted, in-wall cistern',
  'wall-hung': 'Wall hung, in-wall cistern',
}
