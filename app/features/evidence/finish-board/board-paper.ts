import { countOf, countText } from '#app/core/count-text.ts'
import { picture, swatch } from '#app/features/exports/papers/paper-parts.ts'
import type { Market } from '#app/features/markets/model.ts'
import { markup, NOTHING, type Markup } from '#app/platform/pdf/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/paper.ts'
import type { FinishBoard, FinishInUse } from './finish-board.ts'

interface Printed {
  readonly market: Market
  readonly title: string
  readonly board: FinishBoard
  /** In words. */
  readonly date: string
}

/** More could not be distinguished on one sheet. */
const MAX_SHOWN = 30

/** One A3 sheet. */
export function boardPaper({ market, title, board, date }: Printed): Paper {
  const pictures = new PaperPictures()
  const shown = board.finishes.slice(0, MAX_SHOWN)
  const layout = layoutFor(shown.length)
  const left = board.finishes.length - shown.length
  const notes = [
    left > 0 ? `${countOf(left, 'further finish', 'further finishes')} used less often.` : '',
    board.without.length > 0 ? `${countOf(board.without.length, 'code')} without a finish.` : '',
  ].filter(Boolean)
  return {
    language: market.language,
    title: `${title}, finish board`,
    running: { isLandscape: true, name: title, kind: 'Finish board', about: [title], issue: date },
    pictures,
    style: STYLE,
    body: markup`<article class="board" style="--columns: ${layout.columns}; --picture: ${layout.pictureMm}mm"><header><h1>${title}</h1><p class="below">Finishes in use</p></header>
${shown.length === 0 ? markup`<p>No product of this schedule states a finish.</p>` : markup`<ul class="finishes">${shown.map((finish) => tile(finish, pictures, layout.codes))}</ul>`}
${notes.length > 0 ? markup`<p class="small">${notes.join(' ')}</p>` : NOTHING}</article>`,
  }
}

/** How tiles of one sheet are laid out: as large as they all fit. `codes` is how many a tile names. */
function layoutFor(count: number) {
  if (count <= 4) return { columns: Math.max(2, count), pictureMm: 92, codes: 20 }
  if (count <= 8) return { columns: 4, pictureMm: 58, codes: 7 }
  if (count <= 15) return { columns: 5, pictureMm: 34, codes: 4 }
  return { columns: 6, pictureMm: 16, codes: 2 }
}

function tile(finish: FinishInUse, pictures: PaperPictures, most: number): Markup {
  const { name, coatings, codes, quantity, warning, image } = finish
  const more = codes.length - most
  const about = coatings
    .slice(0, 3)
    .map(({ brand, coating, surface }) => [brand, coating, surface].filter(Boolean).join(', '))
  return markup`<li>${picture(pictures, image ?? undefined, { alt: `A product in ${name}`, className: 'piece' })}
<h2>${swatch(pictures, name)}${name}</h2>
<p class="soft">${about.map((each) => markup`${each || 'Coating not stated'}<br>`)}${countText(quantity)} ${quantity === 1 ? 'piece' : 'pieces'}</p>
${warning !== '' && markup`<p class="warning">${warning}</p>`}
<p class="codes">${codes.slice(0, most).map(({ sku, tags }) => markup`<span class="code">${sku}</span>${tags.length > 0 && markup` ${tags.slice(0, 3).join(', ')}`}<br>`)}${more > 0 && `and ${countText(more)} more`}</p></li>`
}

/** A page of its own size: the sheet style is for A4. */
const STYLE = `
@page board { size: A3 landscape; margin: 22mm 18mm 19mm; }
.board { page: board; font-size: 9.5pt; }
.board header { margin-bottom: 6mm; }
.finishes { display: grid; grid-template-columns: repeat(var(--columns), 1fr); gap: 7mm; }
.finishes li { break-inside: avoid; min-width: 0; }
.finishes .piece { width: 100%; height: var(--picture); }
.finishes h2 { margin: 2.5mm 0 1mm; padding: 0; border: 0; font-size: 12pt; }
.finishes .swatch { width: 5mm; height: 5mm; vertical-align: -1mm; margin-right: 2mm; }
.finishes .warning { margin-top: 1mm; padding-left: 2mm; border-left: 2pt solid #b3541e; }
.finishes .codes { margin-top: 1.5mm; font-size: 8pt; line-height: 1.45; }
`
