import sanitize from 'sanitize-html'
import { AppError } from '@specify/core/app-error.ts'
import { printableText } from './safe-text.ts'
import { ATTRIBUTES, safeAttributes } from './safe-attributes.ts'

const words = (list: string) => list.trim().split(/\s+/)

/** Elements that are printed. Of others the content is printed, unless they are in `DROPPED`. */
const KEPT = words(`
  article section header footer main aside address div span p pre blockquote
  h1 h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption hr br
  table caption colgroup col thead tbody tfoot tr th td img a
  strong b em i u s del ins mark small sub sup code abbr time
`)
/** Elements that go with all that is in them: they run, load or are for screens. */
const DROPPED = words(`
  script noscript style template head title link meta base
  iframe frame frameset noframes object embed applet portal svg math canvas
  video audio source track map input button select option textarea datalist dialog
  xmp plaintext listing noembed nav
`)
const CLASSES = words('band code columns dense lead muted new-page nowrap number picture-pair pictures price')

/** 2,000 lines of a schedule have about 30,000 elements. */
const MAX_ELEMENTS = 60_000
/** Deeper nesting is printed without its elements: the cost of nested tables grows with every level. */
const MAX_KEPT_DEPTH = 40
/** No real document nests so deep; it only makes a parser slow. */
const MAX_DEPTH = 400
/** Unless a caller says otherwise. */
const MAX_PICTURES = 500

export interface SanitiseOptions<Picture> {
  /** Null where it may not be shown. */
  readonly pictureOf: (address: string) => Picture | null
  readonly linkOf: (address: string) => string | null
  readonly addressOf: (index: number) => string
  readonly maxPictures?: number | undefined
}

export interface SanitisedHtml<Picture> {
  readonly html: string
  readonly pictures: readonly Picture[]
  readonly heading: string | null
}

/**
 * Rewrites hostile HTML from what is allowed: the elements, attributes, styles and pictures listed here.
 * @throws AppError `too_large` for more elements or pictures than a document may have, or unlimited nesting.
 */
export function sanitiseHtml<Picture>(html: string, options: SanitiseOptions<Picture>): SanitisedHtml<Picture> {
  const pictures = new NumberedPictures(options)
  let heading: string | null = null
  const safe = sanitize(html, {
    ...boundedNesting(),
    allowedTags: KEPT,
    nonTextTags: DROPPED,
    nestingLimit: MAX_KEPT_DEPTH,
    allowedAttributes: { '*': ['style', 'src', 'alt', 'href', ...ATTRIBUTES.map(([name]) => name)] },
    allowedClasses: { '*': CLASSES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    parseStyleAttributes: false, // they come from `sanitiseStyle`
    transformTags: {
      ...RENAMED,
      '*': (renamed, attributes) => {
        const name = renamed.trimEnd()
        if (attributes['hidden'] !== undefined) return LEFT_OUT
        if (name !== 'img') return { tagName: name, attribs: safeAttributes(name, attributes, options) }
        const index = pictures.indexOf(attributes['src'] ?? '')
        if (index === null) return LEFT_OUT
        const alt = printableText((attributes['alt'] ?? '').slice(0, 500))
        const attribs = { src: options.addressOf(index), alt, ...safeAttributes(name, attributes, options) }
        return { tagName: name, attribs }
      },
    },
    textFilter: printableText,
    exclusiveFilter: ({ tag, text }) => {
      if (tag === 'h1') heading ??= text
      return false
    },
  })
  return { html: safe, pictures: pictures.list, heading: headingText(heading) }
}

/** An element that is renamed to this goes with its content. */
const LEFT_OUT = { tagName: 'template', attribs: {} }

/**
 * Each element is renamed and, by the rule for all, named back. Without it the library (2.18.1) closes an element by
 * the name that was given to one before it, where that one was left out. No name in HTML has a space.
 */
const RENAMED = Object.fromEntries(
  KEPT.map((name) => [name, (_: string, attribs: Record<string, string>) => ({ tagName: `${name} `, attribs })]),
)

function boundedNesting() {
  let elements = 0
  let depth = 0
  return {
    onOpenTag: () => {
      if (++elements > MAX_ELEMENTS) throw new AppError('too_large', 'The document has too many elements.')
      if (++depth > MAX_DEPTH) throw new AppError('too_large', 'The document is nested too deeply.')
    },
    onCloseTag: () => {
      depth--
    },
  }
}

class NumberedPictures<Picture> {
  readonly list: Picture[] = []
  private readonly options: SanitiseOptions<Picture>
  private readonly indexes = new Map<string, number | null>()

  constructor(options: SanitiseOptions<Picture>) {
    this.options = options
  }

  indexOf(address: string): number | null {
    const known = this.indexes.get(address)
    if (known !== undefined) return known
    const picture = this.options.pictureOf(address.trim())
    const index = picture === null ? null : this.list.push(picture) - 1
    if (this.list.length > (this.options.maxPictures ?? MAX_PICTURES))
      throw new AppError('too_large', 'The document has too many pictures.')
    this.indexes.set(address, index)
    return index
  }
}

function headingText(text: string | null): string | null {
  return text?.replaceAll(/\s+/g, ' ').trim() || null
}
