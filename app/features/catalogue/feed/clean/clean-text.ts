import { withoutInvisible } from '@specify/core/text/invisible-text.ts'
import { htmlToLine, htmlToLines, htmlToMarkdown } from './html-to-markdown.ts'
import { repairMojibake } from './repair-mojibake.ts'

/** One line of plain text: repaired, without markup, control characters and double spaces. Idempotent. */
export const cleanLine = cacheFirst(
  untilStable((text, pass) =>
    withoutControls(htmlToLine(repairMojibake(text), pass > 0))
      .replace(/\s+/g, ' ')
      .trim(),
  ),
)

/** A description as Markdown: repaired, HTML converted to equivalent Markdown, everything else dropped. Idempotent. */
export const cleanMarkdown = cacheFirst(untilStable((text, pass) => cleanWith(htmlToMarkdown, text, pass)))

/** The same for a list: rows of a table are lines. Idempotent. */
export const cleanLines = cacheFirst(untilStable((text, pass) => cleanWith(htmlToLines, text, pass)))

function cleanWith(convert: (html: string, isMarkdown: boolean) => string, text: string, pass: number): string {
  return withoutGaps(withoutControls(convert(repairMojibake(text), pass > 0)))
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Feeds hold text that was escaped twice and more; beyond this depth it is no longer an accident. */
const MAX_PASSES = 8

/** Repeats the cleaning for what it uncovers: a tag within an escaped tag, or broken UTF-8 written as entities. */
function untilStable(clean: (text: string, pass: number) => string): (text: string) => string {
  return (text) => {
    let before = text
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const after = clean(before, pass)
      if (after === before) return after
      before = after
    }
    return before.replace(/[<>&]/g, ' ').replace(/ +/g, ' ').trim()
  }
}

/** Cuts at whole characters, without a space at the end. */
export function cutLine(line: string, maxLength: number): string {
  return line.length <= maxLength
    ? line
    : line
        .slice(0, maxLength)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
}

const MAX_CACHED = 20_000
const MAX_CACHED_LENGTH = 160

/** Feeds repeat the same few thousand texts: finishes, materials, the bullets of a range. */
function cacheFirst(clean: (text: string) => string): (text: string) => string {
  const cache = new Map<string, string>()
  return (text) => {
    const before = cache.get(text)
    if (before !== undefined) return before
    const after = clean(text)
    if (text.length <= MAX_CACHED_LENGTH && cache.size < MAX_CACHED) cache.set(text, after)
    return after
  }
}

/** Patterns that look for an end behind blanks would start at each of a hundred thousand. */
function withoutGaps(text: string): string {
  return text.replace(/(?<!\s)\s{100,}/g, (gap) => (gap.includes('\n') ? '\n\n' : ' '))
}

function withoutControls(text: string): string {
  return (
    withoutInvisible(text)
      // eslint-disable-next-line no-control-regex -- they are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '')
      .replace(/\u00a0/g, ' ')
  )
}
