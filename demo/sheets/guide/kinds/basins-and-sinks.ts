import * as detail from '../details.ts'
import { handOver, type Step } from '../guide.ts'

export const basinTools = [
  'Spirit level',
  'Tape measure, pencil',
  'Jigsaw and hole saws 35 and 45 mm',
  'Spanners',
  'Silicone gun',
]
export const basinNeeded = ['Tap or mixer', 'Waste and trap', 'Two 1/2" stop valves', 'Neutral-cure silicone']
export const basinCommissioning = [
  'Close the waste, fill to the overflow and let go: nothing drips from waste or trap.',
  'Leave the silicone to cure for 24 hours before use.',
  handOver,
] as const

export const fitWaste: Step = {
  title: 'Fit the waste',
  text: 'Lay the flat seal under the flange, pass the waste through, and tighten rubber, washer and nut from below by hand and a quarter turn.',
  detail: detail.wasteFixing('Ø 45'),
}
export const setAndSeal: Step = {
  title: 'Set and seal',
  text: 'Set it on a thin continuous bead, press it down evenly and wipe off what comes out with a wet finger.',
  detail: detail.sealBead(),
}
