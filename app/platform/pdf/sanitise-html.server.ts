import { setImmediate as nextTurn } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { AppError } from '#app/core/app-error.ts'
import { escapeText } from './safe-text.ts'
import { sanitiseStyle } from './sanitise-style.ts'

/** Elements that are printed. Of others the content is printed, unless they are in `DROPPED`. */
const KEPT = new Set(
  `
  article section header footer main aside address div span p pre blockquote
  h1 h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption hr br
  table caption colgroup col thead tbody tfoot tr th td img a
  strong b em i u s del ins mark small sub sup code abbr time
  `
    .trim()
    .split(/\s+/),
)
/** Elements that go with all that is in them: they run, load or are for screens. */
const DROPPED = new Set(
  `
  script noscript style template head title link meta base
  iframe frame frameset noframes object embed applet portal svg math canvas
  video audio source track map input button select textarea datalist dialog
  xmp plaintext listing noembed nav
  `
    .trim()
    .split(/\s+/),
)
const VOID = new Set(['br', 'hr', 'img', 'col'])
/** The classes that the print style knows. */
const CLASSES = new Set([
  'code',
  'columns',
  'lead',
  'new-page',
  'nowrap',
  'number',
  'picture-pair',
  'pictures',
  'price',
])

/** 2,000 lines of a schedule have about 30,000 elements. */
const MAX_ELEMENTS = 60_000
/** What is nested deeper is printed without its elements: layout of nested tables grows with every level. */
const MAX_KEPT_DEPTH = 40
/** Nobody writes this; it only makes a parser slow. */
const MAX_DEPTH = 400
/** Unless a caller says otherwise. */
const MAX_PICTURES = 500
/** So much is read before others have their turn: a few milliseconds' worth. */
const SLICE_LENGTH = 32_768

interface SanitiseOptions<Picture> {
  /** The picture that an address means; null where it may not be shown. */
  readonly pictureOf: (address: string) => Picture | null
  /** Where a link may lead; null makes it plain text. */
  readonly linkOf: (address: string) => string | null
  /** The address that stands for a picture in the answer. */
  readonly addressOf: (index: number) => string
  readonly maxPictures?: number | undefined
}

interface SanitisedHtml<Picture> {
  readonly html: string
  readonly pictures: readonly Picture[]
  /** The text of the first `h1`. */
  readonly heading: string | null
}

/**
 * Writes hostile HTML anew from what is allowed: elements, attributes, styles and pictures that are listed here. Text
 * and attributes are escaped, so that nothing can be read as an element that was not one.
 * @throws AppError `too_large` for more elements or pictures than a document has, or nesting without end.
 */
export async function sanitiseHtml<Picture>(
  html: string,
  options: SanitiseOptions<Picture>,
): Promise<SanitisedHtml<Picture>> {
  const writer = new SafeWriter(options)
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    onclosetag: () => writer.close(),
    ontext: (text) => writer.text(text),
  })
  for (let at = 0; at < html.length; at += SLICE_LENGTH) {
    parser.write(html.slice(at, at + SLICE_LENGTH))
    await nextTurn()
  }
  parser.end()
  return { html: writer.end(), pictures: writer.pictures, heading: writer.heading }
}

type Attributes = Readonly<Record<string, string>>

class SafeWriter<Picture> {
  private readonly out: string[] = []
  readonly pictures: Picture[] = []
  private readonly options: SanitiseOptions<Picture>
  private readonly indexes = new Map<string, number | null>()
  /** What closes each open element; null where nothing of it is written. */
  private readonly closers: (string | null)[] = []
  private keptDepth = 0
  private elements = 0
  /** Depth of the outermost open element that is dropped; 0 outside of one. */
  private droppedAt = 0
  /** Text comes in pieces, down to single characters. */
  private pendingText = ''
  private headingText = ''
  private headingState: 'before' | 'in' | 'after' = 'before'

  constructor(options: SanitiseOptions<Picture>) {
    this.options = options
  }

  get heading(): string | null {
    return this.headingText.replaceAll(/\s+/g, ' ').trim() || null
  }

  /** What was written. */
  end(): string {
    this.writeText()
    return this.out.join('')
  }

