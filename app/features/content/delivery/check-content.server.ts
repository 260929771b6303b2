import type { z } from 'zod'
import { inputIssueText } from '@specify/engine/input-issue'
import { COMPONENT_TYPES } from '../component-types/registry.server.ts'
import { ComplianceFile } from '../compliance-file.server.ts'
import { LettersFile } from '../letters/letters-file.server.ts'
import { RoomRulesFile } from '../room-rules-file.server.ts'
import { ListingsFile, NavigationFile, ProjectsFile } from '../site-files.server.ts'
import { marketHref } from '#app/addresses/route.ts'
import { checkVocabulary } from '#app/features/search/check-vocabulary.ts'
import { VocabularyFile } from '#app/features/search/vocabulary.ts'
import { componentsOf, Page, type Component, resolveConfiguration, type SourceFinder } from '../page/page.server.ts'
import { documentKind, type ContentProblem, type DeliveredDocument } from './document.ts'
import { readJsonLines } from './json-lines.ts'
import { sourceFinder } from './source-finder.ts'

interface CheckedContent {
  /** Valid documents. */
  readonly sound: readonly DeliveredDocument[]
  readonly problems: readonly ContentProblem[]
}

/** Separates valid documents from invalid ones, with problems by file and line. */
export function checkContent(documents: readonly DeliveredDocument[]): CheckedContent {
  const problems = documents.flatMap((document) => checkSyntax(document) ?? [])
  const readable = without(documents, problems)
  const findSource = sourceFinder(readable)
  const broken = readable.flatMap((document) => checkDocument(document, findSource))
  const sound = without(readable, broken)
  const clashes = checkPaths(sound)
  return { sound: without(sound, clashes), problems: [...problems, ...broken, ...clashes] }
}

function without(documents: readonly DeliveredDocument[], problems: readonly ContentProblem[]): DeliveredDocument[] {
  const names = new Set(problems.map(({ name }) => name))
  return documents.filter(({ name }) => !names.has(name))
}

function checkSyntax({ name, text }: DeliveredDocument): ContentProblem | null {
  if (!name.endsWith('.json')) return null
  const lines = readJsonLines(text)
  return lines.kind === 'broken' ? { name, line: lines.line, reason: lines.reason } : null
}

function checkDocument(document: DeliveredDocument, findSource: SourceFinder): ContentProblem[] {
  switch (documentKind(document.name)) {
    case 'navigation':
      return checkShape(document, NavigationFile)
    case 'listings':
      return checkShape(document, ListingsFile)
    case 'projects':
      return checkShape(document, ProjectsFile)
    case 'compliance':
      return checkShape(document, ComplianceFile)
    case 'room-rules':
      return checkShape(document, RoomRulesFile)
    case 'letters':
      return checkShape(document, LettersFile)
    case 'vocabulary':
      return checkVocabularyFile(document)
    case 'page':
      return checkPage(document, findSource)
    default:
      return []
  }
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

function checkShape(document: DeliveredDocument, schema: z.ZodType): ContentProblem[] {
  const parsed = schema.safeParse(JSON.parse(document.text), { error: inputIssueText })
  return parsed.success ? [] : problemsAt(document, parsed.error.issues)
}

/** Problems of one document that are named. */
const MOST_PROBLEMS = 50

function checkVocabularyFile(document: DeliveredDocument): ContentProblem[] {
  const parsed = VocabularyFile.safeParse(JSON.parse(document.text), { error: inputIssueText })
  if (!parsed.success) {
    return problemsAt(document, parsed.error.issues)
  }
  return checkVocabulary(parsed.data, () => true)
    .slice(0, MOST_PROBLEMS)
    .map(({ group, sentence }) => ({
      ...problemAt(document, { path: ['groups', group - 1], message: sentence }),
      reason: sentence,
    }))
}

function problemsAt(document: DeliveredDocument, issues: readonly Issue[]): ContentProblem[] {
  return issues.slice(0, MOST_PROBLEMS).map((issue) => problemAt(document, issue))
}

/** Lines of documents that have problems: each problem looks for its own. */
const linesOf = new WeakMap<DeliveredDocument, ReturnType<typeof readJsonLines>>()

function problemAt(document: DeliveredDocument, { path, message }: Issue): ContentProblem {
  const { name, text } = document
  const lines = linesOf.getOrInsertComputed(document, () => readJsonLines(text))
  const line = lines.kind === 'sound' ? lines.lineOf(path) : 1
  return { name, line, reason: path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message }
}

function checkPage(document: DeliveredDocument, findSource: SourceFinder): ContentProblem[] {
  const parsed = Page.safeParse(JSON.parse(document.text), { error: inputIssueText })
  if (!parsed.success) return problemsAt(document, parsed.error.issues)
  const page = parsed.data
  const problems: ContentProblem[] = []
  for (const { component, path } of componentsOf(page)) {
    if (problems.length >= MOST_PROBLEMS) break
    problems.push(...checkComponent(document, { component, path, page }, findSource))
  }
  return problems
}

interface OfPage {
  readonly component: Component
  readonly path: readonly PropertyKey[]
  readonly page: Page
}

function checkComponent(
  document: DeliveredDocument,
  { component, path, page }: OfPage,
  findSource: SourceFinder,
): ContentProblem[] {
  const at = (below: readonly PropertyKey[], message: string) =>
    problemAt(document, { path: [...path, ...below], message })
  const { dataSourceId: id } = component.configuration
  if (id !== undefined && !page.dataSources[id] && !findSource(id)) {
    return [at(['configuration', 'dataSourceId'], `there is no data source ${id}`)]
  }
  const type = COMPONENT_TYPES.get(component.type)
  // An unknown type is left out of its page, with a remark when it is rendered.
  if (!type) return []
  const shape = type.schema.safeParse(resolveConfiguration(component, page, findSource), { error: inputIssueText })
  const issues = shape.success ? [] : shape.error.issues.slice(0, MOST_PROBLEMS)
  return issues.map((issue) => at(['configuration', ...issue.path], issue.message))
}

/** A market has one page at an address: of two, the first by name is used. */
function checkPaths(documents: readonly DeliveredDocument[]): ContentProblem[] {
  const owners = new Map<string, string>()
  return documents.flatMap((document) => {
    if (documentKind(document.name) !== 'page') return []
    const { path, markets = ['au', 'nz'] } = Page.parse(JSON.parse(document.text))
    const takenAddresses = markets.map((market) => marketHref(market, path)).filter((address) => owners.has(address))
    if (takenAddresses.length > 0) {
      const message = `${takenAddresses.join(', ')} is the address of ${owners.get(takenAddresses[0] ?? '')} already`
      return [problemAt(document, { path: ['path'], message })]
    }
    for (const market of markets) owners.set(marketHref(market, path), document.name)
    return []
  })
}
