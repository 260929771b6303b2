import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'

const SCRIPT = path.join(import.meta.dirname, 'blender/room.py')

/** Returns whether this machine can render rooms: Debian's `blender` with `python3-numpy`. */
export function hasBlender(): boolean {
  return spawnSync('blender', ['--version'], { stdio: 'ignore' }).status === 0
}

/** Renders a scene as `writeScene` wrote it. @throws Error with the end of its log where it fails. */
export async function renderScene(scene: string): Promise<void> {
  const log = path.join(path.dirname(scene), 'blender.log')
  const child = spawn(
    'nice',
    [
      '-n',
      '19',
      'blender',
      '-b',
      '-noaudio',
      '--factory-startup',
      '--python-exit-code',
      '3',
      '--python',
      SCRIPT,
      '--',
      scene,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output = createWriteStream(log)
  child.stdout.pipe(output)
  child.stderr.pipe(output)
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0) throw new Error(`blender stopped with ${String(status)}: see ${log}`)
}
