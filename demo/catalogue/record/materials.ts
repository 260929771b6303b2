import { familyOf } from '#demo/families/all.ts'
import type { Stuff } from '#demo/families/family.ts'
import type { FeedAttributes } from '../attributes.ts'
import type { Option } from '../model.ts'
import { FINISH_TRADE } from './finish-trade.ts'

/** Words that trade materials use for what the finish names of ceramics and plastics leave open. */
const BODY: Record<Exclude<Stuff, 'brass'>, { material: string; coating: string }> = {
  stainless: { material: '304 stainless steel', coating: 'Uncoated' },
  'metal-and-plastic': { material: 'Brass and ABS', coating: '' },
  ceramic: { material: 'Vitreous china', coating: 'Vitreous glaze' },
  acrylic: { material: 'Sanitary grade acrylic', coating: 'Uncoated' },
  plastic: { material: 'ABS', coating: 'Uncoated' },
  joinery: { material: 'Moisture-resistant board', coating: 'Two-pack polyurethane' },
  mirror: { material: 'Copper-free mirror glass, 5 mm', coating: 'Uncoated' },
  rubber: { material: 'EPDM', coating: 'Uncoated' },
}

/** Material, coating and surface of a variant. Low-lead brass is what the lead-free rules of the NCC 2022 allow. */
export function materialAttributes(option: Option, leadFree: boolean): FeedAttributes {
  const { coating, surface } = FINISH_TRADE[option.finish]
  const stuff = familyOf(option.spec).stuff ?? 'brass'
  if (stuff === 'brass') {
    const material = option.finish.includes('Stainless')
      ? '316 stainless steel'
      : leadFree
        ? 'Low-lead DR brass'
        : 'DR brass'
    return { 'item-material': material, 'coating-method': coating, 'surface-finish': surface }
  }
  const body = BODY[stuff]
  const isCoatedSteel = stuff === 'stainless' && !option.finish.includes('Stainless')
  return {
    'item-material': body.material,
    'coating-method': body.coating && !isCoatedSteel ? body.coating : coating,
    'surface-finish': surface,
  }
}
