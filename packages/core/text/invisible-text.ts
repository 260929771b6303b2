/**
 * Characters that show nothing and change how others are shown or compared: marks, embeddings and isolates of writing
 * directions (a name could reorder the text around it), zero-width spaces, soft hyphens, fillers and tags.
 */
const INVISIBLE =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e001f}]/gu
/** Joiners shape words of some scripts and hold emoji together; behind these they do nothing but hide. */
const IDLE_JOINER =
  /(?<=^|[\s\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{N}\p{P}])[\u200c\u200d]+/gu
const PLAIN = /^[\n\r\t -~]*$/

/** A text without what nobody sees. Tabs and the ends of lines stay; other control characters are left to each field. */
export function withoutInvisible(text: string): string {
  return PLAIN.test(text) ? text : text.replace(INVISIBLE, '').replace(IDLE_JOINER, '')
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** No input of ours is deeper; one that is would overflow the stack. */
const MAX_DEPTH = 32

/** The same for all texts in JSON data; what has none of them is returned as it is. Names of members are no texts. */
export function allWithoutInvisible(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutInvisible(value)
  if (depth > MAX_DEPTH) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => allWithoutInvisible(item, depth + 1))
    return items.every((item, at) => item === value[at]) ? value : items
  }
  if (!isPlainObject(value)) return value
  const before = Object.entries(value)
  const after = before.map(([name, member]) => [name, allWithoutInvisible(member, depth + 1)] as const)
  return after.every(([, member], at) => member === before[at]?.[1]) ? value : Object.fromEntries(after)
}