  open(name: string, attributes: Attributes): void {
    if (++this.elements > MAX_ELEMENTS) throw new AppError('too_large', 'The document has too many elements.')
    if (this.closers.length >= MAX_DEPTH) throw new AppError('too_large', 'The document is nested too deeply.')
    this.writeText()
    const isDropped = this.droppedAt > 0
    const closing = isDropped ? null : this.write(name, attributes)
    this.closers.push(closing)
    if (closing !== null) this.keptDepth++
    if (!isDropped && (DROPPED.has(name) || attributes['hidden'] !== undefined)) this.droppedAt = this.closers.length
  }

  close(): void {
    this.writeText()
    if (this.closers.length === this.droppedAt) this.droppedAt = 0
    const closing = this.closers.pop()
    if (closing === null || closing === undefined) return
    this.keptDepth--
    this.out.push(closing)
    if (closing === '</h1>' && this.headingState === 'in') this.headingState = 'after'
  }

  text(text: string): void {
    if (this.droppedAt === 0) this.pendingText += text
  }

  private writeText(): void {
    if (this.pendingText === '') return
    this.out.push(escapeText(this.pendingText))
    if (this.headingState === 'in') this.headingText += this.pendingText
    this.pendingText = ''
  }

  /** Answers what closes the element, or null where it is not written. */
  private write(name: string, attributes: Attributes): string | null {
    if (!KEPT.has(name) || attributes['hidden'] !== undefined || this.keptDepth >= MAX_KEPT_DEPTH) return null
    if (name === 'img') return this.writePicture(attributes)
    const link = name === 'a' && attributes['href'] !== undefined ? this.options.linkOf(attributes['href']) : null
    this.out.push(`<${name}${safeAttributes(name, attributes)}${link === null ? '' : ` href="${escapeText(link)}"`}>`)
    if (name === 'h1' && this.headingState === 'before') this.headingState = 'in'
    return VOID.has(name) ? '' : `</${name}>`
  }

  private writePicture(attributes: Attributes): string | null {
    const index = this.pictureIndex(attributes['src'] ?? '')
    if (index === null) return null
    const alt = escapeText((attributes['alt'] ?? '').slice(0, 500))
    this.out.push(`<img src="${this.options.addressOf(index)}" alt="${alt}"${safeAttributes('img', attributes)}>`)
    return ''
  }

  private pictureIndex(address: string): number | null {
    const known = this.indexes.get(address)
    if (known !== undefined) return known
    const picture = this.options.pictureOf(address.trim())
    const index = picture === null ? null : this.pictures.push(picture) - 1
    if (this.pictures.length > (this.options.maxPictures ?? MAX_PICTURES))
      throw new AppError('too_large', 'The document has too many pictures.')
    this.indexes.set(address, index)
    return index
  }
}

const SPAN = /^[1-9]\d?$/
const SIZE = /^[1-9]\d{0,3}$/
const CELLS = new Set(['td', 'th'])

/** The attributes that are kept, by the elements that may have them, with what their values look like. */
const ATTRIBUTES: readonly (readonly [name: string, value: RegExp, on?: ReadonlySet<string>])[] = [
  ['id', /^[a-z][\w-]{0,60}$/i],
  ['lang', /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i],
  ['dir', /^(?:ltr|rtl|auto)$/],
  ['colspan', SPAN, CELLS],
  ['rowspan', SPAN, CELLS],
  ['scope', /^(?:row|col|rowgroup|colgroup)$/, new Set(['th'])],
  ['start', /^\d{1,6}$/, new Set(['ol'])],
  ['width', SIZE, new Set(['img'])],
  ['height', SIZE, new Set(['img'])],
]

function safeAttributes(element: string, attributes: Attributes): string {
  const kept = ATTRIBUTES.flatMap(([name, pattern, on]) => {
    const value = attributes[name]
    return value !== undefined && pattern.test(value) && (!on || on.has(element)) ? [`${name}="${value}"`] : []
  })
  const classes = (attributes['class'] ?? '').split(/\s+/, 20).filter((name) => CLASSES.has(name))
  if (classes.length > 0) kept.push(`class="${classes.join(' ')}"`)
  const style = sanitiseStyle((attributes['style'] ?? '').slice(0, 2_000))
  if (style !== '') kept.push(`style="${style}"`)
  return kept.map((attribute) => ` ${attribute}`).join('')
}
