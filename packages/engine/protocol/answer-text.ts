import { QueryError } from './query-error.ts'
import { MAX_ANSWER_BYTES } from './request-cost.ts'

/** A usual answer is one chunk. */
const CHUNK_BYTES = 256 * 2 ** 10

const encoder = new TextEncoder()

/** JSON text that is made piece by piece and stops at the size that an answer may have. */
export class AnswerText {
  private readonly pieces: Uint8Array<ArrayBuffer>[] = []
  private byteLength = 0

  /** @throws QueryError `too_large` */
  add(text: string): void {
    // No text is shorter in bytes: text that is too long is not even encoded.
    if (this.byteLength + text.length > MAX_ANSWER_BYTES) throw tooLarge()
    const piece = encoder.encode(text)
    this.byteLength += piece.length
    if (this.byteLength > MAX_ANSWER_BYTES) throw tooLarge()
    this.pieces.push(piece)
  }

  /**
   * Returns the text as the body of an answer. Large ones are sent in chunks: one array would be copied three times,
   * which takes longer than the search.
   */
  toBody(): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> {
    if (this.byteLength <= CHUNK_BYTES) return join(this.pieces)
    let next = 0
    return new ReadableStream({
      pull: (controller) => {
        const first = next
        for (let bytes = 0; next < this.pieces.length && bytes < CHUNK_BYTES; next++)
          bytes += this.pieces[next]?.length ?? 0
        controller.enqueue(join(this.pieces.slice(first, next)))
        if (next === this.pieces.length) controller.close()
      },
    })
  }
}

function join(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

function tooLarge(): QueryError {
  const megabytes = MAX_ANSWER_BYTES / 2 ** 20
  return new QueryError('too_large', `The answer is larger than ${megabytes} MB: ask for fewer hits or attributes`)
}
