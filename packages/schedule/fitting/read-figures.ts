/** Millimetres from and to, both included. */
export interface RangeMm {
  readonly from: number
  readonly to: number
}

const RANGE = /(\d+(?:\.\d+)?)(?:\s*mm)?(?:\s*(?:[–—-]|to)\s*(\d+(?:\.\d+)?))?\s*mm/

/** `32–36 mm`, `35 mm`; null for what says no millimetres. */
export function readRangeMm(text: string): RangeMm | null {
  const [, from, to = from] = RANGE.exec(text) ?? []
  return from === undefined ? null : { from: Number(from), to: Number(to) }
}

const FOR_EACH_TAP = /^\d+ x (\d+)/

/** Holes that a basin has for one tap: `2 x 1 tap hole` has one for each of two. Null where it is not stated. */
export function readTapHoles(text: unknown, count: unknown): number | null {
  const forEach = typeof text === 'string' ? FOR_EACH_TAP.exec(text)?.[1] : undefined
  if (forEach !== undefined) return Number(forEach)
  return typeof count === 'number' && Number.isFinite(count) ? count : null
}

export function isForEachTap(text: string): boolean {
  return FOR_EACH_TAP.test(text)
}

/** The S-trap part of `90–280 mm (S trap), 185 mm (P trap)`; the whole where the trap type says that it is one. */
export function readSTrapMm(setOut: string, trapType: string): RangeMm | null {
  const named = setOut.split(',').find((part) => /\bs[\s-]?trap/i.test(part))
  if (named !== undefined) return readRangeMm(named)
  return isSTrap(trapType) && !/\bp[\s-]?trap/i.test(setOut) ? readRangeMm(setOut) : null
}

export function isSTrap(trapType: string): boolean {
  return /\bs\b(?:\s*(?:&|and|or|\/)\s*p\b)?[\s-]*trap/i.test(trapType)
}

/** Larger than any set-out, so that a slip of the pen is none. */
const MAX_SET_OUT_MM = 999

/** Reads the set-out in a room's note, in mm: `S-trap set-out 165 mm`. Null where there is none. */
export function readSetOutMm(note: string): number | null {
  const stated = /set[\s-]?out\s*(?::|=|is|of)?\s*(\d{1,3})(?!\d)(?:\s*mm\b)?/i.exec(note)?.[1]
  const mm = Number(stated)
  return stated === undefined || mm === 0 || mm > MAX_SET_OUT_MM ? null : mm
}

/** The note with another set-out; the rest of it stays. Null takes it out. */
export function withSetOutMm(note: string, mm: number | null): string {
  const rest = note
    .replace(/(?:s[\s-]?trap\s+)?set[\s-]?out\s*(?::|=|is|of)?\s*\d{1,3}(?!\d)(?:\s*mm\b)?[.;,]?/i, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
  return mm === null ? rest : [`S-trap set-out ${mm} mm`, rest].filter(Boolean).join('. ')
}
