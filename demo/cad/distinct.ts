/** Vectors of three written once each, and for every original the number of its text. */
export type Distinct = { texts: readonly string[]; numbers: Uint32Array }

/** Vectors rounded to `decimals`, each once, in order of first use. */
export function distinctVectors(values: Float32Array, decimals: number): Distinct {
  const factor = 10 ** decimals
  const numbers = new Uint32Array(values.length / 3)
  const seen = new Map<string, number>()
  const rounded = (value: number) => Math.round(value * factor) / factor + 0
  for (let vertex = 0; vertex < numbers.length; vertex++) {
    const [x, y, z] = [values[vertex * 3]!, values[vertex * 3 + 1]!, values[vertex * 3 + 2]!]
    const text = `${rounded(x)} ${rounded(y)} ${rounded(z)}`
    const known = seen.get(text) ?? seen.size
    seen.set(text, known)
    numbers[vertex] = known
  }
  return { texts: [...seen.keys()], numbers }
}
