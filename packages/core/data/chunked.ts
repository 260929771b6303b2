/** Work that can pause after each of its steps. */
export type Chunked<Result> = Generator<undefined, Result, undefined>

/** Does all of it at once. */
export function finishSteps<Result>(steps: Chunked<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
