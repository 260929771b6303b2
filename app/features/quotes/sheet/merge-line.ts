import { LINE_FIELDS, takeFields, type DraftDifference, type DraftLine } from '../desk/draft.ts'

/** A line of a file with the values that somebody has typed otherwise since: `yours` is the file's, `theirs` what was typed. */
export interface TypedSince extends DraftLine {
  readonly differences: readonly DraftDifference[]
}

interface Sides {
  /** The line as it was downloaded; null where the file does not say so. */
  readonly base: DraftLine | null
  /** The line without a draft. */
  readonly undrafted: DraftLine
  /** The line with what was typed since. */
  readonly now: DraftLine
  readonly file: DraftLine
  readonly fileWins: boolean
}

/**
 * Lays upon a line what a file has changed of it; what was changed on both sides stays, and is named. Without a base,
 * each value that somebody has typed, and that differs, counts as changed on both.
 */
export function mergeLine({ base, undrafted, now, file, fileWins }: Sides): {
  readonly line: DraftLine
  readonly differences: readonly DraftDifference[]
} {
  const taken: string[] = []
  const differences: DraftDifference[] = []
  for (const { field, read } of LINE_FIELDS) {
    const text = (line: DraftLine) => read(line).trim()
    const [yours, theirs] = [text(file), text(now)]
    if (yours === theirs || (base !== null && yours === text(base))) continue
    if (fileWins || theirs === text(base ?? undrafted)) taken.push(field)
    else differences.push({ sku: now.sku, field, yours, theirs })
  }
  return { line: taken.length === 0 ? now : takeFields(now, file, taken), differences }
}
