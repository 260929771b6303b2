/** A column of cells as spreadsheets copy it; null for a single value, which a field takes itself. */
export function readColumn(text: string): string[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.length > 1 ? lines.map((line) => line.split('\t')[0]!.trim()) : null
}
