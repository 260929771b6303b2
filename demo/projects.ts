import type { ProjectDetails } from './site.ts'

/** A line of a demo project: SKU, quantity and note. */
type DemoLine = readonly [sku: string, quantity: number, note?: string]

interface DemoProject {
  readonly details: Pick<ProjectDetails, 'projectName' | 'projectType' | 'projectLocation' | 'opportunityNumber'>
  readonly isClosed: boolean
  /** Days before the import when it was created and last changed. */
  readonly createdDaysAgo: number
  readonly changedDaysAgo: number
  readonly rooms: Readonly<Record<string, readonly DemoLine[]>>
}

/** Owner of the demo's projects. */
export const DEMO_PROJECT_OWNER = 'architect@studio.test'

/** Current projects of an architect, with products of the Australian market. */
export const DEMO_PROJECTS: readonly DemoProject[] = [
  {
    details: {
      projectName: 'Harbour Street Apartments',
      projectType: 'multi-res',
      projectLocation: 'NSW',
      opportunityNumber: 'HSA-2210',
    },
    isClosed: false,
    createdDaysAgo: 96,
    changedDaysAgo: 2,
    rooms: {
      'Main Bathroom': [
        ['96340B6AF', 48, 'Same finish as tower B; hold two spare.'],
        ['872050W', 48],
        ['746110W', 48, 'Set-out 140 mm from the finished wall.'],
        ['96320B3AF', 48],
        ['851030-167.5W', 24, 'Types C and D only.'],
        ['96382B', 24],
        ['96512B', 48],
        ['96540B', 48],
        ['892012W', 48, 'Recess into the nib wall.'],
      ],
      'Ensuite Bathroom': [
        ['96350B6AF', 36],
        ['872010W', 36, 'On the joiner’s oak bench.'],
        ['746202PW', 36],
        ['237114B', 36],
        ['96324B3AF', 36],
        ['4330.90B', 36],
        ['96530B', 72, 'Two behind each door.'],
      ],
      'Powder Room': [
        ['96338B6AF', 12],
        ['872030W', 12],
        ['746160SW', 12],
        ['96514B', 12],
      ],
      Kitchen: [
        ['96397B5AF', 48],
        ['CL7010GM', 48, 'Undermount; template to the stonemason.'],
      ],
      Laundry: [
        ['96399B4AF', 48],
        ['CL8045.1', 48],
      ],
    },
  },
  {
    details: {
      projectName: 'Wattle Grove Aged Care',
      projectType: 'aged-care',
      projectLocation: 'VIC',
      opportunityNumber: '',
    },
    isClosed: false,
    createdDaysAgo: 41,
    changedDaysAgo: 6,
    rooms: {
      'Ensuite Bathroom': [
        ['87210C6AF', 64],
        ['878010.0W', 64, 'Rim at 800 mm; check with the access consultant.'],
        ['746220W', 64],
        ['87410C3AF', 64],
        ['87230C', 64],
        ['877110-30C', 128],
        ['877140.LC', 32, 'Handed: 32 left, 32 right.'],
      ],
      'Commercial Bathroom': [
        ['72310C6AF', 8],
        ['878016W', 8],
        ['746226W', 8],
        ['877120.LC', 8],
      ],
    },
  },
  {
    details: {
      projectName: 'Bennett House Renovation',
      projectType: 'consumer',
      projectLocation: 'NSW',
      opportunityNumber: '',
    },
    isClosed: true,
    createdDaysAgo: 310,
    changedDaysAgo: 128,
    rooms: {
      'Main Bathroom': [
        ['99640C6AF', 2],
        ['881010-75OK', 2, 'Client likes the oak.'],
        ['746180W', 1],
        ['852010-160W', 1],
        ['99671C', 1],
        ['99620C3AF', 1],
        ['966030-75C', 1, 'Wire before tiling.'],
      ],
      Laundry: [['CL8112.0', 1]],
    },
  },
]
