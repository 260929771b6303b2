import type { FeedAttributes } from '../attributes.ts'
import { groupOf, type CategoryPath } from '../categories.ts'
import type { FeedAccessStandard, FeedEvidence, Option, ProductDraft } from '../model.ts'
import { waterUseOf, type WaterUse } from './drinking-water.ts'

/** The day on which the data of the catalogue were last gone through. */
const CHECKED_ON = '2026-11-16'

const FEED_USES: Record<WaterUse, string> = {
  drinking: 'drinking',
  bathing: 'bathing',
  'washing machines': 'washing-machines',
}

/** Generates evidence for building certifiers. Data of discontinued products are no longer checked. */
export function evidence(draft: ProductDraft, option: Option, name: string, attributes: FeedAttributes): FeedEvidence {
  const waterUse = useOf(draft, name)
  const accessStandards = accessStandardsOf(draft.at, option, attributes)
  return {
    ...(waterUse !== null && { waterUse }),
    ...(accessStandards.length > 0 && { accessStandards }),
    ...(isStatedResistant(draft, attributes) && { dezincificationResistant: true }),
    ...(draft.status !== 'discontinued' && { dataCheckedOn: CHECKED_ON }),
  }
}

/** Makers that have tested their lead free alloys say so; the others, and alloys of before, leave it open. */
function isStatedResistant({ line }: ProductDraft, { leadfree }: FeedAttributes): boolean {
  return leadfree === true && line.brand !== 'Stylus'
}

function useOf({ at, wels }: ProductDraft, name: string): string | null {
  const [category = 'tapware/basin-mixers'] = at
  if (/\/(?:floor-wastes|channel-grates|shower-bases|wastes)|wastes-and-traps/.test(category)) return 'drain'
  if (category.startsWith('sanitaryware/') && /suites|toilets|pans|cisterns|urinals/.test(category)) return 'flushing'
  if (/\bshower\b/i.test(name) && category.startsWith('tapware/')) return 'bathing'
  if (category.startsWith('tapware/') || wels?.device === 'tap' || wels?.device === 'shower')
    return FEED_USES[waterUseOf(name, at)]
  return null
}

/** Clauses of the two editions; sections 15 to 17 of 2009 are 12 to 14 of 2021. */
function clausesOf(at: CategoryPath): readonly [string, string] {
  if (at === 'accessories/grab-rails') return ['17', '14']
  if (groupOf(at) === 'showers' || at === 'accessories/shower-seats') return ['15.5', '12.5']
  if (groupOf(at) === 'sanitaryware') return ['15.2', '12.2']
  if (groupOf(at) === 'accessories') return ['15.4', '12.4']
  return ['15.3', '12.3']
}

function accessStandardsOf(
  [at = 'tapware/care-tapware']: readonly CategoryPath[],
  { spec }: Option,
  flags: FeedAttributes,
): FeedAccessStandard[] {
  const [clause2009, clause2021] = clausesOf(at)
  const hand = spec.family === 'grab-rail' && spec.form !== 'straight' && { hand: spec.hand }
  const accessible = [
    { standard: 'AS 1428.1', edition: '2021', clause: clause2021, use: 'accessible', ...hand },
    { standard: 'AS 1428.1', edition: '2009', clause: clause2009, use: 'accessible', ...hand },
  ]
  return [
    ...(flags.IsAS14281Compliant === true ? accessible : []),
    ...(flags.IsAS14281Ambulant === true
      ? [{ standard: 'AS 1428.1', edition: '2021', clause: '13', use: 'ambulant', ...hand }]
      : []),
    ...(flags.IsIndependentLivingCompliant === true
      ? [{ standard: 'AS 4299', edition: '1995', clause: '4.4', use: 'independent-living', ...hand }]
      : []),
    ...(flags.IsNZ41121Compliant === true
      ? [{ standard: 'NZS 4121', edition: '2001', clause: '10', use: 'accessible', ...hand }]
      : []),
  ]
}
