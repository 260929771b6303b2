const MB = 1024 * 1024
/** The database, the browser that prints, other processes and memory outside the heap need the rest. */
const SHARE = 0.25
/** Below this the catalogue does not fit. */
const LEAST_MB = 256
/** The site needs a tenth of it. What grows beyond is a fault, and collecting more than this at once takes seconds. */
const MOST_MB = 2_048

/** Heap limit of the server in MB, for a machine or container with so many bytes of memory. */
export function heapLimitMb(memoryBytes: number): number {
  return Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor((memoryBytes * SHARE) / MB)))
}
