import { isNoValue } from '../words/blank-words.ts'
import type { Column } from './column-content.ts'
import { isLevelName, isZoneName, mayContainRooms } from '../quantities/level-columns.ts'
import { isRoomNumberName, OUTLINE_LEVEL, plainName, roomRank, type Field } from './fields.ts'

/** Names tip the scales between columns whose content fits. */
const NAME_WEIGHT = 0.5
const ENOUGH = 0.5
const SOME = 0.3
const MOST = 0.7
const MIN_MARKS = 3
/** Names of numbers that mark papers and parts of an order, and no product of a plan. */
const NO_MARK =
  /\b(?:samples?|drawings?|dwgs?|specs?|specification|clause|details?|sheet|page|po|order|job|project|revision|rev|week|cost|wbs|trade|supplier|vendor|batch|contract|account|delivery|serial)\b/i

const nameBonus = ({ named }: Column, field: Field) =>
  named === field ? NAME_WEIGHT : named === null ? 0 : -NAME_WEIGHT

/** Codes that the catalogue has count most; those in the form of a code where it has none. */
export function codeScore(column: Column): number {
  if (column.isCounter || column.isNameless) return 0
  const shaped = column.codeLike * (column.tag > ENOUGH || column.quantity > ENOUGH ? 0.2 : 0.6)
  const content = column.known > 0 ? 0.6 + column.known : shaped
  return content === 0 ? 0 : content + nameBonus(column, 'code')
}

/** `B1`, `W1` under `Type`, each once: marks of fixtures, as types of apartments come again and again. */
export function hasFixtureTypes({ named, tag, distinct, cells }: Column): boolean {
  return named === 'type' && tag === 1 && distinct === 1 && cells.length >= MIN_MARKS
}

export function tagScore(column: Column): number {
  if (column.known > 0.2 || column.isNameless || (column.named === null && NO_MARK.test(column.name))) return 0
  const content = column.tag
  const isNamed = column.named === 'tag' && column.long === 0 && column.filled > 0
  // Beside the codes of the catalogue a column of codes may be one of tags.
  if (isNamed) return Math.max(content, ENOUGH) + NAME_WEIGHT
  return content + (column.named === 'code' ? 0 : nameBonus(column, 'tag')) - 0.2
}

export function typeScore(column: Column): number {
  if (column.isNameless || column.description >= ENOUGH || column.money >= ENOUGH) return 0
  if (column.named === 'type') return column.filled > 0 && column.long < ENOUGH && column.quantity < 1 ? 1 : 0
  return column.unitType + Math.min(0, nameBonus(column, 'type'))
}

/** Texts under the name of rooms, or that say themselves what kind of place they are. */
export function roomScore(column: Column): number {
  if (column.description >= ENOUGH) return 0
  if (column.named === 'room') {
    if (column.isNameless || (OUTLINE_LEVEL.test(plainName(column.name)) && column.place < ENOUGH)) return 0
    // Beside `Room no.` with 101, `Area` with `North` contains rooms.
    const isOuter = isZoneName(column.name) || (mayContainRooms(column.name) && column.place < ENOUGH)
    // Empty in a form of which another column is filled in.
    if (column.filled === 0) return ENOUGH
    if (column.room >= 0.3) return (isOuter ? 1.4 : 2) - roomRank(column.name) / 100
    if (isRoomNumberName(column.name)) return 1.5
    if (column.quantity >= ENOUGH) return 0
    return isZoneName(column.name) || isLevelName(column.name) ? 1 : 1.45
  }
  const isSaid = column.named === null && !column.isNameless && column.place >= ENOUGH
  return isSaid && column.room >= MOST ? column.room : 0
}

/**
 * Returns whether names may be rooms that only a reader of the list can confirm: a few different ones of no known kind
 * of place.
 */
export function mayBeRooms({ name, named, isNameless, description, room, distinct, cells }: Column): boolean {
  const count = new Set(cells.filter((cell) => cell !== '' && !isNoValue(cell))).size
  const areNames = named === null && !NO_MARK.test(name) && !isNameless && description < ENOUGH && room >= MOST
  return areNames && count > 1 && (distinct <= MOST || cells.length < 4)
}

export function noteScore(column: Column): number {
  if (column.named === 'note') return 1 + column.filled
  return column.named === null && column.description < ENOUGH ? column.long : 0
}

/** `Item` and `Product` may name words where the codes stand elsewhere. */
export function isDescribing({ named, description, codeLike, filled }: Column): boolean {
  const isWords = named === 'code' ? codeLike === 0 && description >= SOME : named === null && description >= ENOUGH
  return filled > 0 && (named === 'description' || isWords)
}
