import { writeFileSync } from 'node:fs'
import { bullets, heading, paragraph } from '../sheets/paper/blocks.ts'
import { Flow } from '../sheets/paper/flow.ts'
import { CONTENT_WIDTH, Paper, STYLES } from '../sheets/paper/paper.ts'
import { writeWorkbook } from './workbook.ts'

const TARGET = 'content/media/pages'
const ISSUED = new Date(Date.UTC(2026, 9, 1))

interface IndustryPaper {
  readonly file: string
  readonly title: string
  readonly lead: string
  readonly parts: readonly { readonly title: string; readonly text: string; readonly points: readonly string[] }[]
}

const PAPERS: readonly IndustryPaper[] = [
  {
    file: 'water-at-the-outlet',
    title: 'Water at the outlet',
    lead: 'A rating says how much water an outlet gives on a test bench. This paper says what it gives in a building, and how to specify so that both agree.',
    parts: [
      {
        title: 'What the stars promise',
        text: 'WELS rates taps by their flow averaged over pressures from 150 to 350 kPa. Six stars stand for at most 4.5 litres a minute, three for 9.',
        points: [
          'The flow controller makes the rating; the body is the same.',
          'A rating belongs to one finish and one outlet: check the code, not the family.',
          'Below 150 kPa a controller opens wide and the flow falls with the pressure.',
        ],
      },
      {
        title: 'What pressure does',
        text: 'Flow follows the square root of pressure. An outlet that gives 9 litres at 300 kPa gives 5.2 at 100 and 11.6 at 500.',
        points: [
          'Limit the supply to 500 kPa as AS/NZS 3500.1 asks.',
          'Equal pressures of hot and cold keep mixers steady.',
          'Measure at the furthest outlet with the nearest one open.',
        ],
      },
      {
        title: 'Words for the specification',
        text: 'Name the flow you need, the pressure you have, and the rating you want, in this order.',
        points: [
          'Basin outlets: at most 4.5 L/min at 250 kPa dynamic pressure, WELS 6 star.',
          'Provide isolation and a serviceable strainer to each mixer.',
          'Commission with the controllers fitted and record the flow at each outlet.',
        ],
      },
    ],
  },
  {
    file: 'reach-and-clearance',
    title: 'Reach and clearance',
    lead: 'AS 1428.1:2021 and NZS 4121:2001 ask for the same thing in different millimetres. This paper sets the two side by side for sanitary rooms.',
    parts: [
      {
        title: 'The pan',
        text: 'Both standards place the pan by its centre line and its front edge, because a person who transfers needs the same geometry each time.',
        points: [
          'AS 1428.1: centre line 450 to 460 mm from the side wall, front edge 790 to 810 mm from the rear wall.',
          'NZS 4121: centre line 450 mm from the side wall, front edge 700 to 750 mm from the rear wall.',
          'Seat height 460 to 480 mm, measured with the seat down.',
        ],
      },
      {
        title: 'The rails',
        text: 'A rail is only as good as what it is screwed to. Provide noggings before the wall is closed; the drawings show where.',
        points: [
          'Design each fixing for 1100 N in any direction.',
          'Diameter 30 to 40 mm, 50 to 60 mm clear of the wall.',
          'Contrast with the wall: a luminance difference of 30 % lets rails be found.',
        ],
      },
      {
        title: 'The basin',
        text: 'Knees come first. A bottle trap against the wall and insulated supply pipes leave the space that the drawing promises.',
        points: [
          'Rim at 800 to 830 mm, clear height below at least 640 mm at the front.',
          'Levers within 300 mm of the front edge.',
          'A mirror that begins at most 900 mm from the floor.',
        ],
      },
    ],
  },
  {
    file: 'finishes-in-service',
    title: 'Finishes in service',
    lead: 'Finishes fail by the cleaner more often than by the maker. This paper describes four of them and the care each one needs.',
    parts: [
      {
        title: 'How they are made',
        text: 'Chrome is plated over nickel. Brass, gunmetal and bronze tones are deposited in a vacuum. Black and white are powder, baked at 180 °C.',
        points: [
          'Plated: hard and bright; lime shows as spots.',
          'Deposited: harder still, micrometres thin; scratches cannot be polished out.',
          'Powder: forgiving to the eye, soft to abrasives.',
        ],
      },
      {
        title: 'How they age',
        text: 'We kept samples of each finish beside a public pool for three years and cleaned half of them as the guide says.',
        points: [
          'Cleaned with soap: no visible change after three years in all finishes.',
          'Cleaned with chlorine: pits in chrome after five months, bleaching of powder after seven.',
          'Never cleaned: lime bonded to all finishes after one year.',
        ],
      },
      {
        title: 'What to hand over',
        text: 'Put the cleaning into the handover documents. It costs one page and decides about seven years.',
        points: [
          'Soap and water, a soft cloth, dry afterwards.',
          'Vinegar diluted one to three against lime, ten minutes at most, then rinse.',
          'No chlorine, no acid, no scourers.',
        ],
      },
    ],
  },
  {
    file: 'behind-the-wall',
    title: 'Behind the wall',
    lead: 'What is concealed is forgotten until it leaks. This paper says what stands behind a wall-hung pan, what it carries, and how people get at it again.',
    parts: [
      {
        title: 'What the frame carries',
        text: 'A wall-hung pan is tested with 4 kN on its front edge. The wall feels all of it as a lever, so the frame stands on the floor and only leans on the studs.',
        points: [
          'Fix both feet to the slab, not to a floating screed.',
          'Set the pan bolts 180 or 230 mm apart, as the pan asks; most frames take both.',
          'Allow 150 to 200 mm from the structure to the face of the lining.',
        ],
      },
      {
        title: 'How people get at it',
        text: 'Inlet valve, flush valve and stop valve of a concealed cistern come out through the opening of the flush plate. Nothing else needs a panel.',
        points: [
          'Keep the protective box in place until the tiler has finished.',
          'Cut the lining to the box: what is covered cannot be serviced.',
          'Leave the stop valve open a quarter turn short of its end, or it will seize there.',
        ],
      },
      {
        title: 'Words for the specification',
        text: 'Name the frame together with the pan and the plate. One of the three alone fits nothing.',
        points: [
          'Frame for lightweight walls, height adjustable 0 to 200 mm, tested to 4 kN.',
          'All service parts to be reached without tools through the flush plate.',
          'Photograph each frame before the wall is closed and hand the pictures over.',
        ],
      },
    ],
  },
]

