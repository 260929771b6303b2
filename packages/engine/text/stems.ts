const ENDINGS = ['ed', 'ing', 'ation'] as const
const SHORTEST = 4

/**
 * Words of the same stem, whether or not there are such: `mount` for `mounted`, `installation` for `install`, `color` for
 * `colour`.
 */
export function relatedForms(word: string): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return []
  const stems = [word, ...ENDINGS.flatMap((ending) => withoutEnding(word, ending))]
  const forms = stems.flatMap((stem) => [stem, `${stem}s`, ...ENDINGS.map((ending) => withEnding(stem, ending))])
  const spelt = [...forms, ...forms.map((form) => form.replace('our', 'or')), ...spellings(word)]
  return Array.from(new Set(spelt)).filter((form) => form !== word && form.length >= SHORTEST - 1)
}

function withoutEnding(word: string, ending: string): string[] {
  if (!word.endsWith(ending) || word.length - ending.length < SHORTEST - 1) return []
  const stem = word.slice(0, -ending.length)
  const single = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...single]
}

function withEnding(stem: string, ending: string): string {
  return stem.endsWith('e') ? stem.slice(0, -1) + ending : stem + ending
}

function spellings(word: string): string[] {
  return [
    word.replace('color', 'colour'),
    word.replace('grey', 'gray'),
    word.replace('gray', 'grey'),
    word.replace(/aluminum/, 'aluminium'),
    word.replace(/aluminium/, 'aluminum'),
  ]
}
