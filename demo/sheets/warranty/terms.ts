import { familyOf } from '../../families/all.ts'
import { valueOf, type SheetSubject } from '../subject.ts'

export interface WarrantyTerm {
  readonly part: string
  readonly term: string
}

/** The parts of a warranty: the whole term for bodies, less for what wears, moves or is looked at. */
export function warrantyTerms(subject: SheetSubject): WarrantyTerm[] {
  const { stuff, hasCartridge, hasCistern, name } = familyOf(subject.pictures.spec)
  const isCeramic = stuff === 'ceramic'
  const years = Number.parseInt(valueOf(subject.variant, 'warranty'), 10) || 1
  const isPlated = ['Chrome', 'White', 'Stainless Steel', 'Polished Stainless Steel', ''].includes(
    valueOf(subject.variant, 'colour'),
  )
  const shorter = (limit: number) => `${Math.min(limit, years)} ${Math.min(limit, years) === 1 ? 'year' : 'years'}`
  return [
    { part: isCeramic ? 'Ceramic' : 'Body and structure', term: shorter(years) },
    ...(hasCartridge ? [{ part: 'Ceramic disc cartridge', term: shorter(years) }] : []),
    ...(hasCistern ? [{ part: 'Inlet and outlet valve', term: shorter(5) }] : []),
    ...(name === 'toilet-suite' ? [{ part: 'Seat and hinges', term: shorter(3) }] : []),
    ...(isCeramic ? [] : [{ part: 'Surface finish', term: shorter(isPlated ? 10 : 5) }]),
    { part: 'Seals, hoses and other parts', term: shorter(2) },
    { part: 'Labour', term: shorter(1) },
  ]
}
