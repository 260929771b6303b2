import { LOCALES } from '@specify/core/market.ts'
import { assembleContent } from '../site-content.server.ts'
import { checkContent } from './check-content.server.ts'
import { describeProblem } from './document.ts'
import { readContentFiles } from './read-files.server.ts'

export async function reviewFolder(
  directory: string,
  origins: readonly string[],
): Promise<{ readonly files: number; readonly lines: readonly string[] }> {
  const documents = await readContentFiles(directory)
  const { sound, problems } = checkContent(documents)
  const remarks = new Set<string>()
  const content = await assembleContent(sound, {
    key: 'check',
    origins,
    onRemark: (page, text) => remarks.add(`${page}: ${text}`),
  })
  for (const locale of LOCALES) for (const page of ['', ...content.listPaths(locale)]) content.findPage(locale, page)
  return { files: documents.length, lines: [...problems.map(describeProblem), ...remarks] }
}
