const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeText(text: string): string {
  return printableText(text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? ''))
}

/** Characters that HTML does not know become U+FFFD. */
export function printableText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return text.replaceAll(/[\0-\x08\x0b\x0e-\x1f\x7f]/g, '\uFFFD')
}
