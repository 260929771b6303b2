import type { Letter, LetterSender } from './letter.server.tsx'

/** The plain text part: short lines, and each address on a line of its own. */
export function letterText(letter: Letter, { siteUrl }: LetterSender): string {
  const { heading, paragraphs, table = [], action, notes } = letter
  const rows = table.map(({ label, detail, value }) => `${[label, detail].filter(Boolean).join(', ')}: ${value}`)
  const link = action ? [`${action.label}:\n${action.href}`] : []
  const parts = [
    heading,
    ...paragraphs.map(wrap),
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    ...link,
    ...notes.map(wrap),
    `Specify\n${siteUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}

const LINE_LENGTH = 72

function wrap(paragraph: string): string {
  const lines = ['']
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
