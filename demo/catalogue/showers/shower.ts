import type { ModelSpec } from '#demo/families/all.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { FeedAttributes } from '../attributes.ts'
import type { CategoryPath } from '../categories.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { inFinishes } from '../record/options.ts'
import { starsOf, type Wels } from '../record/wels.ts'

/** Columns shared by the shower tables. */
export interface ShowerRow {
  readonly line: LineId
  readonly code: string
  /** Australian dollars in chrome. */
  readonly price: number
  /** L/min of the outlet; left out for mixers and arms, which WELS does not rate. */
  readonly flow?: number
  readonly finishes?: readonly FinishName[]
  readonly note?: string
  readonly more?: Partial<ProductDraft>
}

interface ShowerProduct {
  readonly name: string
  readonly at: readonly CategoryPath[]
  readonly spec: ModelSpec
  readonly description: string
  readonly bullets: readonly string[]
  readonly attributes?: FeedAttributes
}

/** The draft of a shower product in the finishes of its line. */
export function showerDraft(row: ShowerRow, product: ShowerProduct): ProductDraft {
  const line = LINES[row.line]
  const wels: Wels | undefined = row.flow === undefined ? undefined : { device: 'shower', litresPerMinute: row.flow }
  return {
    code: row.code,
    name: product.name,
    line,
    at: product.at,
    price: row.price,
    description: [product.description, row.note].filter(Boolean).join(' '),
    bullets: [...(wels ? [`${starsOf(wels)} star WELS rating, ${row.flow} L/min`] : []), ...product.bullets],
    localBullets: wels
      ? { au: ['Registered under WELS, AS/NZS 3662'], nz: ['Meets AS/NZS 3662; suits mains pressure from 100 kPa'] }
      : {},
    options: inFinishes(line, row.finishes ?? line.finishes, product.spec),
    ...(wels ? { wels } : {}),
    attributes: {
      ...(wels ? { 'working-pressure': '100–500 kPa', 'maximum-temperature': '60 °C' } : {}),
      ...product.attributes,
    },
    ...row.more,
  }
}
