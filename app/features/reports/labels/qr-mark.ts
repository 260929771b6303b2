import { Markup } from '#app/platform/pdf/markup/markup.ts'
import { qrPath } from '#app/platform/qr-path.ts'

/** QR codes of one paper: each drawn once, as an SVG symbol, and used as often as it is needed. */
export class QrMarks {
  private readonly ids = new Map<string, number>()
  private readonly symbols: string[] = []

  /** `text` is an address of this site. */
  mark(text: string): Markup {
    const existingId = this.ids.get(text)
    const id = existingId ?? this.symbols.length
    if (existingId === undefined) {
      this.ids.set(text, id)
      this.symbols.push(symbol(id, text))
    }
    return new Markup(`<svg class="qr" aria-hidden="true"><use href="#qr-${id}"/></svg>`)
  }

  definitions(): Markup {
    return new Markup(`<svg width="0" height="0" style="position: absolute">${this.symbols.join('')}</svg>`)
  }
}

function symbol(id: number, text: string): string {
  const { path, size } = qrPath(text)
  return `<symbol id="qr-${id}" viewBox="0 0 ${size} ${size}"><path d="${path}"/></symbol>`
}
