import { MAX_TAG_LENGTH } from '../model.ts'

/** Capitals do not tell tags apart. */
export function tagKey(tag: string): string {
  return tag.toLowerCase()
}

/**
 * Lists tags to follow one, without end: `BM-01A`, `BM-01B` after `BM-01` and after `BM-01A`. A tag that ends in another
 * letter gets a hyphen: `BASIN-A`. Its end is cut where it would be longer than `MAX_TAG_LENGTH`.
 */
export function* followingTags(tag: string): Generator<string, never> {
  const [, stem = tag] = /^(.*\p{N}-?)[A-Z]$/u.exec(tag) ?? []
  const joint = /[\p{L}\p{M}]$/u.test(stem) ? '-' : ''
  for (let place = 0; ; place++) {
    const end = joint + lettersAt(place)
    yield (
      Array.from(stem)
        .slice(0, MAX_TAG_LENGTH - end.length)
        .join('') + end
    )
  }
}

/** `A` to `Z`, then `AA`, `AB`. */
function lettersAt(place: number): string {
  const letter = String.fromCodePoint(65 + (place % 26))
  return place < 26 ? letter : lettersAt(Math.floor(place / 26) - 1) + letter
}
