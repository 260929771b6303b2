/** A whole number: `10,013`. A formatter would be made while a page starts, which takes a phone a tenth of a second. */
export function countText(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** A count with its noun: `1 item`, `10,013 items`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}
