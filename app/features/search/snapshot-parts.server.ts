import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import type pg from 'pg'

/** Before compression: four at a time are in memory. */
const PART_BYTES = 4 * 1024 * 1024

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
/** In one piece: by default the library takes a turn for each 16 kB, and is an eighth as fast. */
const WHOLE = { chunkSize: PART_BYTES }
const FAST = { ...WHOLE, params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** A file in the database: the SHA-256 of its bytes, how many there are, and in how many parts they lie. */
export interface Parts {
  readonly digest: Buffer
  readonly bytes: number
  readonly parts: number
}

/** Puts a file's bytes into the database, under their digest. Parts that are there already are written again. */
export async function putParts(client: pg.Client, file: string): Promise<Parts> {
  const digest = await digestOf(file)
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const parts = Math.ceil(size / PART_BYTES)
    for (let part = 0; part < parts; part++) {
      const body = Buffer.allocUnsafe(Math.min(PART_BYTES, size - part * PART_BYTES))
      await handle.read(body, 0, body.length, part * PART_BYTES)
      await client.query(
        `insert into search_snapshot_part (digest, part, body) values ($1, $2, $3)
         on conflict (digest, part) do update set body = excluded.body, made_at = excluded.made_at`,
        [digest, part, await compress(body, FAST)],
      )
    }
    return { digest, bytes: size, parts }
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file from its parts. The engine checks every byte of what it opens: here the length is enough.
 * @throws Error where a part is missing or damaged, or the length is another
 */
export async function writeParts(client: pg.Client, file: string, { digest, bytes, parts }: Parts): Promise<void> {
  const handle = await open(file, 'w')
  let written = 0
  try {
    let next = parts > 0 ? readPart(client, digest, 0) : null
    for (let part = 0; part < parts; part++) {
      const body = await decompress(await next!, { ...WHOLE, maxOutputLength: PART_BYTES })
      next = part + 1 < parts ? readPart(client, digest, part + 1) : null
      next?.catch(() => {}) // reported when it is waited for
      await handle.write(body)
      written += body.length
    }
  } finally {
    await handle.close()
  }
  if (written !== bytes) throw new Error('a shared snapshot is not what was put there')
}

async function readPart(client: pg.Client, digest: Buffer, part: number): Promise<Buffer> {
  // As PostgreSQL writes bytes by itself, each is two.
  const { rows } = await client.query<{ body: string }>(
    `select encode(body, 'base64') as body from search_snapshot_part where digest = $1 and part = $2`,
    [digest, part],
  )
  if (!rows[0]) throw new Error('a part of a shared snapshot is missing')
  return Buffer.from(rows[0].body, 'base64')
}

async function digestOf(file: string): Promise<Buffer> {
  const hash = createHash('sha256')
  const handle = await open(file)
  try {
    for await (const chunk of handle.createReadStream({ highWaterMark: PART_BYTES, autoClose: false }))
      hash.update(chunk)
  } finally {
    await handle.close()
  }
  return hash.digest()
}
