import { api } from '#app/addresses/api.ts'
import { readOutcome, unreadable, type CallOutcome } from '#app/ui/loading/call-action.ts'
import type { PriceAnswer } from '../price-shapes.server.ts'

/** Reads and prices what a form has; the page shows the answer. */
export function readPrices(locale: string, form: FormData, signal: AbortSignal): Promise<CallOutcome<PriceAnswer>> {
  return send(locale, form, signal, (response) => readOutcome<PriceAnswer>(response))
}

/** Makes the priced file of what a form has. */
export function makePricedFile(locale: string, form: FormData, signal: AbortSignal): Promise<CallOutcome<Blob>> {
  form.set('format', 'file')
  return send(locale, form, signal, async (response) =>
    response.ok ? { kind: 'done', answer: await response.blob() } : readOutcome<Blob>(response),
  )
}

async function send<Answer>(
  locale: string,
  body: FormData,
  signal: AbortSignal,
  read: (response: Response) => Promise<CallOutcome<Answer>>,
): Promise<CallOutcome<Answer>> {
  try {
    return await read(await fetch(api.priceMyList.path({ locale }), { method: 'POST', body, signal }))
  } catch (error) {
    return error instanceof TypeError ? { kind: 'offline' } : unreadable(0)
  }
}
