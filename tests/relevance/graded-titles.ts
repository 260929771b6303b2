import { pick, type Random, seededRandom } from '../../bench/search/random.ts'
import { misspell, typedSize } from './graded/as-typed.ts'
import { BATHROOM_KINDS } from './graded/bathroom-kinds.ts'
import type { Kind } from './graded/kind.ts'
import { PLUMBING_AND_GARDEN_KINDS } from './graded/plumbing-and-garden-kinds.ts'
import { TOOL_AND_LIGHT_KINDS } from './graded/tool-and-light-kinds.ts'
import type { GradedQuery } from './ndcg.ts'

/**
 * A stand-in for titles of shops that people have graded: of tools and fasteners, of light and wiring, of plumbing, of
 * bathrooms, and of garden and building, from templates and a vocabulary by hand. Grades come from the structure a title
 * was made of, which its text hides: 3 for the kind and everything asked for, 2 where one thing is missing, 1.5 where
 * more is, 1 for related kinds.
 */
export interface GradedTitles {
  readonly titles: readonly { readonly id: string; readonly title: string }[]
  /** May be tuned with. */
  readonly tuning: readonly GradedQuery[]
  /** Measured, and not looked at. */
  readonly heldOut: readonly GradedQuery[]
}

const SEED = 20_240_611
const TITLES_OF_KIND = 20
const QUERIES_OF_KIND = 4
const MISSPELT_EVERY = 4
const KINDS = [...TOOL_AND_LIGHT_KINDS, ...PLUMBING_AND_GARDEN_KINDS, ...BATHROOM_KINDS]

// oxfmt-ignore
const BRANDS = ['Hartwell', 'Kestrel', 'Bravado', 'IronPeak', 'Oakline', 'Northgate', 'Tidewater', 'Ferro', 'Lumenor', 'Greenrow', 'ClearBrook', 'Vantix', 'Dunmore', 'Maplecrest']
const SERIES = ['Everline', 'Pro Series', 'Classic', 'Mirabel', 'Contractor', 'Heritage', 'Select', 'Ultra']
// oxfmt-ignore
const NOISE = ['ADA Compliant', 'Easy to Install', 'Limited Lifetime Warranty', 'Indoor/Outdoor', 'Commercial Grade', 'Value Kit', 'Made in USA', 'Ready to Assemble', 'Low Lead Compliant', '(Valve Not Included)', 'with Light Kit', 'for Kitchen and Bathroom', 'White Glove Delivery']
const PACKS = ['(2-Pack)', '(4-Pack)', '(10-Pack)', '(Case of 12)', '(25-Piece)']
/** Words in no title. */
export const FILLERS = ['cheap', 'best', 'my', 'good', 'diy', 'affordable', 'where', 'buy'] as const

interface Structure {
  readonly kind: Kind
  readonly noun: string
  readonly brand: string
  readonly sizes: readonly string[]
  readonly colour: string
  readonly feature: string
}

/** Something asked for: how it is typed, and which titles have it. */
interface Wish {
  readonly typed: string
  readonly isMet: (structure: Structure) => boolean
}

export function gradedTitles(): GradedTitles {
  const random = seededRandom(SEED)
  const made = KINDS.flatMap((kind, ofKind) =>
    Array.from({ length: TITLES_OF_KIND }, (_, index) => {
      const structure = makeStructure(random, kind, ofKind)
      return { id: `${kind.id}-${index + 1}`, title: writeTitle(random, structure), structure }
    }),
  )
  const queries = KINDS.flatMap((kind, ofKind) =>
    Array.from({ length: QUERIES_OF_KIND }, (_, index) => {
      const target = pick(
        random,
        made.filter((title) => title.structure.kind === kind),
      ).structure
      const [typed, wishes] = writeQuery(random, target)
      const misspelt = (ofKind + index) % MISSPELT_EVERY === 1
      const grades = made.flatMap(({ id, structure }): [string, number][] => {
        const grade = gradeOf(kind, wishes, structure)
        return grade === 0 ? [] : [[id, grade]]
      })
      return { query: misspelt ? misspell(random, typed) : typed, misspelt, grades: new Map(grades) }
    }),
  )
  const isTuning = (at: number) => at % QUERIES_OF_KIND < QUERIES_OF_KIND / 2
  return {
    titles: made.map(({ id, title }) => ({ id, title })),
    tuning: queries.filter((_, at) => isTuning(at)),
    heldOut: queries.filter((_, at) => !isTuning(at)),
  }
}

function gradeOf(kind: Kind, wishes: readonly Wish[], of: Structure): number {
  if (of.kind !== kind) return of.kind.group === kind.group || of.kind.accessoryOf === kind.id ? 1 : 0
  const missing = wishes.filter(({ isMet }) => !isMet(of)).length
  return Math.max(1.5, 3 - missing)
}

