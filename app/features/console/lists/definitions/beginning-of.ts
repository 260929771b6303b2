const SHOWN_LENGTH = 140

/** The beginning of a text, as a cell shows it. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH).trimEnd()}…` : line
}
