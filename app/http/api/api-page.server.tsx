import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { MARKET_HEADER } from '@specify/core/market.ts'
import { Call, idOf, titleOf } from './api-article.server.tsx'
import { Fields } from './api-fields.server.tsx'
import type { ApiCall } from './api-call.server.ts'
import css from './api-page.css?inline'
import { fieldRows } from './field-rows.ts'
import type { JsonSchema, OpenApi } from './openapi.server.ts'

/** The style is inline and allowed by its hash; nothing else but the fonts is loaded, and nothing runs. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Shape = readonly [name: string, schema: JsonSchema]

interface Group {
  readonly name: string
  readonly calls: readonly ApiCall[]
}

/** A call or a shape a step: the whole page takes a third of a second. */
export function* renderApiPage(
  calls: readonly ApiCall[],
  openApi: OpenApi,
): Chunked<{ readonly html: string; readonly policy: string }> {
  const groups = openApi.tags.map(({ name }) => ({ name, calls: calls.filter(({ group }) => group === name) }))
  const shapes = Object.entries(openApi.components.schemas)
  const sections: Section[] = []
  for (const { name, calls: own } of groups)
    sections.push(yield* renderSection(name, `group-${idOf(name)}`, own.map(toCallArticle)))
  sections.push(yield* renderSection('Shapes', 'group-shapes', shapes.map(toShapeArticle)))
  const page = <ApiPage groups={groups} shapes={shapes} sections={sections} />
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, policy: POLICY }
}

interface Section {
  readonly id: string
  readonly html: string
}

function* renderSection(name: string, id: string, articles: readonly (() => ReactNode)[]): Chunked<Section> {
  const parts = [renderToStaticMarkup(<h2 id={id}>{name}</h2>)]
  for (const article of articles) {
    parts.push(renderToStaticMarkup(article()))
    yield
  }
  return { id, html: parts.join('') }
}

function toCallArticle(call: ApiCall) {
  return () => <Call call={call} />
}

function toShapeArticle([name, schema]: Shape) {
  return () => (
    <article id={`shape-${name}`}>
      <h3>{name}</h3>
      <Fields label={`Fields of ${name}`} rows={fieldRows(schema)} />
    </article>
  )
}

interface ApiPageProps {
  readonly groups: readonly Group[]
  readonly shapes: readonly Shape[]
  readonly sections: readonly Section[]
}

function ApiPage({ groups, shapes, sections }: ApiPageProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API | Specify</title>
        <meta name="description" content="Every call of the site with its input, its answer and its errors." />
        <link rel="icon" href="/favicon.png" type="image/png" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <a className="skip" href="#calls">
          Skip to the calls
        </a>
        <header className="page top">
          <a className="logo" href="/">
            Specify
          </a>
          <a href="/openapi.json">openapi.json</a>
        </header>
        <div className="page columns">
          <nav className="contents" aria-label="Contents">
            {groups.map((group) => (
              <section key={group.name}>
                <h2>{group.name}</h2>
                <ul>
                  {group.calls.map(({ name }) => (
                    <li key={name}>
                      <a href={`#${idOf(name)}`}>{titleOf(name)}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            <section>
              <h2>Shapes</h2>
              <ul>
                {shapes.map(([name]) => (
                  <li key={name}>
                    <a href={`#shape-${name}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </section>
          </nav>
          <main id="calls">
            <Introduction />
            {sections.map(({ id, html }) => (
              <section key={id} className="group" aria-labelledby={id} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </main>
        </div>
      </body>
    </html>
  )
}

function Introduction() {
  return (
    <div className="intro">
      <h1>API</h1>
      <p>
        Every call takes JSON, or a form where it takes a file, and answers JSON. Calls that read also answer GET, with
        their input as parameters: a list is written as repeated parameters, or with commas.
      </p>
      <p>
        The market is named by the header <code>{MARKET_HEADER}</code> (<code>au</code> or <code>nz</code>), else by the
        cookie <code>market</code>, else it is <code>au</code>. Answers depend on the caller: products and prices that
        the caller may not see are answered as if there were none.
      </p>
      <p>
        Actions answer <code>{'{"isError": false, …}'}</code>, or{' '}
        <code>{'{"isError": true, "error": {"code", "message"}}'}</code> with a fitting status. No answer of an action
        is kept by a cache. The same description for programs is <a href="/openapi.json">openapi.json</a>, OpenAPI 3.1.
      </p>
    </div>
  )
}
