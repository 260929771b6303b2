import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { BLANK_FIELDS, blankLabel } from '#app/features/catalogue/blanks/blank-fields.ts'
import { toBlank } from '#app/features/catalogue/blanks/blank-demand.ts'
import { mayEdit } from '#app/features/projects/access/access.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { countPieces } from '#app/features/projects/schedule/count-pieces.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'
import type { ReportContext } from '#app/features/reports/report-context.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { applicableFields } from './applicable-fields.server.ts'
import { askMaker as ask, withdrawQuestion as withdraw, MOST_ASKED } from './ask.server.ts'
import { isStated } from './is-stated.ts'

const Done = z.object({ isError: z.literal(false) })
const DONE = { isError: false } as const
const FIELD = {
  sku: z.string().min(1).max(64),
  attribute: z.enum(BLANK_FIELDS).describe('The field that the product does not state'),
}
const COMMON = {
  method: 'POST',
  caller: 'specifier',
  limit: { perMinute: 60, by: 'account', name: 'questions to the maker' },
  output: Done,
} as const
const EXAMPLE = { sku: '96340C6AF', attribute: 'tap-hole-size' } as const

const askMaker = defineEndpoint({
  ...COMMON,
  name: 'product/askMaker',
  summary: `Asks the maker for a field that a product does not state. Who asked gets one email when it is stated. At most ${MOST_ASKED.toLocaleString('en-AU')} open questions of an account; the same one counts once.`,
  input: z.object({
    ...FIELD,
    projectId: RowId.optional().describe('The project that waits for it'),
  }),
  example: { input: { ...EXAMPLE, projectId: EXAMPLE_ID }, output: DONE },
  errors: ['unauthorized', 'forbidden', 'not_found', 'conflict'],
  async run(context: ReportContext, { sku, attribute, projectId }) {
    const { actor, catalogue, db, now, visibility } = context
    const { accountId: by } = assertSpecifier(actor)
    const project = projectId === undefined ? null : await readProject(context, projectId)
    if (project && !mayEdit(actor, project))
      throw new AppError('forbidden', 'This project is shared with you to view only.')
    const locale = project?.locale ?? context.locale
    const product = catalogue.findProduct(sku, locale, visibility)
    const variant = product && findVariant(product.variants, sku)
    if (!product || !variant) throw new AppError('not_found', `${sku} is not in the catalogue, so nobody can state it.`)
    const listed = { product, variant }
    const label = blankLabel(attribute)
    if (isStated(listed, attribute))
      throw new AppError('conflict', `${label} is stated by now. Reload the page to see it.`)
    if (!applicableFields(listed, locale, context).has(attribute))
      throw new AppError('invalid_input', `attribute: ${label} is not stated for products of this kind.`)
    const pieces = project && (countPieces(project, projectReader(catalogue, visibility)).get(sku) ?? 0)
    const isOpen = project?.status === 'open'
    await ask(
      db,
      {
        by,
        blank: { ...toBlank(listed, attribute, locale), sku },
        locale,
        generation: catalogue.generation.id,
        project: project && { projectId: project.projectId, pieces: isOpen ? (pieces ?? 0) : 0 },
      },
      now,
    )
    return DONE
  },
})

const withdrawQuestion = defineEndpoint({
  ...COMMON,
  name: 'product/withdrawQuestion',
  summary: 'Takes back a question to the maker that is not answered yet.',
  input: z.object(FIELD),
  example: { input: EXAMPLE, output: DONE },
  errors: ['unauthorized', 'forbidden'],
  async run({ actor, db }: ReportContext, { sku, attribute }) {
    await withdraw(db, { by: assertSpecifier(actor).accountId, sku, field: attribute })
    return DONE
  },
})

export const QUESTION_CALLS = [askMaker, withdrawQuestion]
