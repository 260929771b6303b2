/** Advice for files that no list is read from, by file extension. */
const ADVICE: Readonly<Record<string, string>> = {
  msg: 'Save the mail as an eml file (“Save as” in the new Outlook, “Download” in Outlook on the web), or copy its text and paste it here',
  pdf: 'Open it, copy the rows of its table and paste them here, or ask for it as an xlsx file',
  xls: 'Save it as an xlsx or csv file, or copy its rows and paste them here',
  doc: 'Open it, copy the rows of its table and paste them here',
  picture: 'Type or paste its lines here',
}
const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\.(?:msg|oft)$/i, 'msg'],
  [/\.pdf$/i, 'pdf'],
  [/\.(?:xlsm?|xlsb|ods|numbers)$/i, 'xls'],
  [/\.(?:docx?|odt|rtf|pages)$/i, 'doc'],
  [/\.(?:jpe?g|png|heic|gif|webp|tiff?)$/i, 'picture'],
]

export function adviceFor(fileName: string): string | null {
  const [, kind = ''] = KINDS.find(([pattern]) => pattern.test(fileName)) ?? []
  return ADVICE[kind] ?? null
}

/** Explains why a file cannot be read; `otherwise` for unknown kinds of file. */
export function refusalOf(fileName: string, otherwise: string): string {
  const [, kind = ''] = /\.(\w+)$/.exec(fileName) ?? []
  const advice = adviceFor(fileName)
  return advice === null ? otherwise : `A ${kind.toLowerCase()} file cannot be read as a list. ${advice}.`
}
