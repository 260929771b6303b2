import type { Chunked } from '@specify/core/data/chunked.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isCodeCell, quantityIn } from '../words/list-words.ts'
import { namedCodes } from '../codes/named-codes.ts'
import type { Delimiter, Piece } from '../text/split-lines.ts'
import { namedField, type Named } from '../columns/fields.ts'
import { hasValue } from './has-value.ts'
import { isRule, readHeading } from '../columns/heading.ts'

/** Rows that are looked at in one step. */
const ROWS_AT_ONCE = 50
const HUNDREDS = /^\d{3}\.\d\d$/
/** Words between commas that nobody quoted are of these columns, the likeliest first. */
const IN_WORDS: readonly (Named | null)[] = ['description', 'note', 'roomNote', null, 'ignored']

export function namesOfColumns(cells: readonly string[], isCode: IsCode): readonly (Named | null)[] | null {
  const fields = cells.map((cell) => (cell === '' ? null : namedField(cell)))
  return fields.filter((field) => field !== null).length >= 2 && !hasValue(cells, isCode) ? fields : null
}

/**
 * Rows with as many cells as the names above them: blank ones that were left out at the end are added, and commas within
 * words or prices that nobody quoted are joined, where code and quantities then stand under their names.
 */
export function* alignRows(pieces: readonly Piece[], delimiter: Delimiter, isCode: IsCode): Chunked<readonly Piece[]> {
  // What was left out between two spaces may be any cell.
  if (delimiter === '  ') return pieces
  let names: readonly (Named | null)[] | null = null
  const all: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield
    const { cells } = piece
    const isText = cells.length < 2 && !cells.every((cell) => cell === '' || isRule(cell))
    if (names && isText && readHeading(cells[0] ?? '') === null) names = null
    names = namesOfColumns(cells, isCode) ?? names
    const isOther = names !== null && cells.length > 1 && cells.length !== names.length
    const aligned = isOther ? alignedTo(names!, cells, isCode) : null
    all.push(aligned ? { ...piece, cells: aligned } : piece)
  }
  return all
}

function alignedTo(
  names: readonly (Named | null)[],
  cells: readonly string[],
  isCode: IsCode,
): readonly string[] | null {
  const aligned = cells.length < names.length ? padded(cells, names) : joined(cells, names, isCode)
  return aligned && fits(aligned, names, isCode) ? aligned : null
}

/** A place that was left out is none, where a blank one is that of the row above. */
function padded(cells: readonly string[], names: readonly (Named | null)[]): readonly string[] {
  return [...cells, ...names.slice(cells.length).map((name) => (name === 'room' || name === 'type' ? '-' : ''))]
}

/** The only way to join neighbours under one name; null where there is none, or several are as likely. */
function joined(given: readonly string[], names: readonly (Named | null)[], isCode: IsCode): readonly string[] | null {
  const whole = withThousands(given)
  const end = whole.findLastIndex((cell) => cell !== '') + 1
  const cells = whole.slice(0, Math.max(end, names.length))
  const more = cells.length - names.length
  if (more <= 0) return padded(cells, names)
  for (const name of IN_WORDS) {
    const found = names.flatMap((own, at) => {
      if (own !== name) return []
      const words = cells
        .slice(at, at + more + 1)
        .filter(Boolean)
        .join(', ')
      const row = [...cells.slice(0, at), words, ...cells.slice(at + more + 1)]
      return fits(row, names, isCode) ? [row] : []
    })
    if (found.length > 0) return found.length === 1 ? found[0]! : null
  }
  return null
}

function withThousands(cells: readonly string[]): readonly string[] {
  return cells.flatMap((cell, at) => {
    const isThousands = /^\$?\d{1,3}$/.test(cell) && HUNDREDS.test(cells[at + 1] ?? '')
    if (isThousands) return [`${cell},${cells[at + 1]!}`]
    return HUNDREDS.test(cell) && /^\$?\d{1,3}$/.test(cells[at - 1] ?? '') ? [] : [cell]
  })
}

function fits(cells: readonly string[], names: readonly (Named | null)[], isCode: IsCode): boolean {
  const under = (name: Named) => cells.filter((_, at) => names[at] === name)
  const isCoded = (cell: string) => isCode(cell) || isCodeCell(cell) || namedCodes(cell, isCode) !== ''
  const codes = names.includes('code') ? under('code') : cells
  return codes.some(isCoded) && under('quantity').every((cell) => cell === '' || quantityIn(cell) !== null)
}
