import { chmod, chown, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

export interface WayToRun {
  /** True if Chromium runs as `nobody` because the server is root: root cannot use its sandbox. */
  readonly asNobody: boolean
  readonly sandbox: boolean
}

/** The user and group `nobody` on Linux; also where a container has no name for them. */
const NOBODY = 65_534

/**
 * Ways to run Chromium, the safest first. As root `setpriv` of util-linux drops its rights; without it only the last
 * one remains.
 */
export const WAYS_TO_RUN: readonly WayToRun[] =
  process.getuid?.() === 0
    ? [
        { asNobody: true, sandbox: true },
        { asNobody: true, sandbox: false },
        { asNobody: false, sandbox: false },
      ]
    : [
        { asNobody: false, sandbox: true },
        { asNobody: false, sandbox: false },
      ]

export interface BrowserPlace {
  readonly profile: string
  readonly home: string
  readonly executable: string
}

/**
 * Makes the folders of one Chromium at a path. Those of `nobody` lie among the system's temporary files, as `nobody`
 * has no way into the data of the server, and the path is a link to them. What starts Chromium stays root's.
 */
export async function makePlace(at: string, chromium: string, { asNobody }: WayToRun): Promise<BrowserPlace> {
  if (!asNobody) {
    await mkdir(at, { recursive: true, mode: 0o700 })
    return { profile: path.join(at, 'profile'), home: at, executable: chromium }
  }
  await mkdir(path.dirname(at), { recursive: true, mode: 0o700 })
  const directory = await mkdtemp(path.join(os.tmpdir(), 'specify-print-'))
  await symlink(directory, at)
  await chmod(directory, 0o711)
  const place = {
    profile: path.join(directory, 'profile'),
    home: path.join(directory, 'home'),
    executable: path.join(directory, 'chromium'),
  }
  for (const own of [place.profile, place.home]) {
    await mkdir(own, { mode: 0o700 })
    await chown(own, NOBODY, NOBODY)
  }
  const setpriv = `setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --inh-caps=-all`
  const script = `#!/bin/sh\ncd / && exec ${setpriv} -- '${chromium.replaceAll("'", String.raw`'\''`)}' "$@"\n`
  await writeFile(place.executable, script, { mode: 0o700 })
  return place
}

export async function removePlace(at: string): Promise<void> {
  const directory = await realpath(at).catch(() => null)
  if (directory) await rm(directory, { recursive: true, force: true, maxRetries: 3 })
  await rm(at, { recursive: true, force: true })
}
