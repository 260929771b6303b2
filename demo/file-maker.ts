import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FileOrder, FileReport } from '#app/platform/files/file-maker.server.ts'
import { writeDemoFile } from './files/write-file.ts'

/** The process that makes the demo's models and documents as files, one at a time, when somebody asks for them. */
async function make({ path: relative, directory }: FileOrder): Promise<boolean> {
  const content = await writeDemoFile(relative)
  if (content === null) return false
  const file = path.join(directory, relative)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
  return true
}

/** The order before, so that files are made one after the other. */
let last: Promise<unknown> = Promise.resolve()

process.on('message', (order: FileOrder) => {
  last = last.then(async () => {
    process.send?.({ id: order.id, isMade: await makeSafely(order) } satisfies FileReport)
  })
})
process.once('disconnect', () => process.exit())

async function makeSafely(order: FileOrder): Promise<boolean> {
  try {
    return await make(order)
  } catch (error) {
    console.error(`${order.path} could not be made:`, error)
    return false
  }
}
