import { text } from 'node:stream/consumers'
import { connect } from 'node:net'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

interface Measured {
  /** Computing time of the longest turn of the event loop since the last reading. */
  readonly longestMs: number
  /** The most that objects and buffers took since then; beyond 48 MB more than before, without garbage. */
  readonly peakMb: number
  /** Megabytes in use now. */
  readonly restMb: number
}

/** A meter for one site: `env` starts it with the site, `read` answers since the last reading. */
export function makeTurnMeter() {
  const socket = path.join(mkdtempSync(path.join(os.tmpdir(), 'specify-meter-')), 'meter')
  const preload = pathToFileURL(path.resolve('tests/support/turn-meter-preload.ts')).href
  return {
    env: { TURN_METER: socket, NODE_OPTIONS: `--import=${preload} --expose-gc` },
    read: async () => JSON.parse(await text(connect(socket))) as Measured,
  }
}
