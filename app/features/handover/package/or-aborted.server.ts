/** Resolves with work's result, or rejects with the abort's reason if that comes first; later results go to `drop`. */
export async function orAborted<T>(
  signal: AbortSignal,
  work: Promise<T>,
  drop: (late: T) => unknown = () => null,
): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => {
    reject(signal.reason as Error)
    work.then(drop).catch(() => null)
  }
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([aborted, work])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
