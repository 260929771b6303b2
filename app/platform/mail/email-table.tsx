import { INK, small } from './email-styles.ts'

export interface EmailRow {
  readonly label: string
  /** Address that the label links to. */
  readonly href?: string
  readonly detail: string
  readonly value: string
}

/** A table of amounts. */
export function EmailTable({ rows }: { rows: readonly EmailRow[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        {rows.map(({ label, href, detail, value }, index) => {
          const isSum = index === rows.length - 1
          const kind = isSum ? 'ink' : 'ink line'
          const cell = {
            padding: '10px 0',
            borderTop: `${isSum ? 2 : 1}px solid ${isSum ? INK : '#e4e0d8'}`,
            fontSize: isSum ? 18 : 15,
            lineHeight: '22px',
            fontWeight: isSum ? 600 : 400,
            verticalAlign: 'top',
            color: INK,
          }
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows never change
            <tr key={index}>
              <th scope="row" align="left" className={kind} style={cell}>
                {href === undefined ? (
                  label
                ) : (
                  <a href={href} className="ink" style={{ color: INK }}>
                    {label}
                  </a>
                )}
                {detail && (
                  <div className="soft" style={{ ...small, margin: 0, fontWeight: 400 }}>
                    {detail}
                  </div>
                )}
              </th>
              <td align="right" className={kind} style={{ ...cell, whiteSpace: 'nowrap', paddingLeft: 16 }}>
                {value}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
