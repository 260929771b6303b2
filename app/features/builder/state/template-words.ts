import { ROOM_ACCESS, type RoomAccess } from '@specify/catalogue/facts/room-access.ts'

interface SearchedTemplate {
  readonly name: string
  readonly rooms: readonly {
    readonly name: string
    readonly access?: RoomAccess | undefined
    readonly lineItems: readonly { readonly sku: string; readonly name: string }[]
  }[]
}

/** Returns whether a template has all words as beginnings of words: in its name, marks, rooms, products or codes. */
export function hasWords({ name, rooms }: SearchedTemplate, words: string): boolean {
  const text = [
    name,
    ...rooms.flatMap((room) => [
      room.name,
      room.access ? ROOM_ACCESS[room.access] : '',
      ...room.lineItems.flatMap((line) => [line.sku, line.name]),
    ]),
  ].join(' ')
  const all = ` ${wordsOf(text).join(' ')}`
  return wordsOf(words).every((word) => all.includes(` ${word}`))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
