import { open, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Headers are at the beginning of a mail. */
const HEAD_BYTES = 8_192

/** Removes mails to an address that were kept as files, where no mail server was set. A folder that is not there has none. */
export async function removeMailFiles(directory: string, email: string): Promise<void> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'))
  for (const name of names) {
    const file = path.join(directory, name)
    const head = await readHead(file)
    const to = /^To: (.*(?:\r?\n[ \t].*)*)/im.exec(head)?.[1] ?? ''
    if (to.toLowerCase().includes(email.toLowerCase())) await rm(file, { force: true })
  }
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file).catch(() => null)
  if (!handle) return ''
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
