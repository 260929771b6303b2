import type { ModelSpec } from '#demo/families/all.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { FeedAttributes } from '../attributes.ts'
import type { CategoryPath } from '../categories.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { Line } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { notForDrinking, waterUseOf, type WaterUse } from '../record/drinking-water.ts'
import { inFinishes } from '../record/options.ts'
import { starsOf, type Wels } from '../record/wels.ts'
import { cartridgeOf, mixerSpares } from '../spare-parts/codes.ts'

/** Columns shared by the tapware tables. */
export interface TapRow {
  readonly line: LineId
  readonly code: string
  /** Australian dollars in chrome. */
  readonly price: number
  /** L/min; left out for bath outlets, which WELS does not rate. */
  readonly flow?: number
  /** Left out: those of the line. */
  readonly finishes?: readonly FinishName[]
  /** One more sentence, about this product alone. */
  readonly note?: string
  /** Replaces or adds to what the table makes of the row. */
  readonly more?: Partial<ProductDraft>
}

/** AS/NZS 3718 tapware: what mains-fed mixers in Australia and New Zealand are tested for. */
export const MAINS_PRESSURE = '150–500 kPa'
/** Mixers for gravity-fed hot water, as many older New Zealand houses have. */
const ALL_PRESSURES = '35–500 kPa'

export const CERAMIC_DISC = 'Ceramic disc'

/** Attributes of a mixer with a single cartridge. */
export function mixerAttributes(line: Line): FeedAttributes {
  return {
    'cartridge-size': cartridgeOf(line).sizeMm,
    'cartridge-type': CERAMIC_DISC,
    'working-pressure': line.range === 'Maku' ? ALL_PRESSURES : MAINS_PRESSURE,
    'maximum-temperature': '80 °C',
  }
}

interface TapProduct {
  readonly name: string
  readonly at: readonly CategoryPath[]
  readonly spec: ModelSpec
  readonly description: string
  readonly bullets: readonly string[]
  readonly attributes: FeedAttributes
}

/** The draft of a tap in the finishes of its line, with mixer spares unless the row says otherwise. */
export function tapDraft(row: TapRow, product: TapProduct): ProductDraft {
  const line = LINES[row.line]
  const isCodedLeadFree = row.more?.leadFree ?? line.leadFree
  const use = waterUseOf(product.name, product.at)
  const isWithdrawn = row.more?.status === 'discontinued'
  const leadFree = isCodedLeadFree || (use === 'drinking' && !isWithdrawn)
  const wels: Wels | undefined = row.flow === undefined ? undefined : { device: 'tap', litresPerMinute: row.flow }
  return {
    code: row.code,
    name: product.name,
    line,
    at: product.at,
    price: row.price,
    description: [product.description, row.note].filter(Boolean).join(' '),
    bullets: [...(wels ? [`${starsOf(wels)} star WELS rating, ${row.flow} L/min`] : []), ...product.bullets],
    localBullets: standards(leadFree, use),
    options: inFinishes(line, row.finishes ?? line.finishes, product.spec),
    ...(wels ? { wels } : {}),
    attributes: product.attributes,
    spares: mixerSpares(row.line, line),
    ...row.more,
    leadFree,
    isCodedLeadFree,
  }
}

function standards(leadFree: boolean, use: WaterUse) {
  const limit = leadFree ? [] : [notForDrinking(use)]
  return {
    au: [...limit, leadFree ? 'WaterMark certified, lead free to NCC 2022' : 'WaterMark certified to AS/NZS 3718'],
    nz: [...limit, 'Meets AS/NZS 3718 and Building Code G12/AS1'],
  }
}