/** Rows of the table of flows. Days are counted as spreadsheets do: 45292 is the first of January 2024. */
const FLOWS = [
  ['Outlet', '100 kPa', '250 kPa', '500 kPa', 'WELS', 'Tested'],
  ['Basin mixer, 6 star', 3.1, 4.4, 4.5, '6 star', 45_292],
  ['Basin mixer, 5 star', 4.2, 5.8, 6, '5 star', 45_323],
  ['Tower mixer, 6 star', 3, 4.3, 4.5, '6 star', 45_413],
  ['Kitchen mixer, 5 star', 4.1, 5.9, 6, '5 star', 45_566],
  ['Pull-out mixer, 4 star', 5.3, 7.3, 7.5, '4 star', 45_689],
  ['Shower, 3 star', 6.4, 8.8, 9, '3 star', 45_778],
  ['Hand shower, 4 star', 5.1, 7.2, 7.5, '4 star', 45_870],
  ['Bath spout', 14.2, 22.5, 31.8, 'not rated', 45_962],
] as const

/** Writes the documents of the content pages: `node demo/content/papers.ts`. */
async function main(): Promise<void> {
  for (const paper of PAPERS) writeFileSync(`${TARGET}/${paper.file}.pdf`, await writePaper(paper))
  writeFileSync(`${TARGET}/flow-rates.xlsx`, writeWorkbook(FLOWS))
}

function writePaper({ title, lead, parts }: IndustryPaper): Promise<Buffer> {
  const paper = new Paper({
    title,
    author: 'Specify',
    subject: 'Industry paper',
    keywords: 'specification, bathrooms',
    issuedAt: ISSUED,
  })
  const flow = new Flow(paper, { brand: 'Specify', kind: 'Industry paper', about: title, issue: 'October 2026' })
  flow.section([heading(paper, title, 'H1'), paragraph(paper, lead, STYLES.subtitle, CONTENT_WIDTH)], 0)
  for (const part of parts) {
    flow.section([heading(paper, part.title), paragraph(paper, part.text), bullets(paper, part.points, 1)])
  }
  return flow.finish()
}

await main()
