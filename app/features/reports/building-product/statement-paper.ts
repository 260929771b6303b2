import type { Market } from '@specify/core/market.ts'
import { pairs } from '#app/features/exports/papers/paper-parts.ts'
import { markup, NOTHING, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/markup/paper.ts'
import { CLAUSES_HEADING, NOT_STATED, STATEMENT_BASIS, type BuildingStatement, type StatedRow } from './statement.ts'

interface Printed {
  readonly market: Market
  readonly statement: BuildingStatement
  /** Formatted date. */
  readonly date: string
  readonly publicUrl: string
}

export function statementPaper({ market, statement, date, publicUrl }: Printed): Paper {
  const { sku, name, identity, texts, clauses, manufacturer, importer, documents } = statement
  return {
    language: market.language,
    title: `${name} ${sku}, building product information`,
    running: {
      name,
      kind: 'Building product information',
      about: [`${sku}  ·  ${new URL(publicUrl).host}`],
      issue: date,
    },
    pictures: new PaperPictures(),
    style: '.stated { margin-bottom: 3mm; white-space: pre-line; }',
    body: markup`<article><h1>${name}</h1><p class="below">Building product information</p>
<p class="notice">${STATEMENT_BASIS}</p>
<h2>Product</h2>${rows(identity)}
${texts.map(({ label, value }) => markup`<section><h2>${label}</h2><p class="stated${value === null && ' soft'}">${value ?? NOT_STATED}</p></section>`)}
<section><h2>${CLAUSES_HEADING}</h2>${clauses.length === 0 ? markup`<p class="stated soft">${NOT_STATED}</p>` : markup`<ul class="bullets">${clauses.map((clause) => markup`<li>${clause}</li>`)}</ul>`}</section>
<h2>Manufacturer</h2>${manufacturer ? rows(manufacturer) : markup`<p class="stated soft">${NOT_STATED}</p>`}
${importer ? markup`<h2>Importer</h2>${rows(importer)}` : NOTHING}
${documents.length > 0 && markup`<section><h2>Documents</h2><ul class="bullets">${documents.map(({ label, url }) => markup`<li><a href="${new URL(url, `${publicUrl}/`).href}">${label}</a></li>`)}</ul></section>`}
</article>`,
  }
}

function rows(stated: readonly StatedRow[]): Markup {
  return pairs(
    stated.map(({ label, value }) => ({
      label,
      value: value ?? markup`<span class="soft">${NOT_STATED}</span>`,
    })),
  )
}
