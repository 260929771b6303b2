import type { BasinSpec } from '#demo/families/basins/basin.ts'
import type { BathSpec } from '#demo/families/basins/bath.ts'
import type { KitchenMixerSpec } from '#demo/families/tapware/kitchen-mixer.ts'
import type { WallBasinSetSpec } from '#demo/families/tapware/wall-basin-set.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type {
  BarForm,
  BodyForm,
  FlushButtonForm,
  HandShowerForm,
  LeverForm,
  OverheadForm,
  PanDesign,
  PlateForm,
  SpoutForm,
  TapHandleForm,
} from '#demo/models/forms.ts'

/** The shapes a design line keeps to, from its mixers to its towel rails. */
export interface Form {
  /** The word filters and data sheets use. */
  readonly shape: 'Round' | 'Square' | 'Soft square' | 'Oval' | 'Traditional'
  readonly body: BodyForm
  readonly bodyWidthMm: number
  readonly spout: SpoutForm
  readonly wallSpout: Exclude<SpoutForm, 'gooseneck' | 'angled' | 'cascade'>
  readonly lever: LeverForm
  readonly wallLever: WallBasinSetSpec['handle']
  readonly sinkNeck: KitchenMixerSpec['neck']
  readonly sinkHandle: KitchenMixerSpec['handle']
  readonly tapHandle: TapHandleForm
  readonly plate: PlateForm
  readonly bar: BarForm
  readonly column: 'round' | 'square'
  readonly hand: HandShowerForm
  readonly overhead: Exclude<OverheadForm, 'rectangle'>
  readonly pan: PanDesign
  readonly button: FlushButtonForm
  readonly basin: BasinSpec['shape']
  readonly bath: BathSpec['shape']
  readonly side: BasinSpec['side']
  /** Rim of basins and baths. */
  readonly rimWidthMm: number
}

/** A collection, or the series of a brand that has no collections. */
export interface Line {
  /** First words of its product names: `Liano II`, `Methven Aio`. */
  readonly title: string
  readonly brand: 'Caroma' | 'Methven' | 'Stylus' | 'Clark' | 'Dorf'
  /** The collection as `range` names it; empty for series outside the collections. */
  readonly range: string
  readonly subBrand: '' | 'Caroma Livewell'
  readonly finishes: readonly FinishName[]
  readonly sectors: readonly number[]
  /** First and last year in which its products came into the catalogue. */
  readonly years: readonly [number, number]
  readonly warrantyYears: number
  readonly leadFree: boolean
  readonly form: Form
  /** Sentences that are true of all its metalware, and further ones about some of it. Descriptions take one. */
  readonly metalware: readonly string[]
  readonly taps?: readonly string[]
  readonly sprays?: readonly string[]
  /** The same for ceramics. */
  readonly ceramics: readonly string[]
  readonly suites?: readonly string[]
}

export function tapWords({ metalware, taps = [] }: Line): readonly string[] {
  return [...metalware, ...taps]
}

export function sprayWords({ metalware, sprays = [] }: Line): readonly string[] {
  return [...metalware, ...sprays]
}

export function suiteWords({ ceramics, suites = [] }: Line): readonly string[] {
  return [...ceramics, ...suites]
}
