import { createContext, data, type ActionFunctionArgs } from 'react-router'
import { formPost } from '#app/form-post.server.ts'
import { findMarket } from '@specify/core/market.ts'
import type { PostedPrices } from '#app/features/priced-lists/posted-prices.ts'
import { toPriceAnswer } from '#app/features/priced-lists/price-answer.ts'
import { priceList } from '#app/features/priced-lists/price-list.server.ts'
import { toAppError } from '#app/platform/http/error-response.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'

/** The outcome of a form without script, for the loader of its page. */
export const postedPrices = createContext<PostedPrices | null>(null)

/** Prices a list that was sent without script: the page comes back with what was found. Its limit was counted before. */
export async function takePricePost({ context, params }: ActionFunctionArgs) {
  const market = findMarket(params['locale'])
  const post = context.get(formPost)
  if (!market || !post) throw data(null, 404)
  const { given } = post
  const file = given.get('file')
  const sent = { text: textOf(given, 'text'), fileName: file instanceof File && file.size > 0 ? file.name : '' }
  try {
    const answer = toPriceAnswer(await priceList(given, { ...context.get(requestContext), locale: market.code }))
    context.set(postedPrices, { ...sent, answer, problem: '' })
    return data(null, 200)
  } catch (error) {
    const refused = toAppError(error)
    if (!refused) throw error
    context.set(postedPrices, { ...sent, answer: null, problem: refused.message })
    return data(null, refused.status)
  }
}
