import type { Family } from '../../models/families.ts'
import { valueOf, type SheetSubject } from '../subject.ts'

export interface WarrantyTerm {
  readonly part: string
  readonly term: string
}

const WITH_CARTRIDGE = new Set<Family>([
  'basin-mixer',
  'wall-basin-set',
  'wall-mixer',
  'shower-mixer',
  'thermostatic-valve',
  'bath-filler',
  'kitchen-mixer',
  'care-mixer',
])
const CERAMIC = new Set<Family>(['toilet-suite', 'bidet', 'urinal', 'basin'])
const WITH_CISTERN = new Set<Family>(['toilet-suite', 'cistern'])

/** The parts of a warranty: the whole term for bodies, less for what wears, moves or is looked at. */
export function warrantyTerms(subject: SheetSubject): WarrantyTerm[] {
  const { family } = subject.pictures.spec
  const years = Number.parseInt(valueOf(subject.variant, 'warranty'), 10) || 1
  const isPlated = ['Chrome', 'White', 'Stainless Steel', 'Polished Stainless Steel', ''].includes(
    valueOf(subject.variant, 'colour'),
  )
  const shorter = (limit: number) => `${Math.min(limit, years)} ${Math.min(limit, years) === 1 ? 'year' : 'years'}`
  return [
    { part: CERAMIC.has(family) ? 'Ceramic' : 'Body and structure', term: shorter(years) },
    ...(WITH_CARTRIDGE.has(family) ? [{ part: 'Ceramic disc cartridge', term: shorter(years) }] : []),
    ...(WITH_CISTERN.has(family) ? [{ part: 'Inlet and outlet valve', term: shorter(5) }] : []),
    ...(family === 'toilet-suite' ? [{ part: 'Seat and hinges', term: shorter(3) }] : []),
    ...(CERAMIC.has(family) ? [] : [{ part: 'Surface finish', term: shorter(isPlated ? 10 : 5) }]),
    { part: 'Seals, hoses and other parts', term: shorter(2) },
    { part: 'Labour', term: shorter(1) },
  ]
}
