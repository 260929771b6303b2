import { renderToStaticMarkup } from 'react-dom/server'
import { INK, SOFT, small, text } from './email-styles.ts'
import { EmailTable, type EmailRow } from './email-table.tsx'

export interface EmailContent {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Amounts; the last row is the sum. */
  readonly table?: readonly EmailRow[]
  readonly action: { readonly label: string; readonly href: string } | null
  /** Small print: validity of a link, what to do if it was not you. */
  readonly notes: readonly EmailNote[]
}

/** An operator's own lines of a letter, in plain text. */
export interface LetterWords {
  /** Before the first paragraph. */
  readonly greeting?: string | undefined
  /** After all that the letter is about. */
  readonly closing?: string | undefined
  /** Below the closing. */
  readonly contact?: string | undefined
}

/** A text, or a link. */
export type EmailNote = string | { readonly label: string; readonly href: string }

export interface EmailSender {
  readonly siteUrl: string
  readonly language: string
}

/** Colours and sizes are inline styles: many mail programs drop style sheets. The sheet has the dark theme alone. */
const GROUND = '#f6f5f3'
/** The site's dark colours by class, for programs that follow the system. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#171614!important}
.sheet{background:#22201d!important;border-color:#37342e!important}
.ink{color:#efece5!important;border-color:#efece5!important}
.line{border-color:#37342e!important}
.soft{color:#aba59a!important}
.action{background:#7cc4b8!important}
.action a{color:#06201d!important}
}`
const FONT = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"

export function emailHtml(
  email: EmailContent,
  { siteUrl, language }: EmailSender,
  { greeting, closing, contact }: LetterWords = {},
): string {
  const { heading, paragraphs, table = [], action, notes } = email
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{email.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: DARK }} />
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: GROUND, fontFamily: FONT }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{paragraphs[0]}</div>
        <table
          role="presentation"
          className="ground"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          style={{ background: GROUND }}
        >
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
                          className="ink"
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
                      <td
                        className="sheet"
                        style={{ padding: 32, background: '#ffffff', border: '1px solid #e4e0d8', borderRadius: 8 }}
                      >
                        <h1
                          className="ink"
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
                        {greeting && <Paragraph>{greeting}</Paragraph>}
                        {paragraphs.map((paragraph) => (
                          <Paragraph key={paragraph}>{paragraph}</Paragraph>
                        ))}
                        {table.length > 0 && <EmailTable rows={table} />}
                        {action && <ActionButton {...action} />}
                        {closing && <Paragraph>{closing}</Paragraph>}
                        {contact && <Paragraph>{contact}</Paragraph>}
                        {notes.map((note) => (
                          <Note key={typeof note === 'string' ? note : note.href} note={note} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 8px 0' }}>
                        <p className="soft" style={small}>
                          Specify, bathroom, tapware and kitchen products for Australia and New Zealand.{' '}
                          <a className="soft" href={siteUrl} style={{ color: SOFT }}>
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

function Paragraph({ children }: { children: string }) {
  return (
    <p className="ink" style={text}>
      {children}
    </p>
  )
}

function Note({ note }: { note: EmailNote }) {
  if (typeof note === 'string')
    return (
      <p className="soft" style={small}>
        {note}
      </p>
    )
  return (
    <p className="soft" style={small}>
      <a href={note.href} className="soft" style={{ color: SOFT }}>
        {note.label}
      </a>
    </p>
  )
}

function ActionButton({ label, href }: { label: string; href: string }) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
        <tbody>
          <tr>
            <td className="action" style={{ background: '#0f4f4a', borderRadius: 4 }}>
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
      <p className="soft" style={small}>
        If the button does not work, copy this address into your browser:
      </p>
      <p className="soft" style={{ ...small, margin: '0 0 16px', wordBreak: 'break-all' }}>
        {href}
      </p>
    </>
  )
}
