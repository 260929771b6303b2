/** Texts that are cacheByText of each function, a power of two, and the longest of them: some 100 kB at most. */
const PLACES = 1_024
const MAX_LENGTH = 40

/**
 * Caches what a function returns for short texts, since words and cells of a list repeat. The result must depend on the
 * text alone. A text takes the place of another with the same hash.
 */
export function cacheByText<Value extends string | number | boolean | null>(
  read: (text: string) => Value,
): (text: string) => Value {
  const texts = Array.from<string | undefined>({ length: PLACES })
  const values = Array.from<Value | undefined>({ length: PLACES })
  return (text) => {
    if (text.length > MAX_LENGTH) return read(text)
    const place = placeOf(text)
    if (texts[place] === text) return values[place]!
    const value = read(text)
    texts[place] = text
    values[place] = value
    return value
  }
}

function placeOf(text: string): number {
  let place = 0
  for (let at = 0; at < text.length; at++) place = (place * 31 + text.charCodeAt(at)) | 0
  return place & (PLACES - 1)
}
