const MB = 1024 * 1024
/** The database, the browser that prints, other processes and what is kept outside the heap need the rest. */
const SHARE = 0.25
/** Below this the site does not hold its catalogue. */
const LEAST_MB = 256
/** The site needs a tenth of it. What grows beyond is a fault, and collecting more than this at once takes seconds. */
const MOST_MB = 2_048

/** What the heap of the server may grow to, in MB, on a machine or in a container with so many bytes of memory. */
export function heapLimitMb(memoryBytes: number): number {
  return Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor((memoryBytes * SHARE) / MB)))
}
