import type { LineItem } from '../model.ts'
import { ALLOWANCE_KINDS, type FreeLine } from './free-line.ts'

/** Marks free lines wherever products are listed. */
export const NOT_FROM_CATALOGUE = 'Not from this catalogue'

/** `Custom vanity, Joiner Ltd, CV-01, PC sum 350.00 ex GST, supplied by owner`: everything that was stated. */
export function freeText({ name, free }: Pick<LineItem, 'name' | 'free'>): string {
  return free ? [name, ...Object.values(freeDetails(free))].filter(Boolean).join(', ') : name
}

function freeDetails({ maker, code, allowance, suppliedBy, installedBy, link }: FreeLine) {
  return {
    maker,
    code,
    allowance: allowance
      ? `${ALLOWANCE_KINDS[allowance.kind]} ${(allowance.centAmount / 100).toFixed(2)} ${allowance.gst} GST`
      : '',
    parties: partiesText({ suppliedBy, installedBy }),
    link,
  }
}

/** `supplied by owner, installed by builder`; empty for none. */
export function partiesText({ suppliedBy, installedBy }: Pick<FreeLine, 'suppliedBy' | 'installedBy'>): string {
  return [suppliedBy && `supplied by ${suppliedBy}`, installedBy && `installed by ${installedBy}`]
    .filter(Boolean)
    .join(', ')
}
