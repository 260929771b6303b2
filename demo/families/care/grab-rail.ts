import type { Hand } from '../../models/forms.ts'
import * as detail from '../../sheets/guide/details.ts'
import { handOver, pair, WET_AREA_RULES } from '../../sheets/guide/guide.ts'
import { accessoryTools, markHoles } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled } from '../samples.ts'
import { grabRail } from './grab-rail-model.ts'

/** Care grab rail. */
export type GrabRailSpec = {
  family: 'grab-rail'
  /** `angled` bends by 30 degrees, `ambulant` bends by 90 degrees, `shower` carries a hand shower. */
  form: 'straight' | 'angled' | 'ambulant' | 'l-shape' | 't-shape' | 'drop-down' | 'shower'
  /** Centre to centre of the end flanges along the main run, 300-1100. */
  lengthMm: number
  /** Second run of bent forms, 300-900. */
  returnMm?: number
  /** 25-38. */
  diameterMm: number
  hand: Hand
  grip: 'smooth' | 'knurled'
}

export const GRAB_RAIL: ModelFamily<GrabRailSpec> = {
  name: 'grab-rail',
  build: grabRail,
  limits: { lengthMm: [300, 1100], returnMm: [300, 900], diameterMm: [25, 38] },
  samples: {
    finishes: ['Stainless Steel', 'Matte Black', 'Brushed Nickel', 'Chrome'],
    specs: (['straight', 'angled', 'ambulant', 'l-shape', 't-shape', 'drop-down', 'shower', 'straight'] as const).map(
      (form, index) => ({
        family: 'grab-rail',
        form,
        lengthMm: cycled([600, 700, 600, 700, 700, 760, 900, 450], index),
        ...(form === 'straight' || form === 'drop-down' ? {} : { returnMm: form === 'shower' ? 500 : 700 }),
        diameterMm: 32,
        hand: index % 2 === 0 ? 'right' : 'left',
        grip: index === 7 ? 'knurled' : 'smooth',
      }),
    ),
  },
  views: ['front', 'side'],
  measures: (spec, { depth }) => ({
    // Of the rail and its tube, however it hangs.
    length: spec.lengthMm,
    ...(spec.returnMm ? { height: spec.returnMm } : {}),
    width: spec.diameterMm,
    depth,
    shape: GRAB_RAIL_SHAPE[spec.form],
    'net-weight': kilograms(0.5 + (spec.lengthMm + (spec.returnMm ?? 0)) * 0.0013),
    ...onWall,
  }),
  stuff: 'stainless',
  isUnlicensed: true,
  isShapeless: true,
  standard: ['AS 1428.1:2021', 'Grabrails: position, diameter, strength of 1,100 N'],
  guide: (spec) => ({
    tools: [...accessoryTools, 'Torque screwdriver'],
    needed: ['Blocking 140 x 45 mm, masonry, or a steel plate behind the lining', 'Neutral-cure silicone'],
    before: [
      ...WET_AREA_RULES,
      'Fixings must hold 1,100 N in any direction (AS 1428.1:2021). Do not fix rails to lining alone.',
    ],
    setOut: [
      pair('Flange centres', `${spec.lengthMm} mm${spec.returnMm ? `, second run ${spec.returnMm} mm` : ''}`),
      pair('Tube', `${spec.diameterMm} mm; 30 to 40 mm is asked for`),
      pair('Clear of the wall', '50 to 60 mm'),
      pair(
        'Beside a toilet',
        '800 to 820 mm above the floor (AS 1428.1:2021), 800 to 810 mm (AS 1428.1:2009), 700 mm (NZS 4121:2001)',
      ),
      pair('In a shower', '900 to 1,100 mm, upright part to 1,900 mm'),
    ],
    steps: [
      {
        title: 'Fix the blocking',
        text: 'Screw blocking between the studs over the whole length of the rail, before lining.',
        detail: detail.mountingHeight('800–820', 'Top of the rail'),
      },
      markHoles,
      {
        title: 'Drill',
        text: 'Drill tiles without hammer, and the blocking 5 mm wide and 60 mm deep. Fill with silicone.',
      },
      {
        title: 'Screw on',
        text: 'Three screws in each flange, all the way, 8 Nm.',
        detail: detail.wallFixing('Screw 8 x 65', 'Blocking 140 x 45'),
      },
      { title: 'Close the covers', text: 'Slide the covers to the wall and press until they click.' },
    ],
    commissioning: [
      'Load the rail with your weight in every direction: it does not move.',
      'Tighten the screws again after a month.',
      handOver,
    ],
  }),
}

const GRAB_RAIL_SHAPE: Record<GrabRailSpec['form'], string> = {
  straight: 'Straight',
  angled: 'Angled 30°',
  ambulant: 'Angled 90°',
  'l-shape': 'L-shape',
  't-shape': 'T-shape',
  'drop-down': 'Drop-down',
  shower: 'Shower rail',
}
