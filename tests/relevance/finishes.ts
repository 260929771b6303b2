import { oneOf } from './judged-query.ts'

/** Families of finishes in the words of buyers. */
export const black = oneOf('Matte Black', 'Black')
export const brushedNickel = oneOf('Brushed Nickel')
export const brushedBrass = oneOf('Brushed Brass')
export const polishedBrass = oneOf('Polished Brass')
/** Brushed brass is what the trade sells as gold. */
export const gold = oneOf('Brushed Brass', 'Polished Brass', 'Brushed Rose Gold')
export const bronze = oneOf('Brushed Bronze')
export const gunmetal = oneOf('Gunmetal')
export const chrome = oneOf('Chrome')
export const steel = oneOf('Stainless Steel', 'Polished Stainless Steel')
export const white = oneOf('White', 'Matte White')
export const matteWhite = oneOf('Matte White')
export const green = oneOf('Matte Sage')
export const pink = oneOf('Matte Blush')
export const timber = oneOf('Oak', 'Walnut')
