/** What is done with links by forms, as the parameter `form` names it. */
export type LinkForm = 'create' | 'revoke'

/** What a recipient opens. `origin` as in `https://specify.example`; empty for a path. */
export function linkUrl(origin: string, locale: string, token: string): string {
  return `${origin}/${locale}/l/${token}/`
}

export const MAX_WORDS_LENGTH = 100
