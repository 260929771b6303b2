import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BoundedDirectory } from '#app/platform/files/bounded-directory.server.ts'
import type { PreparedPicture } from './prepare-picture.server.ts'

const KINDS = [
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
] as const

/** Cache of pictures prepared for print, as files: preparing one costs the processor 18 ms, reading it nothing. */
export class PreparedPictures {
  private readonly renditions: BoundedDirectory
  private last = 0

  constructor(renditions: BoundedDirectory) {
    this.renditions = renditions
  }

  async get(identity: string, make: () => Promise<PreparedPicture>): Promise<PreparedPicture> {
    const name = `print/${createHash('sha256').update(identity).digest('hex')}`
    for (const [extension, contentType] of KINDS) {
      const body = await readFile(path.join(this.renditions.directory, name + extension)).catch(() => null)
      if (!body) continue
      this.renditions.use(name + extension)
      return { body, contentType }
    }
    const picture = await make()
    // A full disk is no reason to print without the picture.
    await this.keep(name, picture).catch(() => {})
    return picture
  }

  /** Written atomically: other processes may read the file at any time. */
  private async keep(name: string, { body, contentType }: PreparedPicture): Promise<void> {
    const [extension] = KINDS.find(([, type]) => type === contentType) ?? KINDS[0]
    const file = path.join(this.renditions.directory, name + extension)
    const unfinished = `${file}.${process.pid}.${++this.last}`
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(unfinished, body)
    await rename(unfinished, file)
    await this.renditions.admit(name + extension)
  }
}
