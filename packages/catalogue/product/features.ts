/** Bullets begin at `•`, at line starts with a dash or asterisk, and at a dash with spaces around it. */
export function splitFeatures(text: string): string[] {
  return text
    .split(/\s*•\s*|(?:^|\n)\s*[-–*]\s+|\s+[-–]\s+|\n+/)
    .map((bullet) => bullet.trim())
    .filter((bullet) => bullet !== '')
}
