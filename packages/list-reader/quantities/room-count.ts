import { NUMBER_WORDS } from '@specify/core/text/number-words.ts'
import { isEachBuilt, isPlace, isRoomText, isSeveralRooms } from '../words/list-words.ts'
import { readEachRoom } from './each-room.ts'
import { isLevel } from './levels.ts'
import { ANSWERS, type ListAnswers, type ListQuestion, type ListRow, type RoomCount } from '../model.ts'

const MAX_LENGTH = 120
const MAX_COUNT = 999
const COUNT = String.raw`(\d{1,3}|${[...NUMBER_WORDS.keys()].join('|')})`
const GAP = String.raw`\s*[,:–—-]?\s*`
const UNIT = String.raw`(?:off|nos?|nr|ea|each|times|thus|total|in total|typ|typical|rooms?)\.?`
const LABEL = String.raw`(?:qty|quantity|typ|typical|same|total|rooms)\.?:?(?: (?:of|for|to))?\s*(?:[x×]\s*)?`

/** `Ensuites (4 off)`, `Bathroom x 6`, `Ensuite (typical of 8)`, `Ensuite (4)`. */
const BEHIND = [
  String.raw`\(\s*(?:[x×]\s*)?${COUNT}\s*[x×]?\s*\)`,
  String.raw`[x×]\s*${COUNT}(?:\s*${UNIT})?`,
  String.raw`\(?(?<![\p{L}\d])${COUNT}\s*(?:[x×]|${UNIT})\)?`,
  String.raw`\(?(?<!\p{L})${LABEL}${COUNT}(?:\s*${UNIT})?\)?`,
].map((count) => new RegExp(String.raw`^(\p{L}.{0,60}?)${GAP}(?<=[\s,:–—)-]|\()${count}$`, 'iu'))
/** `4 x Ensuite`, `6 no. bathrooms`, `Qty 6 bathrooms`. */
const AHEAD = new RegExp(
  String.raw`^(?:qty\.?:?\s*)?${COUNT}\s*(?:[x×]|off|nos?\.?|of)\s*(?:the )?(\p{L}.{0,60})$`,
  'iu',
)
/** `4 ensuites`, `Qty 6 bathrooms`. */
const SEVERAL = new RegExp(String.raw`^(?:the |qty\.?:?\s*)?${COUNT}\s+(?:the )?(\p{L}.{0,60})$`, 'iu')
/** `Bathrooms: 6`. */
const SEVERAL_BEHIND = new RegExp(String.raw`^(\p{L}.{0,60}?)\s*[:=–—-]\s*${COUNT}$`, 'iu')
/** `Ensuites for 4 apartments`. */
const BUILT = new RegExp(
  String.raw`^(\p{L}.{0,60}?)\s*[,(–—-]?\s*(?:for|in|of|to) (?:the |all )?${COUNT} (\p{L}+)\)?$`,
  'iu',
)

/** `each ensuite`, `per bathroom`: of what is built so often a type has the number. */
const EACH_ROOM = /^(?:(?:for|in|to|at) )?(?:the )?(?:each|every|per) (\p{L}.{0,60})$/iu

/** Reads how often a room is built from its name; null where no number says so. */
export function readRoomCount(name: string): RoomCount | null {
  if (name.length > MAX_LENGTH || !/\d|\p{L}/u.test(name)) return null
  const each = readEachRoom(name)
  if (each && /^(?:for|in|to|at)?$/i.test(each.rest)) {
    // `Ensuites 1-4`
    const isNumbered = each.rooms.length > 1
    const room = isNumbered ? name.replace(/,\s*(?:and )?| and |\s*&\s*/g, ' ') : each.rooms[0]!
    return { count: each.count, room, name, isEach: each.kind === 'each' && !isNumbered }
  }
  const [, alone = ''] = EACH_ROOM.exec(name) ?? []
  if (isPlace(alone) && !isEachBuilt('each', alone.split(' ').at(-1)!))
    return { count: 0, room: alone, name, isEach: true }
  const [room, count] = splitCount(name)
  return count > 1 && count <= MAX_COUNT ? { count, room, name, isEach: false } : null
}

function splitCount(name: string): readonly [room: string, count: number] {
  for (const pattern of BEHIND) {
    const [, room = '', count] = pattern.exec(name) ?? []
    // `Level 3 off`
    if (isLevel(`${room} ${count}`)) continue
    if (isPlace(room) || (isRoomText(room) && name.endsWith(')'))) return [room, toNumber(count)]
  }
  const [, number, counted = ''] = AHEAD.exec(name) ?? []
  if (isPlace(counted)) return [counted, toNumber(number)]
  const [, several, rooms = ''] = SEVERAL.exec(name) ?? []
  if (isPlace(rooms) && isSeveral(rooms)) return [rooms, toNumber(several)]
  const [, ahead = '', behind] = SEVERAL_BEHIND.exec(name) ?? []
  if (isPlace(ahead) && isSeveral(ahead)) return [ahead, toNumber(behind)]
  const [, built = '', times, within = ''] = BUILT.exec(name) ?? []
  return isPlace(built) && isSeveralRooms(within) ? [built, toNumber(times)] : ['', 0]
}

const isSeveral = (room: string): boolean => isSeveralRooms(room.split(/\s/).at(-1)!)

const toNumber = (text = ''): number => NUMBER_WORDS.get(text.toLowerCase()) ?? Number(text)

/** A quantity of each room of a name (`2 per ensuite`), where nobody says how many there are; no number, so that it is asked for. */
export function perRoom(quantity: string, room: string): string {
  return /^\d+$/.test(quantity) ? `${quantity} per ${room}` : quantity
}

/** Multiplies the quantity of a row whose heading counts rooms; shows both readings (`2 or 8`) until somebody answers. */
export function multiplyRow({ roomCount, ...row }: ListRow, answer: string | undefined): ListRow {
  if (!roomCount) return row
  const { count, room, name } = roomCount
  if (answer === 'one') return { ...row, room: row.room.replace(room, () => name) }
  if (answer === 'all' && !roomCount.isEach) return row
  if (count === 0) return { ...row, quantity: perRoom(row.quantity, room) }
  const single = row.quantity.split(' or ')
  if (!single.every((number) => /^\d{1,5}$/.test(number))) return row
  const all = single.map((number) => String(Number(number) * count))
  const isSure = roomCount.isEach || answer === 'each'
  return { ...row, quantity: (isSure ? all : [...new Set([...single, ...all])]).join(' or ') }
}

/** Asks whether lines below names such as `Ensuites (4 off)` are for each of the rooms. */
export function roomCountQuestion(rows: readonly ListRow[], answers: ListAnswers = {}): readonly ListQuestion[] {
  const names = new Set(rows.flatMap(({ roomCount }) => (roomCount && !roomCount.isEach ? [roomCount.name] : [])))
  const answer = answers.times ?? null
  return names.size === 0 ? [] : [{ about: 'times', names: Array.from(names), options: ANSWERS.times, answer }]
}
