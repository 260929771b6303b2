/** The beginning of its id, short enough to be read out: `E-3E9F0A57`. */
export function enquiryNumber(id: string): string {
  return `E-${id.slice(0, 8).toUpperCase()}`
}

/** The first and the last id that a number may be of; null for other texts. */
export function readEnquiryNumber(typed: string): readonly [from: string, to: string] | null {
  const digits = /^E-([0-9A-F]{8})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  const [zeros, highs] = ['0', 'f'].map((digit) => [4, 4, 4, 12].map((length) => digit.repeat(length)).join('-'))
  return [`${digits}-${zeros}`, `${digits}-${highs}`]
}
