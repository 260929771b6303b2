import { pick, type Random } from '../../../bench/search/random.ts'

/** `1/2 in. x 10 ft.` as people type it: `1/2 inch x 10 foot`. */
export function typedSize(random: Random, size: string): string {
  const unit = (...forms: readonly string[]) => pick(random, forms)
  return size
    .replaceAll(/(\d)-(\d+\/\d+)/g, '$1 $2')
    .replaceAll(' in. x ', unit(' x ', 'x', ' in x '))
    .replaceAll(/ in\./g, unit(' in', ' inch', '"', 'in'))
    .replaceAll(/ sq\. ft\./g, ' sq ft')
    .replaceAll(/ cu\. ft\./g, unit(' cu ft', ' cubic feet'))
    .replaceAll(/ ft\./g, unit(' ft', ' foot', 'ft', "'"))
    .replaceAll(/ gal\./gi, unit(' gal', ' gallon', 'gal'))
    .replaceAll(/ lb\./g, unit(' lb', ' pound'))
    .replaceAll(/ oz\./g, unit(' oz', ' ounce', 'oz'))
    .replaceAll(/-Volt/g, unit('v', ' volt'))
    .replaceAll(/-Watt/g, unit('w', ' watt'))
    .replaceAll(/-Amp/g, unit(' amp', 'a'))
    .replaceAll(/-Piece/g, unit(' piece', ' pc'))
    .replaceAll(/(\d),(\d)/g, '$1$2')
    .replaceAll(/-(?=[A-Z])/g, ' ')
    .toLowerCase()
}

const LONG_WORD = /^[a-z]{5,}$/
const VOWELS = 'aeiou'

/** One slip: letters in the wrong order, left out, doubled or heard otherwise, or two words run together. */
export function misspell(random: Random, query: string): string {
  const words = query.split(' ')
  if (words.length > 2 && random() < 0.15) return words[0] + query.slice(words[0]!.length + 1)
  const long = words.flatMap((word, index) => (LONG_WORD.test(word) ? [index] : []))
  if (long.length === 0)
    return words.length > 1 ? words.slice(0, -1).join(' ') + words.at(-1) : `${query}${query.at(-1)}`
  const at = pick(random, long)
  return words.map((word, index) => (index === at ? misspellWord(random, word) : word)).join(' ')
}

function misspellWord(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [letter = '', next = ''] = [word[at], word[at + 1]]
  const swapped = word.slice(0, at) + next + letter + word.slice(at + 2)
  const shorter = word.slice(0, at) + word.slice(at + 1)
  const doubled = word.slice(0, at) + letter + word.slice(at)
  const other = VOWELS.includes(letter) ? VOWELS[(VOWELS.indexOf(letter) + 1) % VOWELS.length] : next
  const slips = [swapped, shorter, doubled, word.slice(0, at) + other + word.slice(at + 1)]
  const different = slips.filter((slip) => slip !== word)
  return pick(random, different)
}
