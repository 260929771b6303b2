import * as detail from '../details.ts'
import { handOver, isolate, pair, WATER_RULES, WET_AREA_RULES, type Guide, type GuideTable } from '../guide.ts'
import { outletGuide } from './tapware.ts'

const tools = [
  'Spirit level 600 mm',
  'Drill with tile bit 6 and 8 mm',
  'Screwdriver',
  'Adjustable spanner with soft jaws',
  'Tape measure, pencil',
]
const needed = [
  'Wall elbow 1/2" BSP with a fixing plate',
  'Blocking behind the lining for every bracket',
  'Thread tape',
  'Neutral-cure silicone',
]

const commissioning = [
  'Take the head off and run hot and cold for a minute before it goes on: grit blocks nozzles.',
  'Check the flow: a regulator of the colour on the label is in the hose or inlet. Do not take it out where the WELS rating applies.',
  'Look at wall and brackets for damp.',
  handOver,
] as const

function railGuide(setOut: Guide['setOut'], hasInlet: boolean): Guide {
  return {
    tools,
    needed,
    before: [
      ...WATER_RULES,
      ...WET_AREA_RULES,
      'Hand showers need backflow protection: a non-return valve is in the hose connection or the mixer (AS/NZS 3500.1).',
    ],
    setOut: [pair('Connection', '1/2" BSP, 0 to 5 mm behind the finished wall'), ...setOut],
    steps: [
      isolate,
      {
        title: 'Set the water outlet',
        text: hasInlet
          ? 'Screw the elbow to a nogging where the bracket with the inlet will be, square to the finished wall.'
          : 'Screw the elbow to a nogging beside the rail, square to the finished wall.',
        detail: detail.wallOutlet('1/2" BSP', '0 to 5 mm'),
      },
      {
        title: 'Mark the brackets',
        text: 'Hold the rail upright against the wall with the level and mark all holes through the brackets. Check for pipes and cables before drilling.',
      },
      {
        title: 'Drill and fix',
        text: 'Drill tiles without hammer. Fill the holes with silicone, push in the plugs, and screw the brackets on by hand.',
        detail: detail.wallFixing('Screw 5 x 50', 'Blocking'),
      },
      {
        title: 'Hang rail and hose',
        text: 'Slide the slider onto the rail, close the brackets, and screw the hose on by hand with a seal at each end; the cone belongs to the hand shower.',
      },
    ],
    commissioning,
  }
}

export const SHOWER_GUIDES = {
  'shower-rail': (spec) =>
    railGuide(
      [
        pair('Rail', `${spec.railLengthMm} mm overall; lower bracket about 1,050 mm above the floor`),
        pair(
          'Inlet',
          { bottom: 'Through the lower bracket', top: 'Through the upper bracket', elbow: 'Separate elbow' }[
            spec.inlet
          ],
        ),
        pair('Accessible showers', 'Lower end at most 1,000 mm, slider to 1,800 mm above the floor (AS 1428.1:2021)'),
      ],
      spec.inlet !== 'elbow',
    ),
  'hand-shower': (spec) =>
    railGuide(
      [
        pair(
          'Bracket',
          spec.bracket === 'none' ? 'Any hook or slider with a 1/2" cone' : '1,600 to 1,900 mm above the floor',
        ),
        pair('Hand piece', `${spec.headWidthMm} mm`),
      ],
      spec.bracket === 'outlet',
    ),
  'overhead-shower': (spec) =>
    outletGuide('arm and the head', [
      pair('Height of the head', '2,000 to 2,150 mm above the floor'),
      pair(
        'Arm',
        spec.arm === 'none'
          ? '1/2" BSP male, any length to 450 mm'
          : `${spec.armLengthMm} mm to the centre of the head`,
      ),
      pair('Head', `${spec.headWidthMm} mm; hold the ball joint when turning it`),
    ]),
  'shower-arm': (spec) =>
    outletGuide('arm', [
      pair('Length', `${spec.lengthMm} mm`),
      pair(
        'Height',
        spec.mount === 'ceiling' ? 'Head 2,000 to 2,150 mm above the floor' : '2,050 to 2,200 mm above the floor',
      ),
      pair('Load', 'Heads up to 3 kg'),
    ]),
  'twin-shower': (spec) => {
    const guide = railGuide(
      [
        pair('Column', `${spec.heightMm} mm; reach ${spec.reachMm} mm`),
        pair('Inlet', spec.valve === 'none' ? 'One, at the foot' : 'Two, 150 mm apart ± 12 mm, level'),
        pair('Height of the overhead shower', '2,000 to 2,150 mm above the floor'),
      ],
      spec.valve === 'none',
    )
    const inlets = {
      title: 'Screw in the unions',
      text: 'Hot left, cold right. Screw the eccentric unions into the elbows with tape until the valve can be pushed onto both, level.',
      detail: detail.inletPair('150 mm'),
    }
    return spec.valve === 'none' ? guide : { ...guide, steps: [isolate, inlets, ...guide.steps.slice(2)] }
  },
} satisfies Partial<GuideTable>
