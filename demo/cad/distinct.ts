/** Vectors of three written once each, and for every original the number of its text. */
export type Distinct = { texts: readonly string[]; numbers: Uint32Array }

/** Vectors rounded to `decimals`, each once, in order of first use. */
export function distinctVectors(values: Float32Array, decimals: number): Distinct {
  const factor = 10 ** decimals
  const numbers = new Uint32Array(values.length / 3)
  const seen = new Map<string, number>()
  for (let vertex = 0; vertex < numbers.length; vertex++) {
    const text = Array.from(
      values.subarray(vertex * 3, vertex * 3 + 3),
      (value) => Math.round(value * factor) / factor + 0,
    ).join(' ')
    const known = seen.get(text) ?? seen.size
    seen.set(text, known)
    numbers[vertex] = known
  }
  return { texts: [...seen.keys()], numbers }
}
