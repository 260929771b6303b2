import os from 'node:os'
import { performance } from 'node:perf_hooks'
import { createBoundedDirectory } from './bounded-directory.server.ts'
import { createFileMaker } from './file-maker.server.ts'
import type { FileMaker } from './file-maker.ts'
import { makeFilesAhead } from './files-ahead.server.ts'
import type { MadeFiles } from './media.server.ts'

export type DemoFiles = MadeFiles & Pick<FileMaker, 'close'>

interface DemoFilesOptions {
  readonly directory: string
  readonly maxBytes: number
  readonly script: string
  readonly ahead: boolean
}

/** Each process takes about 300 MB while it works. */
const MAX_MAKERS = 4
/** Above this share of its time the server answers somebody: one page and its parts take 3 to 10 % of a second. */
const BUSY_SHARE = 0.02

export function openDemoFiles({ directory, maxBytes, script, ahead }: DemoFilesOptions): DemoFiles {
  const bounded = createBoundedDirectory(directory, maxBytes)
  const maker = createFileMaker({
    script,
    directory,
    makers: Math.min(MAX_MAKERS, Math.max(2, os.availableParallelism())),
    onMade: (file) => bounded.admit(file),
  })
  const isServerBusy = createBusyMeter()
  const isBusy = () => maker.pending > 0 || isServerBusy()
  if (ahead) maker.warm()
  const making = ahead ? makeFilesAhead({ script, directory: bounded, isBusy }) : null
  return {
    directory,
    make: (file, asker) => maker.make(file, asker),
    use: (file) => bounded.use(file),
    close() {
      making?.close()
      maker.close()
    },
  }
}

/** Returns whether the event loop was busy since the last call. */
function createBusyMeter(): () => boolean {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization > BUSY_SHARE
  }
}
