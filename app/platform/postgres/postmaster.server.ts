import { spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A postgres whose server was killed stops by itself where the system can notify it; elsewhere it is stopped here. */
export async function stopOrphan(cluster: string): Promise<void> {
  const deadline = Date.now() + 20_000
  for (let attempt = 0; Date.now() < deadline; attempt++) {
    const pid = readPostmaster(cluster)?.pid
    if (pid === undefined || !isOurPostgres(pid, cluster)) {
      // Written on a full disk it is empty, and keeps every other server from starting.
      fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
      return
    }
    if (attempt % 20 === 10) process.kill(pid, 'SIGINT')
    await sleep(50)
  }
  throw new Error('the database of an earlier server does not stop')
}

function isOurPostgres(pid: number, cluster: string): boolean {
  const listed = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  if (!listed.error) return listed.stdout.includes(cluster)
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  } catch {
    return false
  }
}

/** The pid is on the first line of postmaster.pid, the state on the eighth. */
export function readPostmaster(cluster: string): { pid: number; state: string } | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, state: (lines[7] ?? '').trim() } : null
  } catch {
    return null
  }
}

export function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  child.ref()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGINT')
  })
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
