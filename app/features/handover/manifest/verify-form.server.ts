import { AppError } from '@specify/core/app-error.ts'
import type { BodyPlace } from '#app/platform/http/body-place.server.ts'
import { readBody } from '#app/platform/http/read-body.server.ts'
import { isForm, readForm } from '#app/platform/http/read-form.server.ts'
import { MAX_SIGNATURE_LENGTH } from './signature-text.ts'
import { MAX_MANIFEST_BYTES, MAX_PASTED_LENGTH } from './verify-manifest.server.ts'

export interface GivenManifest {
  readonly manifest: Uint8Array
  readonly signature: string
}

/** Beside the manifest: a signature, pasted text that is not used, and what a form needs. */
const BOUNDS = { maxBytes: MAX_MANIFEST_BYTES + 2_500_000, maxFields: 10 }

/**
 * Reads a posted manifest: of a form the file, or the text where there is none.
 * @throws AppError `too_large`, `unsupported_media_type`, `invalid_input` where there is none.
 */
export async function readGivenManifest(request: Request, place: BodyPlace): Promise<GivenManifest> {
  const type = request.headers.get('content-type') ?? ''
  if (!isForm(type) && !/^(?:text\/(?:csv|plain)|application\/octet-stream)\b/i.test(type))
    throw new AppError('unsupported_media_type', 'Send a form, a CSV file or JSON.')
  if (!isForm(type)) return toManifest(await readBody(request, MAX_MANIFEST_BYTES, place), '')
  const form = await readForm(request, BOUNDS, place)
  const signature = await textOf(form.getAll('signature').concat(form.getAll('signatureText')))
  const files = form.getAll('manifest').filter((value) => value instanceof File && value.size > 0) as File[]
  const [file] = files
  if (file) return toManifest(new Uint8Array(await file.arrayBuffer()), signature)
  const text = await textOf(form.getAll('manifest').concat(form.getAll('text')))
  if (text.length > MAX_PASTED_LENGTH) throw new AppError('too_large', 'Choose the file: this text is too long.')
  return toManifest(Buffer.from(text), signature)
}

function toManifest(manifest: Uint8Array, signature: string): GivenManifest {
  if (manifest.length === 0)
    throw new AppError('invalid_input', 'manifest: choose the file manifest.csv, or paste its text.')
  if (manifest.length > MAX_MANIFEST_BYTES) throw new AppError('too_large', 'This file is larger than any manifest.')
  if (signature.length > MAX_SIGNATURE_LENGTH)
    throw new AppError('invalid_input', 'signature: this is no manifest.sig.')
  return { manifest, signature }
}

/** The first that is not empty; a file as its text. */
async function textOf(values: readonly (File | string)[]): Promise<string> {
  for (const value of values) {
    const text = typeof value === 'string' ? value : value.size > MAX_MANIFEST_BYTES ? '' : await value.text()
    if (text.trim() !== '') return text
  }
  return ''
}
