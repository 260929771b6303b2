import type { KitchenMixerSpec } from '#demo/families/tapware/kitchen-mixer.ts'
import { LINES } from '../lines/all.ts'
import { tapWords, type Form } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { compose } from '../record/text.ts'
import { mixerSpares, SPARE } from '../spare-parts/codes.ts'
import { mixerAttributes, tapDraft, type TapRow } from '../tapware/tap.ts'

interface SinkMixerRow extends TapRow {
  /** Left out: by neck and outlet. */
  readonly model?: string
  readonly neck?: KitchenMixerSpec['neck']
  readonly outlet?: KitchenMixerSpec['outlet']
  readonly handle?: KitchenMixerSpec['handle']
  readonly heightMm: number
  readonly reachMm: number
  readonly filter?: true
}

// oxfmt-ignore
const ROWS: readonly SinkMixerRow[] = [
  { line: 'liano', code: '96190', price: 298, heightMm: 344, reachMm: 212, flow: 7.5 },
  { line: 'lianoTwo', code: '96396', price: 446, heightMm: 382, reachMm: 218, flow: 6 },
  { line: 'lianoTwo', code: '96397', price: 618, heightMm: 402, reachMm: 220, outlet: 'pull-out', flow: 6 },
  { line: 'lianoTwo', code: '96398', price: 892, heightMm: 520, reachMm: 228, outlet: 'spring', flow: 6, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Gunmetal'] },
  { line: 'lianoNexus', code: '97190', price: 542, heightMm: 366, reachMm: 216, flow: 6 },
  { line: 'lianoNexus', code: '97191', price: 714, heightMm: 404, reachMm: 222, neck: 'gooseneck', outlet: 'pull-down', flow: 6 },
  { line: 'urbane', code: '99290', price: 316, heightMm: 318, reachMm: 210, flow: 7.5 },
  { line: 'urbaneTwo', code: '99645', price: 428, heightMm: 356, reachMm: 216, neck: 'gooseneck', flow: 6 },
  { line: 'urbaneTwo', code: '99646', price: 412, heightMm: 262, reachMm: 220, neck: 'flat', flow: 6 },
  { line: 'urbaneTwo', code: '99647', price: 604, heightMm: 372, reachMm: 220, neck: 'square-neck', outlet: 'pull-out', flow: 6 },
  { line: 'conturaTwo', code: '95690', price: 438, heightMm: 364, reachMm: 216, flow: 6 },
  { line: 'conturaTwo', code: '95691', price: 622, heightMm: 388, reachMm: 222, neck: 'gooseneck', outlet: 'pull-down', flow: 6 },
  { line: 'contura', code: '95290', price: 302, heightMm: 268, reachMm: 208, flow: 7.5 },
  { line: 'luna', code: '68193', price: 224, heightMm: 318, reachMm: 208, flow: 7.5 },
  { line: 'luna', code: '68194', price: 212, heightMm: 192, reachMm: 214, neck: 'low-arc', handle: 'top-lever', model: 'Low Sink Mixer', flow: 7.5, finishes: ['Chrome', 'Matte Black'] },
  { line: 'aio', code: '02-2190', price: 386, heightMm: 358, reachMm: 214, flow: 6 },
  { line: 'krome', code: '02-2290', price: 212, heightMm: 312, reachMm: 206, flow: 7.5 },
  { line: 'maku', code: '02-2390', price: 276, heightMm: 264, reachMm: 210, flow: 7.5 },
  { line: 'maku', code: '02-2391', price: 398, heightMm: 302, reachMm: 214, outlet: 'pull-out', neck: 'angled', flow: 7.5 },
  { line: 'waipori', code: '02-2490', price: 312, heightMm: 346, reachMm: 212, flow: 7.5 },
  { line: 'turoa', code: '02-2590', price: 384, heightMm: 408, reachMm: 218, flow: 6 },
  { line: 'turoa', code: '02-2591', price: 562, heightMm: 424, reachMm: 222, outlet: 'pull-down', flow: 6 },
  { line: 'turoa', code: '02-2595', price: 698, heightMm: 386, reachMm: 216, filter: true, flow: 6, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'] },
  { line: 'villa', code: '6120.94', price: 524, heightMm: 336, reachMm: 212, flow: 7.5 },
  { line: 'viridian', code: '6140.94', price: 298, heightMm: 258, reachMm: 212, handle: 'top-lever', flow: 7.5 },
  { line: 'viridian', code: '6140.95', price: 436, heightMm: 292, reachMm: 218, neck: 'angled', outlet: 'pull-out', handle: 'side-lever', flow: 7.5 },
  { line: 'enix', code: '6160.94', price: 246, heightMm: 308, reachMm: 208, flow: 7.5 },
  { line: 'jovian', code: '6180.94', price: 198, heightMm: 216, reachMm: 210, flow: 7.5 },
  { line: 'razor', code: 'CL6011', price: 396, heightMm: 352, reachMm: 216, flow: 6 },
  { line: 'razor', code: 'CL6012', price: 574, heightMm: 372, reachMm: 220, outlet: 'pull-out', flow: 6 },
  { line: 'razor', code: 'CL6013', price: 846, heightMm: 518, reachMm: 226, neck: 'gooseneck', outlet: 'spring', handle: 'side-pin', flow: 6, finishes: ['Chrome', 'Matte Black', 'Gunmetal'] },
  { line: 'razor', code: 'CL6015', price: 724, heightMm: 362, reachMm: 214, filter: true, flow: 6 },
  { line: 'prism', code: 'CL6021', price: 268, heightMm: 336, reachMm: 210, flow: 7.5 },
  { line: 'prism', code: 'CL6022', price: 386, heightMm: 362, reachMm: 216, outlet: 'pull-out', flow: 7.5 },
  { line: 'prism', code: 'CL6025', price: 612, heightMm: 344, reachMm: 210, filter: true, flow: 7.5 },
  { line: 'basis', code: 'ST2094', price: 118, heightMm: 188, reachMm: 208, flow: 7.5 },
  { line: 'venecia', code: 'ST2194', price: 164, heightMm: 286, reachMm: 208, neck: 'square-neck', handle: 'side-paddle', flow: 7.5 },
  { line: 'prisma', code: 'ST2294', price: 172, heightMm: 348, reachMm: 212, flow: 6 },
]

const MODELS: Record<KitchenMixerSpec['outlet'], string> = {
  fixed: 'Sink Mixer',
  'pull-out': 'Pull-Out Sink Mixer',
  'pull-down': 'Pull-Down Sink Mixer',
  spring: 'Professional Sink Mixer',
}

const NECKS: Record<KitchenMixerSpec['neck'], string> = {
  gooseneck: 'Gooseneck ',
  'square-neck': 'Square Neck ',
  flat: 'Flat Spout ',
  'low-arc': '',
  angled: '',
  swan: '',
}

/** Mixers for kitchen sinks: fixed, with a spray, and with a second way for filtered water. */
export function sinkMixers(): ProductDraft[] {
  return ROWS.map(toSinkMixer)
}

function toSinkMixer(row: SinkMixerRow): ProductDraft {
  const line = LINES[row.line]
  const outlet = row.outlet ?? 'fixed'
  const neck = row.neck ?? line.form.sinkNeck
  const spec: KitchenMixerSpec = {
    family: 'kitchen-mixer',
    neck,
    outlet,
    body: bodyOf(line.form),
    handle: row.handle ?? line.form.sinkHandle,
    heightMm: row.heightMm,
    spoutReachMm: row.reachMm,
    bodyWidthMm: Math.min(50, line.form.bodyWidthMm),
    ...(row.filter ? { filterLever: true } : {}),
  }
  const model =
    row.model ??
    (row.filter ? 'Filtered Water Sink Mixer' : `${outlet === 'fixed' ? NECKS[neck] : ''}${MODELS[outlet]}`)
  const draft = tapDraft(row, {
    name: `${line.title} ${model}`,
    at: row.filter
      ? ['kitchen-laundry/filter-mixers', 'kitchen-laundry/sink-mixers']
      : outlet === 'fixed'
        ? ['kitchen-laundry/sink-mixers']
        : ['kitchen-laundry/pull-out-mixers', 'kitchen-laundry/sink-mixers'],
    spec,
    description: describe(row, spec),
    bullets: [
      `Reach ${row.reachMm} mm, height ${row.heightMm} mm`,
      spec.handle.startsWith('twin') ? 'Quarter-turn ceramic discs' : 'Ceramic disc cartridge with temperature stop',
      outlet === 'fixed'
        ? 'Spout swivels by 360 degrees, or by 120 with the stop fitted'
        : outlet === 'spring'
          ? 'Spray on a coil, docked by a magnet arm'
          : 'Two sprays, weight returns the hose',
      ...(row.filter ? ['Separate waterway for filtered water, filter head and cartridge in the carton'] : []),
    ],
    attributes: {
      ...mixerAttributes(line),
      'inlet-type': '½" BSP flexible hoses',
      'outlet-type': outlet === 'fixed' ? 'Aerator' : 'Spray, two functions',
      ...(outlet === 'fixed' ? {} : { 'spray-functions': '2' }),
    },
  })
  const spares = mixerSpares(row.line, line)
  return outlet === 'fixed' ? draft : { ...draft, spares: (option) => [...spares(option), SPARE.pullOutHose] }
}

/** Kitchen bodies are heavier than basin bodies and know no oval or waist. */
function bodyOf({ body }: Form): KitchenMixerSpec['body'] {
  return body === 'oval' || body === 'waisted' ? 'round' : body
}

function describe(row: SinkMixerRow, spec: KitchenMixerSpec): string {
  return compose(
    row.code,
    tapWords(LINES[row.line]),
    {
      fixed: [
        `It reaches ${row.reachMm} mm, to the middle of a double bowl, and clears a stock pot under a height of ${row.heightMm} mm.`,
        `Standing ${row.heightMm} mm high with ${row.reachMm} mm of reach, it serves sinks up to 500 mm deep.`,
        row.heightMm < 280
          ? `At ${row.heightMm} mm it passes below a window that opens inwards.`
          : `The neck stands ${row.heightMm} mm high; check the clearance of a window behind.`,
      ],
      'pull-out': [
        'The spray pulls out by 600 mm and is drawn back by a weight below the bench.',
        `The spray docks with a click and reaches every corner of a sink 900 mm wide.`,
      ],
      'pull-down': [
        'The spray is the end of the neck: it pulls down into the bowl and is held again by a magnet.',
        'Neck and spray are one line until the spray is taken in the hand.',
      ],
      spring: [
        'An exposed coil carries the spray at eye level, as restaurants have it.',
        `The coil stands ${row.heightMm} mm high; allow 60 mm below shelves.`,
      ],
    }[spec.outlet],
    row.filter
      ? ['The small lever on the left runs filtered water through its own line.']
      : [
          'Hoses of 450 mm come fitted.',
          'The lever opens forwards only, so it does not touch the splashback.',
          'The stabilising plate stiffens thin stainless steel decks.',
          '',
        ],
  )
}
