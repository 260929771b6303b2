import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { RequestContent } from '#app/features/content/request-content.ts'
import { assertRight, editableProject } from '#app/features/projects/access/access.ts'
import { answer, CHANGE, MINIMAL, withCurrentState } from '#app/features/projects/project-actions/change.server.ts'
import { ShoppingListAnswer } from '#app/features/projects/project-actions/shapes/answer-shapes.server.ts'
import {
  EXAMPLE_ID,
  EXAMPLE_LINE_ITEM_ID,
  EXAMPLE_WHOLE_ANSWER,
} from '#app/features/projects/project-actions/shapes/examples.ts'
import { readerOf, type ProjectContext } from '#app/features/projects/project-actions/shapes/project-context.ts'
import { ProjectId, Succeeded, Version } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { numberedTags } from '#app/features/projects/schedule/number-tags.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import { assertVersion, changeProject } from '#app/features/projects/store/commands.server.ts'
import { loadProject, readProject } from '#app/features/projects/store/read-project.server.ts'
import { FindingCountsShape } from '#app/features/revisions/revision-shapes.server.ts'
import { MAX_FINDING_LINES } from '@specify/schedule/checks/finding.ts'
import { FINDING_KEYS } from '@specify/schedule/checks/finding.ts'
import { countFindings, totalFindings } from '@specify/schedule/checks/findings.ts'
import { applyTags, proposeTags, type NewTag } from '@specify/schedule/checks/new-tags.ts'
import type { Project } from '@specify/schedule/model.ts'
import { partsIn, readFindings } from './read-findings.server.ts'
import { firstOfEach, MAX_LISTED } from './listed-findings.ts'

type CheckContext = ProjectContext & RequestContent

const FindingShape = z
  .object({
    kind: z.enum(FINDING_KEYS),
    text: z.string(),
    lineItemIds: z.array(z.string()).describe(`At most ${MAX_FINDING_LINES}; empty for the whole project`),
    lineCount: z.int().describe('All lines that it is about'),
    sku: z.string().nullable().describe('Null where it is not about one product'),
    successor: z.string().nullable().describe('SKU of what takes the place of a discontinued product'),
  })
  .meta({ id: 'ScheduleFinding' })

export const checkBeforeIssue = defineEndpoint({
  name: 'projectBuilder/checkBeforeIssue',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  limitPerMinute: 120,
  summary:
    'What to look at before a project is issued, as it is saved: tags with two codes, codes with two tags, products without a tag, misfits, missing parts, products that are discontinued, no longer in the catalogue or of another market, open comments, data not stated, and prices on request. Warnings only.',
  input: z.object({ id: ProjectId }),
  output: z.object({
    isError: Succeeded,
    version: Version,
    total: z.int(),
    counts: FindingCountsShape,
    findings: z.array(FindingShape).describe(`At most ${MAX_LISTED} of a kind`),
  }),
  example: {
    input: { id: EXAMPLE_ID },
    output: {
      isError: false,
      version: 3,
      total: 1,
      counts: { 'tag-of-codes': 1 },
      findings: [
        {
          kind: 'tag-of-codes',
          text: 'BM-01 names 2 codes: 96410C6AF and 96410BN6AF. Proposed: BM-01A for 96410BN6AF.',
          lineItemIds: [EXAMPLE_LINE_ITEM_ID],
          lineCount: 1,
          sku: null,
          successor: null,
        },
      ],
    },
  },
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
  async run(context: CheckContext, { id }) {
    const project = await readProject(context, id)
    const findings = await readFindings(context, project)
    const counts = countFindings(findings)
    const { version } = project
    return { isError: false as const, version, total: totalFindings(counts), counts, findings: firstOfEach(findings) }
  },
})

/** Ways to mend tags: `new-tags` for those with two codes, `number-tags` for products without one. */
const TAG_FIXES = ['new-tags', 'number-tags'] as const

const Retagged = { changed: z.int().describe('Lines with another tag now') }

export const fixTags = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/fixTags',
  limitPerMinute: 60,
  errors: [...CHANGE.errors, 'unavailable'],
  summary:
    'Gives tags as `checkBeforeIssue` proposes them, as one version: new ones where a tag names two codes, or numbers for products without one. Issued revisions keep the old tags. Where the project has moved on, the answer has its current state.',
  input: z.object({ id: ProjectId, version: Version, fix: z.enum(TAG_FIXES) }),
  output: ShoppingListAnswer.extend(Retagged),
  minimal: { output: MINIMAL.output.extend(Retagged), example: { ...MINIMAL.example, changed: 9 } },
  example: {
    input: { id: EXAMPLE_ID, version: 3, fix: 'new-tags' },
    output: { ...EXAMPLE_WHOLE_ANSWER, changed: 9 },
  },
  async run(context: CheckContext, { id, version, fix }) {
    const own = editableProject(context.actor, id)
    try {
      const before = await loadProject(context, id)
      assertRight(own, before)
      assertVersion(before, version)
      const tags =
        fix === 'new-tags' ? proposeTags(before, partsIn(context, before.locale)) : await numbers(context, before)
      // The version is compared once more under the lock, so that the tags are those of this state.
      const request = { project: own, version, change: 'fix tags' }
      const project = await changeProject(context.db, request, (now) => withTags(now, tags), context.now)
      const changed = tags.reduce((sum, { lineItemIds }) => sum + lineItemIds.length, 0)
      return { ...(await answer(context, project, true)), changed }
    } catch (error) {
      throw await withCurrentState(error, id, context)
    }
  },
})

function withTags(project: Project, tags: readonly NewTag[]): Project {
  const after = applyTags(tags)(project)
  return after === project ? project : { ...project, ...after }
}

async function numbers(context: CheckContext, project: Project): Promise<NewTag[]> {
  const { findFacts } = readerOf(context)
  const { compliance, projects } = context.content
  const lines = project.rooms.flatMap(({ items }) => items)
  const facts = await runInTurns(
    (function* () {
      const found = new Map<string, ProductFacts | undefined>()
      for (const { sku } of lines) {
        if (found.has(sku)) continue
        found.set(sku, findFacts(sku, project.locale) ?? undefined)
        yield
      }
      return found
    })(),
  )
  const tags = numberedTags(project, (sku) => facts.get(sku), { ...projects.tags, fixtures: compliance.kinds })
  const untagged = Map.groupBy(
    lines.filter(({ tag }) => tag === ''),
    ({ sku }) => sku,
  )
  return Array.from(tags, ([sku, to]) => ({
    sku,
    from: '',
    to,
    lineItemIds: (untagged.get(sku) ?? []).map(({ id }) => id),
  }))
}
