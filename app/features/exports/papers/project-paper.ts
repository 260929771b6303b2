import type { Chunked } from '@specify/core/data/chunked.ts'
import { markup, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/markup/paper.ts'
import { allowancesNote, excludedText, isExtendedSummary, notIncludedText, type Summary } from '../summary/summary.ts'
import { variantTotals } from '../sheets/variant-totals.ts'
import type { PaperParts, ProjectPaper } from './paper-content.ts'
import { detailTables, variantDetailTable } from './detail-table.ts'
import { productEntries } from './product-entries.ts'
import { projectCover } from './project-cover.ts'
import { projectPaperStyle } from './project-paper-style.ts'
import { roomTables, totalTable, variantTable } from './schedule-tables.ts'
import { substitutionTable } from './substitution-table.ts'

/** The schedule of a project: cover, contents, lines room by room, each product once. */
export function* projectPaper(project: ProjectPaper): Chunked<Paper> {
  const { market, cover, summary, isLandscape, showPrices, link, printedAt, substitutions } = project
  const parts: PaperParts = { ...project, pictures: new PaperPictures() }
  const front = projectCover(parts)
  yield
  const schedule = summary.rooms.length === 0 ? below(parts) : yield* scheduleOf(parts)
  return {
    language: market.language,
    title: `${cover.projectName} ${cover.projectVersion}`,
    running: {
      isLandscape,
      name: cover.projectName,
      kind: 'Product schedule',
      about: [
        [cover.projectName, cover.projectVersion, cover.subtitle].filter(Boolean).join('  ·  '),
        link === null ? '' : link.text,
      ].filter(Boolean),
      issue: printedAt,
    },
    pictures: parts.pictures,
    ...(link !== null && { qrTarget: link.qrTarget }),
    style: projectPaperStyle(tagsOf(summary)),
    body: markup`<article class="${isLandscape ? 'wide' : 'tall'}">${front}
${schedule}
${substitutions.length > 0 && substitutionTable(substitutions, showPrices)}
</article>`,
  }
}

/** Portrait: lines, then the data of each product. Landscape: lines with their data. */
function* scheduleOf(parts: PaperParts): Chunked<Markup> {
  const { summary, isLandscape, isByTag } = parts
  const totals = variantTotals(summary.rooms)
  yield
  const heading = markup`<h2 class="new-page" id="schedule">Product Summary</h2>`
  if (isLandscape && isByTag) {
    return markup`${heading}${yield* variantDetailTable(parts, totals)}${totalTable(parts)}${below(parts)}`
  }
  if (isLandscape && !isExtendedSummary(summary)) {
    return markup`${heading}${yield* detailTables(parts)}${totalTable(parts)}${below(parts)}`
  }
  const lines = isByTag ? yield* variantTable(parts, totals) : yield* roomTables(parts)
  const products = isLandscape ? yield* variantDetailTable(parts, totals) : yield* productEntries(parts, totals)
  return markup`${heading}${lines}${totalTable(parts)}${below(parts)}<h2 class="${isLong(summary) ? '' : 'new-page'}" id="products">Products</h2>${products}`
}

/** Lines of a room or two, which fit on one page. */
const LINES_OF_A_PAGE = 10

/** The total of more than a page may stand alone at the head of its last one: the products then follow it there. */
function isLong({ rooms }: Summary): boolean {
  return rooms.reduce((sum, { lines }) => sum + lines.length, 0) > LINES_OF_A_PAGE
}

function tagsOf({ rooms }: Summary): string[] {
  return rooms.flatMap(({ lines }) => lines.map(({ tag }) => tag))
}

/** Below the total: what it leaves out, and which prices they are. */
function below({ summary, showPrices, priceBasis }: PaperParts): Markup {
  const notIncluded = notIncludedText(summary)
  const allowances = allowancesNote(summary)
  const basis = [`Prices: ${priceBasis}`, excludedText(summary)].filter(Boolean).join('; ')
  return markup`${showPrices && allowances !== '' && markup`<p class="small basis">${allowances}.</p>`}${showPrices && summary.total && markup`<p class="small basis">${basis}.</p>`}${notIncluded !== '' && markup`<p class="notice">${notIncluded}</p>`}`
}
