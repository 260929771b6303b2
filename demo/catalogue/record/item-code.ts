import type { Option, ProductDraft } from '../model.ts'
import { starsOf } from './wels.ts'

/** Item code of one option: the product's code, the option's letters, and for Caroma and Dorf taps stars, `A` and `F` for lead free. */
export function itemCode(
  draft: Pick<ProductDraft, 'code' | 'line'> & CodedInTail,
  option: Pick<Option, 'suffix'>,
): string {
  return `${draft.code}${option.suffix}${codeTail(draft)}`
}

type CodedInTail = Pick<ProductDraft, 'wels' | 'leadFree' | 'isCodedLeadFree' | 'line'>

function codeTail({ wels, leadFree, isCodedLeadFree, line }: CodedInTail): string {
  const isTap = wels?.device === 'tap' || wels?.device === 'shower'
  if (!isTap || (line.brand !== 'Caroma' && line.brand !== 'Dorf')) return ''
  return `${starsOf(wels)}A${(isCodedLeadFree ?? leadFree ?? line.leadFree) ? 'F' : ''}`
}
