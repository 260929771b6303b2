import * as detail from '../details.ts'
import { handOver, isolate, pair, WATER_RULES, WET_AREA_RULES, type Guide } from '../guide.ts'

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

export function railGuide(setOut: Guide['setOut'], hasInlet: boolean): Guide {
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
