import type { ProductDraft } from '../model.ts'
import { grabRails, showerSeats } from './grab-rails-and-seats.ts'
import { collectionAccessories } from './collections.ts'
import { mirrorCabinets, mirrors } from './mirrors.ts'
import { soapDispensers, tumblerHolders } from './soap.ts'
import { heatedTowelRails } from './heated-towel-rails.ts'

export function accessories(): ProductDraft[] {
  return [
    ...collectionAccessories(),
    ...heatedTowelRails(),
    ...grabRails(),
    ...showerSeats(),
    ...mirrors(),
    ...mirrorCabinets(),
    ...soapDispensers(),
    ...tumblerHolders(),
  ]
}
