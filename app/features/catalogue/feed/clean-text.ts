import { Parser } from 'htmlparser2'
import { repairMojibake } from './repair-mojibake.ts'

/** One line of plain text: repaired, without markup, control characters and double spaces. Idempotent. */
export const cleanLine = remembered(
  untilStable((text, pass) =>
    withoutControls(htmlToMarkdown(repairMojibake(text), pass > 0).replaceAll('**', ''))
      .replace(/\s+/g, ' ')
      .trim(),
  ),
)

/** A description as Markdown: repaired, HTML converted to equivalent Markdown, everything else dropped. Idempotent. */
export const cleanMarkdown = remembered(
  untilStable((text, pass) =>
    withoutControls(htmlToMarkdown(repairMojibake(text), pass > 0))
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  ),
)

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

const MAX_REMEMBERED = 20_000
const MAX_REMEMBERED_LENGTH = 160

/** Feeds repeat the same few thousand texts: finishes, materials, the bullets of a range. */
function remembered(clean: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const after = clean(text)
    if (text.length <= MAX_REMEMBERED_LENGTH && known.size < MAX_REMEMBERED) known.set(text, after)
    return after
  }
}

function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff]/g, '').replace(/\u00a0/g, ' ')
}

const TAG = /<\/?[a-z][^<>]*>/i
const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z]+\d*);/i
const SILENT = new Set(['script', 'style', 'iframe', 'object', 'svg', 'template', 'noscript', 'head'])
const BLOCK = new Set([
  'p',
  'div',
  'section',
  'article',
  'table',
  'tr',
  'ul',
  'ol',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])

/** Line breaks mean nothing in HTML, but much in the Markdown of an earlier pass. */
function htmlToMarkdown(html: string, isMarkdown: boolean): string {
  const hasTags = TAG.test(html)
  if (!hasTags && !ENTITY.test(html)) return html
  const spaces = hasTags && !isMarkdown ? /\s+/g : /[^\S\n]+/g
  let markdown = ''
  let silent = 0
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent++
      else if (silent > 0) return
      else if (name === 'br') markdown += '\n'
      else if (name === 'li') markdown += '\n- '
      else if (name === 'b' || name === 'strong') markdown += '**'
      else if (/^h[1-6]$/.test(name)) markdown += '\n\n### '
      else if (BLOCK.has(name)) markdown += '\n\n'
    },
    ontext(text) {
      if (silent === 0) markdown += text.replace(spaces, ' ')
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent--
      else if (silent > 0) return
      else if (name === 'b' || name === 'strong') markdown += '**'
      else if (BLOCK.has(name)) markdown += '\n\n'
    },
  })
  parser.end(html)
  return markdown.replace(/\*{4}/g, '').replace(/^ +/gm, '')
}
