import type { FieldRow, FieldType } from './field-rows.ts'

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
