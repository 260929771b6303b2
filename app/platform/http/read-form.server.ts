import { getMultipartBoundary, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser'
import { AppError } from '@specify/core/app-error.ts'
import type { BodyPlace } from './body-place.server.ts'
import { readBody, readChunks } from './read-body.server.ts'

/** Bound of URL-encoded forms, which carry no files. */
const MAX_ENCODED_BYTES = 64 * 1024
/** RFC 2046 allows no longer boundary. */
const MAX_BOUNDARY_LENGTH = 70
const MAX_HEADER_BYTES = 8 * 1024
const MULTIPART = /^multipart\/form-data\b/i
const ENCODED = /^application\/x-www-form-urlencoded\b/i

export interface FormBounds {
  readonly maxBytes: number
  /** Fields and files together. */
  readonly maxFields: number
}

export function isForm(type: string | null): boolean {
  return type !== null && (MULTIPART.test(type) || ENCODED.test(type))
}

/** Returns whether a form may carry files. */
export function isMultipart(type: string | null): boolean {
  return type !== null && MULTIPART.test(type)
}

/**
 * Reads a form with files piece by piece as it arrives.
 * @throws AppError `unsupported_media_type`, `too_large`, `unavailable`, `invalid_input`
 */
export async function readMultipart(
  request: Request,
  { maxBytes, maxFields }: FormBounds,
  place: BodyPlace,
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!MULTIPART.test(type))
    throw new AppError('unsupported_media_type', 'Send a form with content-type multipart/form-data.')
  const boundary = getMultipartBoundary(type)
  if (!boundary || boundary.length > MAX_BOUNDARY_LENGTH || !isAscii(boundary)) throw unreadable()
  const parser = new MultipartParser(boundary, {
    maxParts: maxFields + 1,
    maxHeaderSize: MAX_HEADER_BYTES,
    maxFileSize: maxBytes,
    maxTotalSize: maxBytes,
  })
  const form = new FormData()
  let fields = 0
  for await (const chunk of readChunks(request, maxBytes, place)) {
    // RFC 2046 has readers ignore what follows the last boundary.
    if (isFinished(parser)) continue
    for (const part of partsIn(parser, chunk)) {
      if (++fields > maxFields) throw tooManyFields(maxFields)
      appendPart(form, part)
    }
  }
  if (!isFinished(parser)) throw unreadable()
  return form
}

/**
 * Reads an encoded form; its fields are counted before they are parsed.
 * @throws AppError `unsupported_media_type`, `too_large`, `invalid_input`
 */
export async function readEncoded(
  request: Request,
  { maxBytes, maxFields }: FormBounds,
  place: BodyPlace,
): Promise<FormData> {
  if (!ENCODED.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported_media_type', 'Send a form as application/x-www-form-urlencoded.')
  const body = await readBody(request, maxBytes, place)
  let fields = 1
  for (let at = body.indexOf('&'); at !== -1; at = body.indexOf('&', at + 1)) fields++
  if (fields > maxFields) throw tooManyFields(maxFields)
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) form.append(name, value)
  return form
}

/** Reads either kind of form. */
export function readForm(request: Request, bounds: FormBounds, place: BodyPlace): Promise<FormData> {
  const isEncoded = ENCODED.test(request.headers.get('content-type') ?? '')
  if (!isEncoded) return readMultipart(request, bounds, place)
  return readEncoded(request, { ...bounds, maxBytes: MAX_ENCODED_BYTES }, place)
}

function* partsIn(parser: MultipartParser, chunk: Uint8Array): Generator<MultipartPart> {
  try {
    yield* parser.write(chunk)
  } catch (error) {
    throw error instanceof AppError ? error : unreadable()
  }
}

function appendPart(form: FormData, part: MultipartPart): void {
  try {
    const { name = '', filename } = part
    if (filename === undefined) form.append(name, part.text)
    else form.append(name, new File([part.bytes as Uint8Array<ArrayBuffer>], filename))
  } catch {
    throw unreadable()
  }
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text)
}

function tooManyFields(most: number): AppError {
  return new AppError('invalid_input', `This form has at most ${most} fields.`)
}

function unreadable(): AppError {
  return new AppError('invalid_input', 'The form cannot be read.')
}
