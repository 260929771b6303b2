/** Documents by value: those of value `id` are `documents[offsets[id]]` up to `documents[offsets[id + 1]]`, ascending. */
interface Postings {
  readonly offsets: Uint32Array
  readonly documents: Uint32Array
}

/** Fills the postings of a column with one value per document, held plus one, zero being none. */
export function postForward({ offsets, documents }: Postings, forward: Uint16Array | Uint32Array): void {
  for (let docId = 0; docId < forward.length; docId++) if (forward[docId]! > 0) offsets[forward[docId]!]!++
  const next = toStarts(offsets)
  for (let docId = 0; docId < forward.length; docId++) {
    if (forward[docId]! > 0) documents[next[forward[docId]! - 1]!++] = docId
  }
}

/** The same for lists of values, those of a document between its offset and the next. */
export function postListed(
  { offsets, documents }: Postings,
  lists: Uint32Array,
  values: Uint16Array | Uint32Array,
): void {
  for (let i = 0; i < values.length; i++) offsets[values[i]! + 1]!++
  const next = toStarts(offsets)
  for (let docId = 0; docId + 1 < lists.length; docId++) {
    for (let i = lists[docId]!; i < lists[docId + 1]!; i++) documents[next[values[i]!]!++] = docId
  }
}

/** Turns counts, held one place up, into the offsets they add up to, and returns a copy to count along. */
export function toStarts(offsets: Uint32Array): Uint32Array {
  for (let id = 0; id + 1 < offsets.length; id++) offsets[id + 1]! += offsets[id]!
  return offsets.slice()
}
