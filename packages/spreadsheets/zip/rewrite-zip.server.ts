import { crc32, deflateRawSync } from 'node:zlib'
import type { StoredEntry } from './zip.server.ts'

const DEFLATED = 8
/** Names are UTF-8. */
const UTF8 = 0x800

/** An archive of entries as they were packed, and of others with new contents. Without times: they are not read. */
export function rewriteZip(entries: readonly StoredEntry[], changed: ReadonlyMap<string, string>): Buffer<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const content = changed.get(entry.name)
    const { method, crc, size, packed } = content === undefined ? entry : pack(content)
    const name = Buffer.from(entry.name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(UTF8, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt16LE((1 << 5) | 1, 8)
    common.writeUInt32LE(crc, 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, name]))
    files.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006'), end])
}

function pack(content: string): Omit<StoredEntry, 'name'> {
  const bytes = Buffer.from(content)
  return { method: DEFLATED, crc: crc32(bytes), size: bytes.length, packed: deflateRawSync(bytes, { level: 6 }) }
}
