import { hashOf } from './hash.ts'

/**
 * Puts one sentence of each pool together, in order; empty pools and empty sentences are passed over. The seed alone
 * decides which, so a product keeps its words.
 */
export function compose(seed: string, ...pools: readonly (readonly string[])[]): string {
  return pools
    .flatMap((pool, index) => pool[hashOf(`${seed} ${index}`) % Math.max(1, pool.length)] ?? [])
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** `chrome, matte black and gunmetal`. */
export function listInWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The text cut at a word before the limit, for metadata. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit - 1).replace(/[\s,;:–-]+\S*$/, '')}…`
}
