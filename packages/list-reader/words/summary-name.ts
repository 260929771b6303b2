/** `Summary`, `Order totals`, `Total quantities by code`, `Procurement list`: above what is listed elsewhere, added up. */
const SUMMARY =
  /^(?:\p{L}[\p{L}&-]* ){0,3}(?:summar(?:y|ies)|(?:sub[ -]?|grand )?totals?|recap|roll[ -]?up|tally)(?: (?:quantit(?:y|ies)|qtys?|order|required|list|schedule|count|table|(?:of|by|for|per|to) [\p{L}\d -]{1,40}))?$/iu
const ALL_OF_IT =
  /^(?:(?:for )?(?:procurement|purchas(?:e|ing)|ordering)|overall|combined|consolidated|in total|altogether|all ?up|everything|the lot|whole job|all (?:rooms|units|types|levels|floors|areas))(?: (?:list|orders?|quantit(?:y|ies)|qtys?|schedule|count))?$/i
const MAX_LENGTH = 60

/** Returns whether a heading or sheet name announces a summary of other rows. */
export function isSummaryName(given: string): boolean {
  if (given.length > MAX_LENGTH) return false
  const name = given
    .replace(/[^\p{L}\p{N}&-]+/gu, ' ')
    .replace(/(?<= |^)-+(?= |$)/g, '')
    .trim()
  return SUMMARY.test(name) || ALL_OF_IT.test(name)
}

/** A name of a summary alone in its row. */
export function isSummaryRow({ cells, text }: { readonly cells: readonly string[]; readonly text: string }): boolean {
  return cells.filter(Boolean).length === 1 && isSummaryName(text)
}
