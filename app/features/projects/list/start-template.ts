import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'

interface Offered {
  readonly id: string
  readonly markets?: readonly Locale[] | undefined
}

/** The page that adds the rooms of a template to a project; null where the market does not offer the template. */
export function startTemplateHref(templates: readonly Offered[], id: string, locale: Locale): string | null {
  const offered = templates.find((each) => each.id === id)
  if (!offered || !(offered.markets ?? [locale]).includes(locale)) return null
  return routes.projects.start.href({ locale, template: id })
}

export type StartForm = 'new' | 'existing'
