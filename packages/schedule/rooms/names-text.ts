/** `Priya`, `Priya and Dan`, `Priya, Dan and 3 others`. */
export function namesText(names: readonly string[]): string {
  const [first = '', second, ...others] = names
  if (second === undefined) return first
  if (others.length === 0) return `${first} and ${second}`
  return `${first}, ${second} and ${others.length === 1 ? others[0] : `${others.length} others`}`
}
