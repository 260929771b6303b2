import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PreparedPicture } from './prepare-picture.server.ts'

const KINDS = [
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
] as const

/** Pictures that were drawn for print, kept as files: drawing one costs the processor 18 ms, reading it nothing. */
export class PreparedPictures {
  private readonly directory: string
  private last = 0

  constructor(directory: string) {
    this.directory = directory
  }

  /** The picture of that identity, which names its version too; made where there is none yet. */
  async get(identity: string, make: () => Promise<PreparedPicture>): Promise<PreparedPicture> {
    const file = path.join(this.directory, createHash('sha256').update(identity).digest('hex'))
    for (const [extension, contentType] of KINDS) {
      const body = await readFile(file + extension).catch(() => null)
      if (body) return { body, contentType }
    }
    const made = await make()
    // A disk that is full is no reason to print without the picture.
    await this.keep(file, made).catch(() => {})
    return made
  }

  /** Others may read the file at any time: it is whole from the start. */
  private async keep(file: string, { body, contentType }: PreparedPicture): Promise<void> {
    const [extension] = KINDS.find(([, type]) => type === contentType) ?? KINDS[0]
    const unfinished = `${file}.${process.pid}.${++this.last}`
    await mkdir(this.directory, { recursive: true })
    await writeFile(unfinished, body)
    await rename(unfinished, file + extension)
  }
}
