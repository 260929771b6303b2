import * as detail from '../details.ts'
import { DRAIN_RULES, isolate, leakCheck, pair, WET_AREA_RULES, type Guide } from '../guide.ts'

export const floorDrainGuide = (setOut: Guide['setOut']): Guide => ({
  tools: ['Trowel', 'Spirit level', 'Tape measure', 'Silicone gun'],
  needed: ['Floor waste body or riser DN 80 or DN 100', 'Membrane collar', 'Tile adhesive and grout'],
  before: [...DRAIN_RULES, ...WET_AREA_RULES, 'Falls to the drain: 1 : 80 to 1 : 50 (AS 3740, NZBC E3).'],
  setOut: [pair('Top of the grate', '1 to 2 mm below the tile'), ...setOut],
  steps: [
    {
      title: 'Set the body',
      text: 'Join the body to the drain, level, so that its flange lies in the plane of the screed.',
    },
    {
      title: 'Seal the membrane',
      text: 'Bring the membrane onto the flange and clamp or bond it. Test by filling for 24 hours.',
    },
    {
      title: 'Bed the frame',
      text: 'Set the frame in adhesive at the height of the tiles, with its weep holes open.',
      detail: detail.levellingFoot('10–30'),
    },
    { title: 'Tile and grout', text: 'Tile up to the frame with 3 mm of joint; keep adhesive out of it.' },
    { title: 'Lay in the grate', text: 'Clean the frame, lay in the grate, and keep the lifting key.' },
  ],
  commissioning: ['Pour a bucket of water at the farthest corner: all of it reaches the drain.', 'Fill the trap.'],
})

export const replacementGuide = (what: string, steps: Guide['steps'], setOut: Guide['setOut']): Guide => ({
  tools: [
    'Hexagon keys 2.5 and 3 mm',
    'Adjustable spanner with soft jaws',
    'Cloth, silicone grease for drinking water',
  ],
  needed: ['Nothing but this part'],
  before: [
    'Compare the old part with the drawing before you order or open: diameter, height and fixing must agree.',
    'Work on water pipes is for licensed plumbers where the law says so; parts behind the handle may be changed by owners in most places.',
  ],
  setOut,
  steps: [{ ...isolate, title: 'Shut off' }, ...steps],
  commissioning: [leakCheck, `Keep the old ${what} until the new one has run for a day.`],
})
