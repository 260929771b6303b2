import { z } from 'zod'
import { CLAUSE_FIELDS, DEFAULT_TEMPLATE } from './template.ts'
import type { StoredTemplate } from './template-store.server.ts'

const TemplateShape = z
  .object({
    clause: z.string().describe('Markdown with fields in braces'),
    equal: z.string().describe('What {equal} says'),
    version: z.int().describe('0: the standard text'),
    changedBy: z.string(),
    changedAt: z.string().nullable(),
  })
  .meta({ id: 'SpecificationTemplate' })

export const TemplateAnswer = z.object({
  isError: z.literal(false),
  template: TemplateShape,
  fields: z.record(z.string(), z.string()).describe('What each field says'),
})

export const EXAMPLE_ANSWER = {
  isError: false as const,
  template: { ...DEFAULT_TEMPLATE, version: 0, changedBy: '', changedAt: null },
  fields: CLAUSE_FIELDS,
}

export function templateAnswer({ changedAt, ...template }: StoredTemplate) {
  return {
    isError: false as const,
    template: { ...template, changedAt: changedAt?.toISOString() ?? null },
    fields: CLAUSE_FIELDS,
  }
}
