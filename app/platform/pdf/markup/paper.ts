import type { Markup } from './markup.ts'
import { runningStyle, PAPER_STYLE, type RunningHeader } from './paper-style.ts'
import { pictureAddress } from './picture-address.ts'
import { escapeText } from '../sanitise/safe-text.ts'

/** A document of our own making, before it is printed. */
export interface Paper {
  readonly language: string
  readonly title: string
  readonly running: RunningHeader
  readonly body: Markup
  /** Besides the style of all papers. */
  readonly style?: string
  /** Its QR code is the picture at `MARK_ADDRESS`. */
  readonly qrTarget?: string
  readonly pictures: PaperPictures
}

/** Collects the addresses of pictures; in the markup stands their number. */
export class PaperPictures {
  readonly addresses: string[] = []
  private readonly numbers = new Map<string, number>()

  /** The `src` of a picture in this document. */
  use(address: string): string {
    const number = this.numbers.get(address) ?? this.addresses.push(address) - 1
    this.numbers.set(address, number)
    return pictureAddress(number)
  }
}

export function paperDocument({ language, title, running, body, style = '' }: Paper, fontFaces: string): string {
  return `<!doctype html>
<html lang="${escapeText(language)}">
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<style>${fontFaces}${PAPER_STYLE}${style}${runningStyle(running)}</style>
</head>
<body>${body.text}</body>
</html>`
}
