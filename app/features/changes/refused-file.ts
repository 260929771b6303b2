/** A file that is refused as a whole; the message says why, to its author. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
}
