import { constants, crc32, deflateRawSync } from 'node:zlib'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The day that is written into the archive: the same workbook is the same bytes. 1 January 2026. */
const DOS_DATE = (46 << 9) | (1 << 5) | 1

const PIECE_LENGTH = 1 << 20

interface Packed {
  readonly packed: Buffer
  readonly crc: number
  readonly size: number
}

/** Each piece ends at a byte, so that the pieces are one stream behind each other (RFC 1951, 3.2.4). */
function pack(texts: Iterable<string>): Packed {
  const packed: Buffer[] = []
  let [crc, size, piece] = [0, 0, XML]
  const flush = (finishFlush: number) => {
    const content = Buffer.from(piece)
    packed.push(deflateRawSync(content, { level: 3, finishFlush }))
    crc = crc32(content, crc)
    size += content.length
    piece = ''
  }
  for (const text of texts) {
    piece += text
    if (piece.length > PIECE_LENGTH) flush(constants.Z_SYNC_FLUSH)
  }
  flush(constants.Z_FINISH)
  return { packed: Buffer.concat(packed), crc, size }
}

export function zip(parts: readonly (readonly [name: string, texts: Iterable<string>])[]): Buffer<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, texts] of parts) {
    const path = Buffer.from(name)
    const { packed, crc, size } = pack(texts)
    // Version, flags, method, time, date, checksum, both sizes, length of the name.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt16LE(DOS_DATE, 8)
    common.writeUInt32LE(crc, 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, path]))
    files.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, entries, Buffer.from('PK\u0005\u0006'), end])
}
