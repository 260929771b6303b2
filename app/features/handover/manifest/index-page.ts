import { countOf } from '@specify/core/text/count-text.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { markup, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { INDEX_STYLE } from './index-style.ts'
import { outcomeOf, sizeText, type FileOutcome, type FileOutcomes, type MadeFile } from '../package/package-files.ts'
import type { PlannedRow } from '../package/package-plan.ts'

export interface IndexParts {
  readonly title: string
  /** Lines below the title: `Revision B, For tender` and who made it. */
  readonly about: readonly string[]
  /** Includes the time zone. */
  readonly madeAt: string
  readonly language: string
  readonly rows: readonly PlannedRow[]
  readonly outcomes: FileOutcomes
  readonly made: readonly MadeFile[]
  /** Address for verification: `https://specify.example/verify/`. */
  readonly verifyUrl: string
}

/** The page to begin with: works from a disk, without script. */
export function* indexPage(parts: IndexParts): Chunked<string> {
  const { title, about, madeAt, language, rows, outcomes, made, verifyUrl } = parts
  const products: Markup[] = []
  const missing: Markup[] = made.flatMap((file) => missingItems(file.label, file.outcome))
  for (const group of productGroups(rows)) {
    yield
    products.push(productMarkup(group, outcomes))
    for (const row of group) {
      const what = [row.tag, row.sku, row.name, row.file?.label ?? ''].filter(Boolean).join(' · ')
      missing.push(...missingItems(what, outcomeOf(row, outcomes)))
    }
  }
  yield
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}: handover package</title>
<style>${INDEX_STYLE}</style>
</head>
<body>
<header>
<p class="kind">Handover package</p>
<h1>${title}</h1>
${about.map((line) => markup`<p>${line}</p>`)}
<p class="soft">Made ${madeAt}. ${countOf(products.length, 'product')}, ${countOf(presentFiles(parts), 'file')}.</p>
</header>
<section>
<h2>About this package</h2>
<ul class="files">${made.flatMap((file) => madeItem(file) ?? [])}
<li><a href="manifest.csv">manifest.csv</a> <span class="soft">Every file with its version, date, size and SHA-256</span></li>
<li><a href="manifest.sig">manifest.sig</a> <span class="soft">The signature of that list; check both at ${verifyUrl}</span></li></ul>
</section>
${missing.length > 0 && markup`<section class="missing"><h2>Missing (${missing.length})</h2><ul>${missing}</ul></section>`}
<section>
<h2>Products</h2>
${products.length === 0 && markup`<p>No files of products were chosen, or none has any.</p>`}
${products}
</section>
</body>
</html>
`.text
}

function presentFiles({ outcomes, made }: IndexParts): number {
  return [...outcomes.values(), ...made.map(({ outcome }) => outcome)].filter(({ kind }) => kind === 'present').length
}

/** Rows of one product and tag follow one another. */
function* productGroups(rows: readonly PlannedRow[]): Generator<readonly PlannedRow[]> {
  let group: PlannedRow[] = []
  for (const row of rows) {
    const [first] = group
    if (first && (first.sku !== row.sku || first.tag !== row.tag)) {
      yield group
      group = []
    }
    group.push(row)
  }
  if (group.length > 0) yield group
}

function productMarkup(group: readonly PlannedRow[], outcomes: FileOutcomes): Markup {
  const [{ tag, sku, name, place, otherPlaces }] = group as [PlannedRow]
  const where = otherPlaces === 0 ? place : `${place} and ${countOf(otherPlaces, 'other room')}`
  return markup`<article><h3>${tag !== '' && markup`<span class="tag">${tag}</span> `}<span class="code">${sku}</span> ${name}</h3>
<p class="soft">${where}</p>
<ul class="files">${group.map((row) => fileItem(row, outcomeOf(row, outcomes)))}</ul></article>
`
}

function fileItem({ file }: PlannedRow, outcome: FileOutcome): Markup {
  if (file === null || outcome.kind === 'missing')
    return markup`<li class="gone">${file?.label ?? 'Files'}: missing, ${outcome.kind === 'missing' && outcome.reason}</li>`
  const { label, version, date, path } = file
  const facts = [version === null ? 'version not stated' : `version ${version}`, date ?? 'date not stated']
  return markup`<li><a href="${hrefOf(path)}">${label}</a> <span class="soft">${[...facts, sizeText(outcome.bytes)].join(' · ')}</span></li>`
}

function madeItem({ label, path, outcome }: MadeFile): Markup | null {
  if (outcome.kind === 'missing') return null
  return markup`<li><a href="${hrefOf(path)}">${label}</a> <span class="soft">${sizeText(outcome.bytes)}</span></li>`
}

function missingItems(what: string, outcome: FileOutcome): Markup[] {
  return outcome.kind === 'missing' ? [markup`<li>${what}: ${outcome.reason}</li>`] : []
}

/** Converts a path into a link from `index.html`, which lies at the top. */
function hrefOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
