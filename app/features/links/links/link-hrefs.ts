import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'

/** Values of the parameter `form` for links. */
export type LinkForm = 'create' | 'revoke'

/** The link's address for its recipient. `origin` is like `https://specify.example`, or empty for a path. */
export function linkUrl(origin: string, locale: string, token: string): string {
  return absoluteHref(origin, routes.link.path({ locale, token }))
}

export const MAX_WORDS_LENGTH = 100
