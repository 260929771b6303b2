import { countOf, countText } from '@specify/core/text/count-text.ts'
import { picture, swatch } from '#app/features/exports/papers/paper-parts.ts'
import type { Market } from '@specify/core/market.ts'
import { markup, NOTHING, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/markup/paper.ts'
import { GAP_MM, layoutBoard, MAX_COATINGS, type BoardTile } from './board-layout.ts'
import type { FinishBoard } from './finish-board.ts'

interface Printed {
  readonly market: Market
  readonly title: string
  readonly board: FinishBoard
  /** Formatted date. */
  readonly date: string
}

/** One A3 sheet, or more where the codes do not fit. */
export function boardPaper({ market, title, board, date }: Printed): Paper {
  const pictures = new PaperPictures()
  const { columns, pictureMm, codeColumns, tiles } = layoutBoard(board.finishes)
  const style = `--columns: ${columns}; --picture: ${pictureMm}mm; --code-columns: ${codeColumns}`
  return {
    language: market.language,
    title: `${title}, finish board`,
    running: { isLandscape: true, name: title, kind: 'Finish board', about: [title], issue: date },
    pictures,
    style: STYLE,
    body: markup`<article class="board" style="${style}"><header><h1>${title}</h1><p class="below">Finishes in use</p></header>
${tiles.length === 0 ? markup`<p>No product of this schedule states a finish.</p>` : markup`<ul class="finishes">${tiles.map((tile) => boardTile(tile, pictures))}</ul>`}
${board.without.length > 0 ? markup`<p class="small without">${countOf(board.without.length, 'code')} without a finish: ${board.without.join(', ')}</p>` : NOTHING}</article>`,
  }
}

function boardTile({ finish, codes, isContinued }: BoardTile, pictures: PaperPictures): Markup {
  const { name, coatings, quantity, warning, image } = finish
  const list = markup`<ul class="codes">${codes.map(({ sku, tags }) => markup`<li><span class="code">${sku}</span> ${tags.join(', ')}</li>`)}</ul>`
  if (isContinued) return markup`<li><h2>${swatch(pictures, name)}${name}, continued</h2>${list}</li>`
  const about = coatings
    .slice(0, MAX_COATINGS)
    .map(({ brand, coating, surface }) => [brand, coating, surface].filter(Boolean).join(', '))
  return markup`<li>${picture(pictures, image ?? undefined, { alt: `A product in ${name}`, className: 'piece' })}
<h2>${swatch(pictures, name)}${name}</h2>
<p class="soft">${about.map((each) => markup`${each || 'Coating not stated'}<br>`)}${countText(quantity)} ${quantity === 1 ? 'piece' : 'pieces'}</p>
${warning !== '' && markup`<p class="warning">${warning}</p>`}
${list}</li>`
}

/** A page of its own size: the sheet style is for A4. */
const STYLE = `
@page board { size: A3 landscape; margin: 22mm 18mm 19mm; }
.board { page: board; font-size: 9.5pt; }
.board header { margin-bottom: 6mm; }
.finishes { display: grid; grid-template-columns: repeat(var(--columns), 1fr); gap: ${GAP_MM}mm; }
.finishes > li { break-inside: avoid; min-width: 0; }
.finishes .piece { width: 100%; height: var(--picture); }
.finishes h2 { margin: 2.5mm 0 1mm; padding: 0; border: 0; font-size: 12pt; }
.finishes .swatch { width: 5mm; height: 5mm; vertical-align: -1mm; margin-right: 2mm; }
.finishes .warning { margin-top: 1mm; padding-left: 2mm; border-left: 2pt solid #b3541e; }
.finishes .codes { margin-top: 1.5mm; padding: 0; list-style: none; font-size: 8pt; line-height: 1.45; columns: var(--code-columns); column-gap: 0; }
.finishes .codes li { break-inside: avoid; overflow-wrap: anywhere; }
.finishes .code { margin-right: 1.2mm; }
.without { margin-top: 4mm; overflow-wrap: anywhere; }
`
