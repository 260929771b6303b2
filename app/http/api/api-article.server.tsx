import type { ApiCall } from './api-call.server.ts'
import { ERROR_MEANING, errorStatus } from './api-error.server.ts'
import { exampleBody, exampleRequest } from './example-request.server.ts'
import { fieldRows } from './field-rows.ts'
import { toJsonSchema } from './openapi.server.ts'
import { Fields } from './api-fields.server.tsx'

export function Call({ call }: { call: ApiCall }) {
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

function Code({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <pre role="region" aria-label={label} tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}

export function idOf(name: string): string {
  return name.replace(/[^\w-]+/g, '-')
}

export function titleOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
