import type { Option, ProductDraft } from '../model.ts'
import { starsOf } from './wels.ts'

/** Item code of one option: the product's code, the option's letters, and for Caroma and Dorf taps stars, `A` and `F` for lead free. */
export function itemCode(
  draft: Pick<ProductDraft, 'code' | 'wels' | 'leadFree' | 'line'>,
  option: Pick<Option, 'suffix'>,
): string {
  return `${draft.code}${option.suffix}${codeTail(draft)}`
}

function codeTail({ wels, leadFree, line }: Pick<ProductDraft, 'wels' | 'leadFree' | 'line'>): string {
  const isTap = wels?.device === 'tap' || wels?.device === 'shower'
  if (!isTap || (line.brand !== 'Caroma' && line.brand !== 'Dorf')) return ''
  return `${starsOf(wels)}A${(leadFree ?? line.leadFree) ? 'F' : ''}`
}
