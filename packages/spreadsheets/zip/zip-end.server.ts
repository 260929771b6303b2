import { UnreadableSpreadsheet } from '../table.ts'
import { COUNT_IN_ZIP64, IN_ZIP64, readZip64End } from './zip64.server.ts'

export const LOCAL_HEADER = 0x0403_4b50

const END_RECORD = 0x0605_4b50
const END_BYTES = 22

const MAX_COMMENT_BYTES = 65_535

export function assertValid(isValid: boolean, problem: string): asserts isValid {
  if (!isValid) throw new UnreadableSpreadsheet(problem)
}

export interface End {
  readonly entryCount: number
  readonly directoryOffset: number
  readonly directoryBytes: number
}

export function findEnd(bytes: Buffer): End {
  assertValid(bytes.length >= END_BYTES && bytes.readUInt32LE(0) === LOCAL_HEADER, 'no zip archive')
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = bytes.length - END_BYTES; at >= first; at--) {
    if (bytes.readUInt32LE(at) !== END_RECORD) continue
    const common = {
      entryCount: bytes.readUInt16LE(at + 10),
      directoryBytes: bytes.readUInt32LE(at + 12),
      directoryOffset: bytes.readUInt32LE(at + 16),
      offset: at,
    }
    const end = isInZip64(common) ? readZip64End(bytes, at) : common
    assertValid(end !== null && isOfOnePart(bytes, at), 'the end of the archive is damaged')
    assertValid(end.directoryOffset + end.directoryBytes <= end.offset, 'the end of the archive is damaged')
    return end
  }
  throw new UnreadableSpreadsheet('the archive has no end')
}

function isInZip64({ entryCount, directoryBytes, directoryOffset }: End): boolean {
  return entryCount === COUNT_IN_ZIP64 || directoryBytes === IN_ZIP64 || directoryOffset === IN_ZIP64
}

/** Returns whether the archive is one file: disk number zero, or left to the record of large archives. */
function isOfOnePart(bytes: Buffer, end: number): boolean {
  const part = bytes.readUInt16LE(end + 4)
  return part === 0 || part === COUNT_IN_ZIP64
}
