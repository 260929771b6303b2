const COUNT = new Intl.NumberFormat('en-AU')

export function countText(count: number): string {
  return COUNT.format(count)
}

/** A count with its noun: `1 item`, `10,013 items`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}
