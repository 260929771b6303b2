import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, crc32, zstdCompress, zstdDecompress, zstdDecompressSync } from 'node:zlib'
import type pg from 'pg'

/** Before compression. One document is read by decompressing the part in which it lies. */
export const PART_BYTES = 1024 * 1024
/** Former releases made parts of this size. */
const MOST_PART_BYTES = 4 * 1024 * 1024
/** Per query: two of them are in memory for each file. */
const PARTS_AT_ONCE = 8

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
/** Decompresses in one piece: by default the library takes a turn for each 16 kB, which is eight times slower. */
const WHOLE = { chunkSize: PART_BYTES }
const FAST = { ...WHOLE, params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** A file in the database: the SHA-256 of its bytes, how many there are, and in how many parts they lie. */
export interface Parts {
  readonly digest: Buffer
  readonly bytes: number
  readonly parts: number
}

/** A part as it lies in the database, compressed. */
export interface PackedPart {
  readonly part: number
  readonly body: Buffer
}

/** Puts a file's bytes into the database, under their digest. Parts that are there already are written again. */
export async function putParts(client: pg.Client, file: string): Promise<Parts> {
  const digest = await digestOf(file)
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const parts = Math.ceil(size / PART_BYTES)
    for (let part = 0; part < parts; part++) {
      const bytes = Buffer.allocUnsafe(Math.min(PART_BYTES, size - part * PART_BYTES))
      await handle.read(bytes, 0, bytes.length, part * PART_BYTES)
      const body = await compress(bytes, FAST)
      await client.query(
        `insert into search_snapshot_part (digest, part, body, checksum) values ($1, $2, $3, $4)
         on conflict (digest, part) do update
         set body = excluded.body, checksum = excluded.checksum, made_at = excluded.made_at`,
        [digest, part, body, crc32(body)],
      )
    }
    return { digest, bytes: size, parts }
  } finally {
    await handle.close()
  }
}

/** Returns whether the number of parts fits `PART_BYTES`. */
export function hasKnownParts({ bytes, parts }: Parts): boolean {
  return parts === Math.ceil(bytes / PART_BYTES)
}

/**
 * Parts of a file in their order, while the next are on their way.
 * @throws Error where one is missing, or is not as it was put there
 */
export async function* readParts(
  client: pg.Client,
  { digest, parts }: Pick<Parts, 'digest' | 'parts'>,
  first = 0,
): AsyncGenerator<PackedPart> {
  const ask = (from: number) => readSome(client, digest, from, Math.min(from + PARTS_AT_ONCE, parts))
  let next = first < parts ? ask(first) : null
  for (let from = first; from < parts; from += PARTS_AT_ONCE) {
    const some = await next!
    next = from + PARTS_AT_ONCE < parts ? ask(from + PARTS_AT_ONCE) : null
    next?.catch(() => {}) // reported when it is waited for
    yield* some
  }
}

/**
 * Writes a file from its parts. The engine checks every byte of what it opens: here the length is enough.
 * @throws Error where a part is missing or damaged, or the length is another
 */
export async function writeParts(client: pg.Client, file: string, parts: Parts): Promise<void> {
  const handle = await open(file, 'w')
  let written = 0
  try {
    for await (const { body } of readParts(client, parts)) {
      const bytes = await decompress(body, { ...WHOLE, maxOutputLength: MOST_PART_BYTES })
      await handle.write(bytes)
      written += bytes.length
    }
  } finally {
    await handle.close()
  }
  if (written !== parts.bytes) throw new Error('a shared snapshot is not what was put there')
}

export function unpack(body: Uint8Array): Promise<Buffer> {
  return decompress(body, { ...WHOLE, maxOutputLength: PART_BYTES })
}

export function unpackSync(body: Uint8Array): Buffer {
  return zstdDecompressSync(body, { ...WHOLE, maxOutputLength: PART_BYTES })
}

async function readSome(client: pg.Client, digest: Buffer, from: number, to: number): Promise<PackedPart[]> {
  // As PostgreSQL writes bytes by itself, each is two.
  const { rows } = await client.query<{ body: string; checksum: string | null }>(
    `select encode(body, 'base64') as body, checksum from search_snapshot_part
     where digest = $1 and part >= $2 and part < $3 order by part`,
    [digest, from, to],
  )
  if (rows.length !== to - from) throw new Error('a part of a shared snapshot is missing')
  return rows.map(({ body, checksum }, index) => {
    const bytes = Buffer.from(body, 'base64')
    if (checksum !== null && crc32(bytes) !== Number(checksum))
      throw new Error('a part of a shared snapshot is damaged')
    return { part: from + index, body: bytes }
  })
}

async function digestOf(file: string): Promise<Buffer> {
  const hash = createHash('sha256')
  const handle = await open(file)
  try {
    for await (const chunk of handle.createReadStream({ highWaterMark: MOST_PART_BYTES, autoClose: false }))
      hash.update(chunk)
  } finally {
    await handle.close()
  }
  return hash.digest()
}
