import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#app/platform/config.server.ts'
import type { Folder } from './part.ts'

/** Files of a folder that are counted: a store of pictures may have a million. */
const MOST_FILES = 50_000
const MOST_MS = 5_000

/** Sizes of what lies on the disk of a server, the largest first. Folders that are not there are left out. */
export async function measureFolders({ dataDir, backupDir }: Config): Promise<readonly Folder[]> {
  const folders: (readonly [name: string, directory: string])[] = [
    ['Database', path.join(dataDir, 'postgres')],
    ['Search indexes', path.join(dataDir, 'search')],
    ['Own files of products', path.join(dataDir, 'media')],
    ['Smaller pictures', path.join(dataDir, 'renditions')],
    ['Pictures of revisions', path.join(dataDir, 'revision-pictures')],
    ['Handover packages', path.join(dataDir, 'packages')],
    ['Files of the demo', path.join(dataDir, 'demo-files')],
    ['Mails kept as files', path.join(dataDir, 'outbox')],
    ['Backups', backupDir],
  ]
  const measured: Folder[] = []
  for (const [name, directory] of folders) {
    const size = await sizeOf(directory)
    if (size) measured.push({ name, ...size })
  }
  return measured.toSorted((a, b) => b.bytes - a.bytes)
}

/** Null where there is no such folder. */
async function sizeOf(directory: string): Promise<Omit<Folder, 'name'> | null> {
  const until = performance.now() + MOST_MS
  let [bytes, files] = [0, 0]
  try {
    for await (const entry of await opendir(directory, { recursive: true })) {
      if (!entry.isFile()) continue
      if (++files > MOST_FILES || performance.now() > until) return { bytes, isMore: true }
      // It may have gone meanwhile.
      const found = await stat(path.join(entry.parentPath, entry.name)).catch(() => null)
      bytes += found ? found.blocks * 512 : 0
    }
    return { bytes, isMore: false }
  } catch {
    return bytes > 0 ? { bytes, isMore: true } : null
  }
}
