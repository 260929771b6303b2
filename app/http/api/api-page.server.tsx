import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { MARKET_HEADER } from '#app/features/markets/model.ts'
import { ERROR_MEANING, errorStatus, type ApiCall } from './api-call.server.ts'
import css from './api-page.css?inline'
import { exampleBody, exampleRequest } from './example-request.server.ts'
import { fieldRows, type FieldRow, type FieldType } from './field-rows.ts'
import { toJsonSchema, type OpenApi } from './openapi.server.ts'

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

export function renderApiPage(calls: readonly ApiCall[], openApi: OpenApi): { html: string; policy: string } {
  return { html: `<!doctype html>${renderToStaticMarkup(<ApiPage calls={calls} openApi={openApi} />)}`, policy: POLICY }
}

function ApiPage({ calls, openApi }: { calls: readonly ApiCall[]; openApi: OpenApi }) {
  const groups = openApi.tags.map(({ name }) => ({ name, calls: calls.filter(({ group }) => group === name) }))
  const shapes = Object.entries(openApi.components.schemas)
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
            {groups.map((group) => (
              <section key={group.name} className="group" aria-labelledby={`group-${idOf(group.name)}`}>
                <h2 id={`group-${idOf(group.name)}`}>{group.name}</h2>
                {group.calls.map((call) => (
                  <Call key={call.name} call={call} />
                ))}
              </section>
            ))}
            <section className="group" aria-labelledby="group-shapes">
              <h2 id="group-shapes">Shapes</h2>
              {shapes.map(([name, schema]) => (
                <article key={name} id={`shape-${name}`}>
                  <h3>{name}</h3>
                  <Fields label={`Fields of ${name}`} rows={fieldRows(schema)} />
                </article>
              ))}
            </section>
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

function Call({ call }: { call: ApiCall }) {
  const { name, methods, path, summary, input, output, minimal, isCached, errors, example } = call
  const pathRows = call.pathParameters.map(({ name, description, values }) => ({
    name: `{${name}}`,
    type: { text: values ? values.map((value) => JSON.stringify(value)).join(', ') : 'text', shape: null },
    isRequired: true,
    note: description,
  }))
  const inputRows = [...pathRows, ...(input ? fieldRows(toJsonSchema(input).own) : [])]
  return (
    <article id={idOf(name)}>
      <h3>{titleOf(name)}</h3>
      <p className="address">
        {methods.map((method) => (
          <span key={method} className="method">
            {method}
          </span>
        ))}
        <code>{path}</code>
      </p>
      <p>{summary}</p>
      <h4>Input</h4>
      {inputRows.length > 0 ? <Fields label={`Input of ${name}`} rows={inputRows} marksRequired /> : <p>None.</p>}
      <h4>Answer</h4>
      <Fields label={`Answer of ${name}`} rows={fieldRows(toJsonSchema(output).own)} />
      {isCached && <p>A visitor’s answer carries an ETag; sent back as if-none-match it is answered with 304.</p>}
      {minimal && (
        <>
          <h4>Answer to prefer: return=minimal</h4>
          <Fields label={`Minimal answer of ${name}`} rows={fieldRows(toJsonSchema(minimal.output).own)} />
        </>
      )}
      {example && (
        <>
          <h4>Example</h4>
          {methods.map((method) => (
            <Code key={method} label={`${method} example of ${name}`} text={exampleRequest(call, method)} />
          ))}
          <Code label={`Example answer of ${name}`} text={exampleBody(example.output)} />
        </>
      )}
      {errors.length > 0 && (
        <>
          <h4>Errors</h4>
          <dl className="errors">
            {errors.map((code) => (
              <div key={code}>
                <dt>
                  {errorStatus(code)} <code>{code}</code>
                </dt>
                <dd>{ERROR_MEANING[code]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </article>
  )
}

function Fields({
  label,
  rows,
  marksRequired = false,
}: {
  label: string
  rows: readonly FieldRow[]
  marksRequired?: boolean
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <code>{row.name}</code>
                {marksRequired && row.isRequired && <span className="required"> required</span>}
              </th>
              <td>
                <TypeName type={row.type} />
              </td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TypeName({ type: { text, shape } }: { type: FieldType }) {
  if (shape === null) return text
  const at = text.indexOf(shape)
  return (
    <>
      {text.slice(0, at)}
      <a href={`#shape-${shape}`}>{shape}</a>
      {text.slice(at + shape.length)}
    </>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <pre role="region" aria-label={label} tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}

function idOf(name: string): string {
  return name.replace(/[^\w-]+/g, '-')
}

function titleOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
