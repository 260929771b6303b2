import type { ProductDraft } from '../model.ts'
import { cisterns } from './cisterns.ts'
import { flushButtons } from './flush-buttons.ts'
import { bidets, toiletPans, urinals } from './pans-and-urinals.ts'
import { toiletSuites } from './suites.ts'
import { toiletSeats } from './toilet-seats.ts'

export function sanitaryware(): ProductDraft[] {
  return [
    ...toiletSuites(),
    ...toiletPans(),
    ...cisterns(),
    ...toiletSeats(),
    ...flushButtons(),
    ...bidets(),
    ...urinals(),
  ]
}
