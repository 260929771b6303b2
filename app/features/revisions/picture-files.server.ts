import { mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#app/platform/database/database.server.ts'
import type { BoundedDirectory } from '#app/platform/files/bounded-directory.server.ts'
import type { SharedFiles } from '#app/platform/files/media.server.ts'
import { findPicture } from './picture-store.server.ts'
import { readRevisionPicturePath } from '@specify/schedule/revisions/revision-picture.ts'

/** Pictures of revisions as files of this server, from the database, when they are asked for. */
export function openPictureFiles(db: Database, files: BoundedDirectory): SharedFiles {
  let last = 0
  return {
    directory: files.directory,
    async bring(relative) {
      const hash = readRevisionPicturePath(relative)
      const picture = hash === null ? null : await findPicture(db, hash)
      if (!picture) return false
      const name = relative.replace(/\w+$/, picture.extension)
      const file = path.join(files.directory, name)
      const unfinished = `${file}.${process.pid}.${++last}`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(unfinished, picture.body)
      // Removed for others to have room and written again, it is the same file to programs that have it.
      await utimes(unfinished, new Date(), 0)
      await rename(unfinished, file)
      await files.admit(name)
      return true
    },
  }
}
