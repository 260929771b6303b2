import type { ProductDraft } from '../model.ts'
import { bibTaps, laundryTaps } from './laundry-and-garden-taps.ts'
import { sinkMixers } from './sink-mixers.ts'
import { kitchenSinks, laundryTubs } from './sinks-and-tubs.ts'

export function kitchenAndLaundry(): ProductDraft[] {
  return [...sinkMixers(), ...kitchenSinks(), ...laundryTubs(), ...laundryTaps(), ...bibTaps()]
}
