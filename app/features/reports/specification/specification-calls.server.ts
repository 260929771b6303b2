import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { MARKETS } from '@specify/core/market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { attachmentHeader } from '#app/platform/pdf/markup/file-name.ts'
import type { ReportContext } from '../report-context.ts'
import { readSchedule, SCHEDULE_ERRORS, SCHEDULE_EXAMPLE, SCHEDULE_INPUT } from '../read-schedule.server.ts'
import { readSpecification } from './read-specification.server.ts'
import { EXAMPLE_ANSWER, templateAnswer, TemplateAnswer } from './template-answer.server.ts'
import { DEFAULT_TEMPLATE, MAX_EQUAL_LENGTH, MAX_TEMPLATE_LENGTH, templateProblem } from './template.ts'
import { findTemplate, ownOffice, saveTemplate } from './template-store.server.ts'
import { toMarkdown } from './to-markdown.ts'
import { writeDocx } from './write-docx.server.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const specificationCall = defineEndpoint({
  name: 'specification',
  path: api.specification.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'anybody',
  limit: { perMinute: 20, by: 'address' },
  summary:
    'The specification text of a schedule: a clause for each product, grouped by work section, as a Word document or Markdown.',
  input: z.object({
    ...SCHEDULE_INPUT,
    format: z.enum(['docx', 'md']).default('docx'),
    equal: z
      .stringbool()
      .meta({ enum: ['true', 'false'] })
      .default(false)
      .describe('Whether clauses offer an approved equal'),
  }),
  output: z.string().describe('The document'),
  example: { input: { ...SCHEDULE_EXAMPLE, format: 'md', equal: 'true' }, output: '# Harbour Street' },
  errors: [...SCHEDULE_ERRORS, 'unavailable'],
  async run(context: ReportContext, { format, equal, ...asked }) {
    const schedule = await readSchedule(context, asked)
    const { head, sections } = await readSpecification(context, schedule, equal)
    const name = `${head.title} specification.${format}`
    if (format === 'md') return file(await runInTurns(toMarkdown(head, sections)), 'text/markdown; charset=utf-8', name)
    const { language } = MARKETS[schedule.project.locale]
    const { clientAddress, request } = context
    return file(await writeDocx({ head, sections, language }, request.signal, clientAddress), DOCX, name)
  },
})

function file(content: string | ArrayBuffer, type: string, name: string): Response {
  return new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': attachmentHeader(name),
      'cache-control': 'private, no-store',
    },
  })
}

export const getSpecificationTemplate = defineEndpoint({
  name: 'projectBuilder/getSpecificationTemplate',
  method: 'GET',
  caller: 'specifier',
  limitPerMinute: 120,
  summary: 'How the caller’s company writes its clauses; of an account without a company, how the account does.',
  input: z.object({}),
  output: TemplateAnswer,
  example: { input: {}, output: EXAMPLE_ANSWER },
  errors: ['unauthorized', 'forbidden'],
  async run({ actor, db }: ReportContext) {
    return templateAnswer(await findTemplate(db, ownOffice(assertSpecifier(actor))))
  },
})

export const saveSpecificationTemplate = defineEndpoint({
  name: 'projectBuilder/saveSpecificationTemplate',
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 30,
  summary: 'Changes how the caller’s company writes its clauses. 409 where a colleague has changed it meanwhile.',
  input: z.object({
    clause: z.string().max(MAX_TEMPLATE_LENGTH).meta({ minLength: 1 }),
    equal: z.string().trim().max(MAX_EQUAL_LENGTH),
    version: z.int().min(0).max(1_000_000_000).describe('That the change was made on'),
  }),
  output: TemplateAnswer,
  example: { input: { ...DEFAULT_TEMPLATE, version: 0 }, output: EXAMPLE_ANSWER },
  errors: ['unauthorized', 'forbidden', 'conflict'],
  async run({ account, actor, db, now }: ReportContext, { clause, equal, version }) {
    const office = ownOffice(assertSpecifier(actor))
    const written = clause.replaceAll('\r\n', '\n')
    const problem = templateProblem(written)
    if (problem !== '') throw new AppError('invalid_input', `clause: ${problem}`, { fields: { clause: problem } })
    // A comma follows the code without a space.
    const words = equal === '' || /^[,.;)]/.test(equal) ? equal : ` ${equal}`
    const by = account ? `${account.firstName} ${account.lastName}`.trim() : ''
    return templateAnswer(await saveTemplate(db, office, { clause: written, equal: words, version }, { by, now }))
  },
})
