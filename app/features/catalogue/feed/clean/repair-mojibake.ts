/** Windows-1252 code points 0x80 to 0x9F, by their byte: the result of UTF-8 bytes read as Latin text. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const BYTE_OF = new Map(Array.from(WINDOWS_1252, (character, index) => [character, 0x80 + index]))
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Undoes UTF-8 that was read as Windows-1252 (`TÅ«roa` → `Tūroa`, `â€“` → `–`), also where it happened twice.
 * Runs that are not such a mistake stay as they are.
 */
export function repairMojibake(text: string): string {
  const repaired = text.replace(/[\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,}/g, (run) => decodeAsBytes(run) ?? run)
  return repaired === text ? text : repairMojibake(repaired)
}

function decodeAsBytes(run: string): string | null {
  const bytes = Array.from(run, (character) => BYTE_OF.get(character) ?? character.charCodeAt(0))
  if (bytes.some((byte) => byte > 0xff)) return null
  try {
    return decoder.decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}
