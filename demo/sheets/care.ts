import { valueOf, type SheetSubject } from './subject.ts'

/** Care instructions by words in a surface's material or coating; the first match counts. */
const SURFACES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /china|ceramic|fireclay/i,
    [
      'Clean with a soft cloth and washing-up liquid; take lime off with diluted vinegar and rinse at once.',
      'Cistern tablets with chlorine attack seals and void their warranty.',
    ],
  ],
  [
    /acrylic/i,
    [
      'Clean with a soft cloth and washing-up liquid. No scourers, solvents or hot pans.',
      'Fine scratches go with polishing paste for acrylic.',
    ],
  ],
  [
    /stainless/i,
    [
      'Wash with warm soapy water along the grain and dry. Leave no steel wool, bleach or wet tins on it.',
      'Tea stains near the sea are surface rust: take them off with a cleaner for stainless steel.',
    ],
  ],
  [/glass/i, ['Clean with a damp cloth and dry the edges; spray cleaner onto the cloth and never onto the mirror.']],
  [/board|polyurethane/i, ['Wipe water off at once, above all along edges and joints. A damp cloth is enough.']],
  [/EPDM|ABS/i, ['Wipe with a damp cloth. No solvents, chlorine or cistern tablets.']],
  [
    /PVD|powder|electrophoretic|ages/i,
    [
      'Wipe dry after use. Clean once a week with a soft cloth and a few drops of washing-up liquid.',
      'No scourers, no acid and no chlorine: coloured finishes cannot be polished again.',
    ],
  ],
]
const CHROME = [
  'Wipe dry after use. Clean once a week with a soft cloth and a few drops of washing-up liquid.',
  'Take lime off with diluted vinegar, ten minutes at most, and rinse. No scourers or chlorine.',
] as const

/** Sentences on cleaning for what a variant is made of. */
export function careOf({ variant }: SheetSubject): readonly string[] {
  const words = `${valueOf(variant, 'item-material')} ${valueOf(variant, 'coating-method')}`
  return SURFACES.find(([pattern]) => pattern.test(words))?.[1] ?? CHROME
}
