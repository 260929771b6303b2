/**
 * Splits a features text into bullets: at `•`, at line starts with a dash or asterisk, and at a dash with spaces around
 * it, so that hyphenated words stay whole.
 */
export function splitFeatures(text: string): string[] {
  return text
    .split(/\s*•\s*|(?:^|\n)\s*[-–*]\s+|\s+[-–]\s+|\n+/)
    .map((bullet) => bullet.trim())
    .filter((bullet) => bullet !== '')
}
