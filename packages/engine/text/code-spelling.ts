/**
 * Hash of how a code is written, signs and case included, so that an index need not keep the codes beside their
 * normalised forms (FNV-1a, 32 bits).
 */
export function spellingOf(code: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
