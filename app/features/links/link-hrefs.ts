/** Values of the parameter `form` for links. */
export type LinkForm = 'create' | 'revoke'

/** The link's address for its recipient. `origin` is like `https://specify.example`, or empty for a path. */
export function linkUrl(origin: string, locale: string, token: string): string {
  return `${origin}/${locale}/l/${token}/`
}

export const MAX_WORDS_LENGTH = 100
