import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FileOrder, FileReport } from '#app/platform/files/file-maker.server.ts'
import { writeDemoFile } from './files/write-file.ts'

/** The process that makes the demo's models and documents as files, one at a time, when somebody asks for them. */
async function make({ path: relative, directory }: FileOrder): Promise<FileReport['outcome']> {
  const content = await writeDemoFile(relative)
  if (content === null) return 'unknown'
  const file = path.join(directory, relative)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
  return 'made'
}

process.on('message', (order: FileOrder) => {
  void makeSafely(order).then((outcome) => process.send?.({ outcome } satisfies FileReport))
})
process.once('disconnect', () => process.exit())

async function makeSafely(order: FileOrder): Promise<FileReport['outcome']> {
  try {
    return await make(order)
  } catch (error) {
    console.error(`${order.path} could not be made:`, error)
    return 'failed'
  }
}
