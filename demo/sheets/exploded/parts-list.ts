import type { Family } from '../../families/all.ts'
import type { Directory } from '../directory.ts'
import { variantsAlike } from '../open-document.ts'
import { valueOf, type SheetSubject } from '../subject.ts'
import type { NumberedPart } from './explosion.ts'

/** A code of the list, and the finishes of the product that it is for. */
export interface ListedCode {
  readonly code: string
  readonly name: string
  readonly colour: string
  readonly finishes: readonly string[]
}

/** Parts with one number: one part of one code or, where it comes in finishes, one for each of them. */
export interface ListedPart {
  readonly family: Family
  readonly codes: readonly ListedCode[]
}

/**
 * The components and spare parts of all public variants that are built alike, in the order in which they name them:
 * parts at the same place of the list that are of one family differ by their finish only.
 */
export function partsList(subject: SheetSubject, directory: Directory): ListedPart[] {
  const slots = new Map<string, Map<string, ListedCode & { finishes: string[] }>>()
  const families = new Map<string, Family>()
  for (const variant of variantsAlike(subject)) {
    const finish = valueOf(variant, 'colour')
    const seen = new Map<Family, number>()
    for (const code of new Set([...variant.bundleReferences, ...variant.spareReferences])) {
      const entry = directory.get(code)
      if (!entry) continue
      const { family } = entry.spec
      const place = seen.get(family) ?? 0
      seen.set(family, place + 1)
      const slot = `${family} ${place}`
      families.set(slot, family)
      const codes = slots.get(slot) ?? new Map()
      slots.set(slot, codes)
      const listed = codes.get(code) ?? { code, name: entry.name, colour: entry.colour, finishes: [] }
      codes.set(code, listed)
      if (finish !== '' && !listed.finishes.includes(finish)) listed.finishes.push(finish)
    }
  }
  return [...slots].map(([slot, codes]) => ({ family: families.get(slot)!, codes: [...codes.values()] }))
}

/** The parts of a list as they are drawn: each by its first code, numbered from 1. */
export function numberedParts(parts: readonly ListedPart[], directory: Directory): NumberedPart[] {
  return parts.flatMap(({ family, codes: [first] }, index) => {
    const entry = first && directory.get(first.code)
    return entry ? [{ number: index + 1, family, spec: entry.spec }] : []
  })
}
