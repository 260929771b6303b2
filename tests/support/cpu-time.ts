/** Computing time of this thread so far, in milliseconds, without time spent waiting. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
