/** What the work below takes on a machine for which the bounds of tests are written, in milliseconds. */
const REFERENCE_MS = 33
const SAMPLES = 5

/**
 * How much slower this machine is at the moment than that for which bounds of time are written; 1 where it is not. A
 * bound times this is the same bound on a machine that others share.
 */
export function slowdown(): number {
  const rows = Array.from({ length: 60_000 }, (_, index) => ({ text: 'x'.repeat(50) + index, index }))
  const times = Array.from({ length: SAMPLES }, () => {
    const started = performance.now()
    JSON.stringify(rows)
    return performance.now() - started
  })
  return Math.max(1, times.toSorted((a, b) => a - b)[Math.floor(SAMPLES / 2)]! / REFERENCE_MS)
}
