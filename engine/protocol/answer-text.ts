import { QueryError } from './query-error.ts'
import { MAX_ANSWER_BYTES } from './request-cost.ts'

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

  toBytes(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.byteLength)
    let at = 0
    for (const piece of this.pieces) {
      bytes.set(piece, at)
      at += piece.length
    }
    return bytes
  }
}

function tooLarge(): QueryError {
  const megabytes = MAX_ANSWER_BYTES / 2 ** 20
  return new QueryError('too_large', `The answer is larger than ${megabytes} MB: ask for fewer hits or attributes`)
}
