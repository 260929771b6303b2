import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import { numberedRoom } from './row-rules.ts'

/** Abbreviations of room names. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['ens', 'ensuite'], ['bath', 'bathroom'], ['bathrm', 'bathroom'], ['bthrm', 'bathroom'], ['pdr', 'powder'], ['pwdr', 'powder'],
  ['ldry', 'laundry'], ['lndry', 'laundry'], ['kit', 'kitchen'], ['mstr', 'master'], ['rm', 'room'],
]) // prettier-ignore
/** Words that repeat the kind of room: the powder room is the powder. */
const KIND = /^(?:room|bathroom)$/

/**
 * The room of a list as the project writes it: `ensuite` is `Ensuite Bathroom 1` where no other room of the project is
 * called so. A room that it does not have begins with capitals, as those do that are typed.
 */
export function spellRoom(room: string, known: readonly string[]): string {
  if (room === '') return ''
  const isNamed = (wanted: string) => known.find((name) => roomKey(name) === roomKey(wanted))
  const named = isNamed(room) ?? isNamed(numberedRoom(room))
  if (named !== undefined) return named
  const { words, kind, number } = readName(room)
  const alike = known.filter((name) => {
    const own = readName(name)
    // A guest room is no guest bathroom.
    const isOfKind = kind === '' || own.kind === '' || kind === own.kind
    return own.words === words && isOfKind && (number === '' || own.number === number)
  })
  return alike.length === 1 ? alike[0]! : capitalised(room)
}

interface ReadName {
  readonly words: string
  readonly kind: string
  readonly number: string
}

function readName(name: string): ReadName {
  const [, text = '', number = ''] = /^(.*?)\s*(\d{0,3})$/.exec(roomKey(name)) ?? []
  const all = text.split(/[\s-]+/).map((word) => SHORT.get(word) ?? word)
  const kind = all.length > 1 && KIND.test(all.at(-1)!) ? all.at(-1)! : ''
  return { words: (kind === '' ? all : all.slice(0, -1)).join(' '), kind, number }
}

function capitalised(name: string): string {
  if (/\p{Lu}/u.test(name)) return name
  return name
    .replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=^|[ -])(?:wc|dda|pwd|wir|bir)(?=$|[ -])/gi, (word) => word.toUpperCase())
}