function makeStructure(random: Random, kind: Kind, ofKind: number): Structure {
  const brands = Array.from({ length: 4 }, (_, index) => BRANDS[(ofKind * 3 + index * 5) % BRANDS.length] ?? '')
  return {
    kind,
    noun: pick(random, listOf(kind.nouns)),
    brand: pick(random, brands),
    sizes: kind.sizes.map((sizes) => pick(random, listOf(sizes))),
    colour: pick(random, listOf(kind.colours)),
    feature: random() < 0.65 ? pick(random, listOf(kind.features)) : '',
  }
}

function writeTitle(random: Random, { kind, noun, brand, sizes, colour, feature }: Structure): string {
  const size = sizes.join(random() < 0.5 ? ' x ' : ' ')
  const name = [titleForm(feature), noun].filter(Boolean).join(' ')
  const series = random() < 0.3 ? pick(random, SERIES) : ''
  const model = random() < 0.2 ? `Model ${1000 + Math.floor(random() * 9000)}` : ''
  const extra = random() < 0.45 ? pick(random, listOf(kind.extras)) : ''
  const pack = kind.packs && random() < 0.5 ? pick(random, PACKS) : ''
  const noise = random() < 0.4 ? pick(random, NOISE) : ''
  const inColour = colour && `in ${colour}`
  const layouts = [
    [brand, series, size, colour, name, extra, pack, noise],
    [brand, series, size, name, extra, inColour, noise, pack],
    [size, colour, name, extra, pack],
    [brand, `${name},`, `${size},`, colour, extra, pack],
    [brand, model, series, name, inColour, noise, extra, size],
    [`${brand} ${size} ${name}`, extra, model],
  ]
  return pick(random, layouts).filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').replace(/,$/, '').trim()
}

function writeQuery(random: Random, target: Structure): readonly [typed: string, wishes: readonly Wish[]] {
  const head = headOf(random, target)
  const wishes = pickSome(random, wishesOf(random, target), random() < 0.2 ? 0 : random() < 0.6 ? 1 : 2)
  const words = [...wishes.map(({ typed }) => typed), head.typed]
  if (random() < 0.3) words.reverse()
  if (random() < 0.25) words.unshift(pick(random, FILLERS))
  if (random() < 0.06) words.splice(1, 0, String(20_000 + Math.floor(random() * 70_000)))
  return [words.join(' '), [...wishes, head]]
}

/** Chooses people's word for the kind; some words mean one of its nouns only. */
function headOf(random: Random, target: Structure): Wish {
  const words = listOf(target.kind.words).map((word) => word.split('='))
  const [typed = '', noun] = pick(
    random,
    words.filter(([, only]) => only === undefined || only === target.noun),
  )
  return { typed, isMet: (of) => noun === undefined || of.noun === noun }
}

function wishesOf(random: Random, target: Structure): Wish[] {
  const wishes: Wish[] = target.sizes.map((size) => ({
    typed: typedSize(random, size),
    isMet: (of) => of.sizes.includes(size),
  }))
  if (target.colour)
    wishes.push({ typed: typedColour(random, target.colour), isMet: (of) => of.colour === target.colour })
  if (target.feature)
    wishes.push({ typed: typedFeature(random, target.feature), isMet: (of) => of.feature === target.feature })
  if (random() < 0.3) wishes.push({ typed: target.brand.toLowerCase(), isMet: (of) => of.brand === target.brand })
  return wishes
}

const OTHER_COLOURS: Readonly<Record<string, string>> = {
  'Oil-Rubbed Bronze': 'bronze',
  'Brushed Nickel': 'satin nickel',
  'Matte Black': 'black',
  'Stainless Steel': 'stainless',
  Gray: 'grey',
  Almond: 'beige',
  Bone: 'off white',
}

function typedColour(random: Random, colour: string): string {
  return random() < 0.5 ? (OTHER_COLOURS[colour] ?? colour.toLowerCase()) : colour.toLowerCase().replaceAll('-', ' ')
}

function typedFeature(random: Random, feature: string): string {
  const [title = '', typed] = feature.split('=')
  return pick(random, typed?.split('/') ?? [title.toLowerCase()])
}

function titleForm(feature: string): string {
  return feature.split('=')[0] ?? ''
}

function pickSome<T>(random: Random, items: readonly T[], count: number): T[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [taken] = left.splice(Math.floor(random() * left.length), 1)
    return taken as T
  })
}

function listOf(text: string): readonly string[] {
  return text.split('|')
}
