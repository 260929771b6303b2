import { Parser } from 'htmlparser2'

/** Windows-1252 code points 0x80 to 0x9F, by their byte: what UTF-8 bytes turn into when they are read as Latin text. */
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

/** One line of plain text: repaired, without markup, control characters and double spaces. */
export function cleanLine(text: string): string {
  const known = lines.get(text)
  if (known !== undefined) return known
  const clean = withoutControls(htmlToMarkdown(repairMojibake(text)).replaceAll('**', ''))
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= MAX_KEPT_LENGTH && lines.size < MAX_KEPT_LINES) lines.set(text, clean)
  return clean
}

/** Feeds say the same few thousand things over and over: finishes, materials, ranges. */
const lines = new Map<string, string>()
const MAX_KEPT_LINES = 20_000
const MAX_KEPT_LENGTH = 60

/** A description as Markdown: repaired, HTML turned into the Markdown that says the same, everything else dropped. */
export function cleanMarkdown(text: string): string {
  return withoutControls(htmlToMarkdown(repairMojibake(text)))
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff]/g, '').replace(/\u00a0/g, ' ')
}

const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[0-9a-f]+|[a-z]+\d*);/i
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

function htmlToMarkdown(html: string): string {
  if (!LOOKS_LIKE_HTML.test(html)) return html
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
      if (silent === 0) markdown += text.replace(/\s+/g, ' ')
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
