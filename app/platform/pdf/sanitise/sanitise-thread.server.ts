import { parentPort, workerData } from 'node:worker_threads'
import { AppError, type ErrorCode } from '@specify/core/app-error.ts'
import { readAssetAddress, type AssetAddress, type AssetSources } from '../markup/asset-address.ts'
import { readLinkAddress } from '../markup/link-address.ts'
import { pictureAddress } from '../markup/picture-address.ts'
import { sanitiseHtml, type SanitisedHtml } from './sanitise-html.server.ts'

export interface SanitiseJob {
  readonly html: string
  readonly publicUrl: string
  readonly sources: AssetSources
  readonly maxPictures: number | undefined
}

/** The sanitised document, or the code and message of the `AppError` that refuses it. */
export type SanitiseReport =
  | { readonly safe: SanitisedHtml<AssetAddress> }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } }

function sanitise({ html, publicUrl, sources, maxPictures }: SanitiseJob): SanitiseReport {
  try {
    const safe = sanitiseHtml(html, {
      pictureOf: (text) => readAssetAddress(text, sources),
      linkOf: (text) => readLinkAddress(text, publicUrl),
      addressOf: pictureAddress,
      maxPictures,
    })
    return { safe }
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, message: error.message } }
    throw error
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(sanitise(workerData as SanitiseJob))
