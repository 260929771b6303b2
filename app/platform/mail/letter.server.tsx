import { renderToStaticMarkup } from 'react-dom/server'

export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Amounts; the last row is the sum. */
  readonly table?: readonly LetterRow[]
  readonly action: { readonly label: string; readonly href: string } | null
  /** In small type: how long a link is valid, what to do when it was not you. */
  readonly notes: readonly LetterNote[]
}

/** A text, or a link. */
export type LetterNote = string | { readonly label: string; readonly href: string }

export interface LetterRow {
  readonly label: string
  readonly detail: string
  readonly value: string
}

export interface LetterSender {
  readonly siteUrl: string
  readonly language: string
}

/** Colours and sizes are inline styles: many mail programs drop style sheets. */
const INK = '#1d1c1a'
const SOFT = '#65615a'
const FONT = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
/** What people wrote has its own lines, and words without end. */
const written = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
const text = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: INK, ...written }
const small = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: SOFT, ...written }

export function letterHtml(letter: Letter, { siteUrl, language }: LetterSender): string {
  const { heading, paragraphs, table = [], action, notes } = letter
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{letter.subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: '#f6f5f3', fontFamily: FONT }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{paragraphs[0]}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a table for the layout, as mail programs need it */}
              <td align="center" style={{ padding: '32px 16px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: 560 }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: '0 8px 20px' }}>
                        <a
                          href={siteUrl}
                          style={{
                            color: INK,
                            fontSize: 22,
                            fontWeight: 600,
                            letterSpacing: '-0.03em',
                            textDecoration: 'none',
                          }}
                        >
                          Specify
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: 32, background: '#ffffff', border: '1px solid #e4e0d8', borderRadius: 8 }}>
                        <h1
                          style={{
                            margin: '0 0 16px',
                            fontSize: 26,
                            lineHeight: '32px',
                            fontWeight: 600,
                            letterSpacing: '-0.02em',
                            color: INK,
                          }}
                        >
                          {heading}
                        </h1>
                        {paragraphs.map((paragraph) => (
                          <p key={paragraph} style={text}>
                            {paragraph}
                          </p>
                        ))}
                        {table.length > 0 && <LetterTable rows={table} />}
                        {action && <ActionButton {...action} />}
                        {notes.map((note) => (
                          <Note key={typeof note === 'string' ? note : note.href} note={note} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 8px 0' }}>
                        <p style={small}>
                          Specify, bathroom, tapware and kitchen products for Australia and New Zealand.{' '}
                          <a href={siteUrl} style={{ color: SOFT }}>
                            {siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}
                          </a>
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}

function Note({ note }: { note: LetterNote }) {
  if (typeof note === 'string') return <p style={small}>{note}</p>
  return (
    <p style={small}>
      <a href={note.href} style={{ color: SOFT }}>
        {note.label}
      </a>
    </p>
  )
}

function LetterTable({ rows }: { rows: readonly LetterRow[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        {rows.map(({ label, detail, value }, index) => {
          const isSum = index === rows.length - 1
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
              <th scope="row" align="left" style={cell}>
                {label}
                {detail && <div style={{ ...small, margin: 0, fontWeight: 400 }}>{detail}</div>}
              </th>
              <td align="right" style={{ ...cell, whiteSpace: 'nowrap', paddingLeft: 16 }}>
                {value}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function ActionButton({ label, href }: { label: string; href: string }) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
        <tbody>
          <tr>
            <td style={{ background: '#0f4f4a', borderRadius: 4 }}>
              <a
                href={href}
                style={{
                  display: 'inline-block',
                  padding: '13px 24px',
                  color: '#ffffff',
                  fontSize: 16,
                  fontWeight: 600,
                  textDecoration: 'none',
                }}
              >
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p style={small}>If the button does not work, copy this address into your browser:</p>
      <p style={{ ...small, margin: '0 0 16px', wordBreak: 'break-all' }}>{href}</p>
    </>
  )
}
