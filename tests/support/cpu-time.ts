/** What this thread has computed so far, in milliseconds. Time that it waited, or others took, is not in it. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
