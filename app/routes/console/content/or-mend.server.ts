import { redirect } from 'react-router'
import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import { routes } from '#app/addresses/routes.ts'
import { VOCABULARY } from '#app/features/publishing/words/words-calls.server.ts'

/** Leads to the text of the vocabulary where its draft cannot be read: it is mended or discarded there. */
export async function orMend<Read>(reading: Promise<Read>, locale: Locale): Promise<Read> {
  return reading.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw redirect(routes.console.document.href({ locale, name: VOCABULARY, show: 'json' }))
  })
}
