import * as detail from '../details.ts'
import { pair, WET_AREA_RULES, type Guide, type Step } from '../guide.ts'

export const accessoryTools = [
  'Spirit level',
  'Tape measure, pencil',
  'Drill with tile bit 6 and 8 mm',
  'Hexagon key 2.5 mm',
  'Pipe and cable detector',
]
export const accessoryNeeded = ['Blocking behind lined walls', 'Neutral-cure silicone']

export const markHoles: Step = {
  title: 'Mark the holes',
  text: 'Hold bracket or template level at its height and mark the holes. Look for pipes and cables before drilling.',
}
export const drillHoles: Step = {
  title: 'Drill and plug',
  text: 'Drill tiles without hammer, through the glaze at low speed. Fill the holes with silicone and push in the plugs flush with the tile.',
}
export const fixBrackets = (screw: string): Step => ({
  title: 'Fix the brackets',
  text: 'Screw the brackets on level, without forcing the screws.',
  detail: detail.wallFixing(screw),
})
const hang: Step = {
  title: 'Put it on',
  text: 'Push the product over its brackets and tighten the grub screws from below until it does not move.',
}

/** Something small that hangs on the wall by two screws. */
export function wallGuide(setOut: Guide['setOut'], height: string, what: string): Guide {
  return {
    tools: accessoryTools,
    needed: accessoryNeeded,
    before: [...WET_AREA_RULES],
    setOut: [pair('Height', `${height} above the floor`), ...setOut],
    steps: [
      {
        title: 'Choose the place',
        text: 'Open doors and drawers and try the reach before the height is fixed.',
        detail: detail.mountingHeight(height, what),
      },
      markHoles,
      drillHoles,
      fixBrackets('Screw 4 x 40'),
      hang,
    ],
    commissioning: ['Pull by hand: nothing turns or gives way.', 'Keep the hexagon key with this guide.'],
  }
}

export const standingGuide = (what: string): Guide => ({
  tools: ['None'],
  needed: ['Nothing'],
  before: [`The ${what} stands by itself on a level surface.`],
  setOut: [pair('Place', 'Level, beyond the splash of the shower')],
  steps: [
    { title: 'Unpack', text: 'Take all parts out and put the felt or rubber ring under the foot.' },
    { title: 'Put together', text: 'Screw the upper part on by hand, without tools.' },
  ],
  commissioning: ['Check that it stands without rocking.'],
})
