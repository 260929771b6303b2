import { z } from 'zod'

/** A picture of the asset store (`Original/content/tap.webp`), of this site (`/images/...`) or of an allowed host. */
export const Image = z.object({
  url: z.string().min(1),
  /** Alternative text; empty for a decorative picture. */
  description: z.string().default(''),
})
export type Image = z.output<typeof Image>

const Colour = z.object({ hex: z.string() })

export const Cta = z.object({
  button: z.object({ title: z.string().min(1), href: z.string().min(1) }),
  button_background_color: Colour.optional(),
  button_text_color: Colour.optional(),
  button_border_color: Colour.optional(),
})
export type Cta = z.output<typeof Cta>

export const Ctas = z.array(Cta).default([])

/** Text in Markdown. Other types are let through: they render nothing, with a remark in the log. */
export const Markdown = z.unknown()

/** One of several words in any case; the first one by default. */
export function alignment<const Word extends string>(...words: readonly [Word, ...Word[]]) {
  return z
    .string()
    .default(words[0])
    .transform((value): Word => words.find((word) => word === value.toLowerCase()) ?? words[0])
}

export const sectionFields = {
  /** Used by links to the section and by its styles. */
  id: z
    .string()
    .regex(/^[a-z][\w-]*$/i, 'must be a name of letters, digits and dashes')
    .optional(),
  /** Declarations such as `padding: 40px; background-color: #eee`. */
  additional_css: z.string().max(2_000).optional(),
}
