import { isoDayIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { foldSearchText, looksPersonal } from './search-text.ts'
import type { SearchLog } from './search-log.server.ts'

/** Codes of one list. */
const MOST_CODES = 200

/** Counts codes of a list that no product has, as searches that found nothing. Nothing of the list's owner is kept. */
export function countUnknownCodes(
  searchLog: Pick<SearchLog, 'add' | 'skip'>,
  codes: Iterable<string>,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): void {
  const texts = [...new Set(Array.from(codes, foldSearchText))].filter(isCode).slice(0, MOST_CODES)
  for (const text of texts) {
    if (looksPersonal(text)) searchLog.skip()
    else
      searchLog.add({
        day: isoDayIn({ code: locale }, now),
        locale,
        text,
        searches: 1,
        hits: 0,
        understood: [],
        givenUp: [],
        clicks: {},
      })
  }
}

/** Words with a digit, of a length that codes have. A number alone may be a phone number or somebody's own count. */
function isCode(text: string): boolean {
  return /^(?=.*\d)(?=.*\p{L})[\p{L}\d./-]{4,40}$/u.test(text)
}
