import type { EmailContent, EmailSender, LetterWords } from './email.server.tsx'

/** The plain text part: short lines, and each address on a line of its own. */
export function emailText(
  email: EmailContent,
  { siteUrl }: EmailSender,
  { greeting, closing, contact }: LetterWords = {},
): string {
  const { heading, paragraphs, table = [], action, notes } = email
  const rows = table.map(
    ({ label, href, detail, value }) =>
      `${[label, detail].filter(Boolean).join(', ')}: ${value}${href === undefined ? '' : `\n${href}`}`,
  )
  const parts = [
    heading,
    ...(greeting ? [wrap(greeting)] : []),
    ...paragraphs.map(wrap),
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    ...(action ? [link(action)] : []),
    ...[closing, contact].flatMap((words) => (words ? [wrap(words)] : [])),
    ...notes.map((note) => (typeof note === 'string' ? wrap(note) : link(note))),
    `Specify\n${siteUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function link({ label, href }: { readonly label: string; readonly href: string }): string {
  return `${label}:\n${href}`
}

const LINE_LENGTH = 72

function wrap(paragraph: string): string {
  return paragraph.split('\n').map(wrapLine).join('\n')
}

function wrapLine(line: string): string {
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
