import { shownCode } from '../free-lines/free-line.ts'
import type { LineItem } from '../model.ts'
import type { Finding, FindingKind } from './findings.ts'

export const MAX_FINDING_LINES = 100
/** Codes, tags or fields that one sentence names. */
const MAX_NAMED = 4

export function finding(
  kind: FindingKind,
  text: string,
  lines: readonly LineItem[],
  sku: string | null = null,
): Finding {
  const lineItemIds = lines.slice(0, MAX_FINDING_LINES).map(({ id }) => id)
  return { kind, text, lineItemIds, lineCount: lines.length, sku, successor: null }
}

export function nameOf([line]: readonly LineItem[]): string {
  return line ? [line.name, shownCode(line)].filter(Boolean).join(' ') : ''
}

/** Name of a free line whose maker states no code. */
export function codeText([line]: readonly LineItem[]): string {
  return line ? shownCode(line) || line.name : ''
}

/** `A, B and 2 more`. */
export function named(names: readonly string[], most = MAX_NAMED): string {
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
