import { ERROR_MEANING, errorStatus, type ApiCall } from './api-call.server.ts'
import { exampleBody, exampleRequest } from './example-request.server.ts'
import { fieldRows, type FieldRow, type FieldType } from './field-rows.ts'
import { toJsonSchema } from './openapi.server.ts'

/** An article of the page: a call with its input, its answer and its errors. */
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

export function Fields({
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

export function idOf(name: string): string {
  return name.replace(/[^\w-]+/g, '-')
}

export function titleOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
