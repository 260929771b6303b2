import { z } from 'zod'
import { editableProject } from '#app/features/projects/access/access.ts'
import type { ProjectContext } from '#app/features/projects/project-actions/shapes/project-context.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { CHANGE_ERRORS } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { ReasonKey, ReasonNote } from '#app/features/projects/project-actions/shapes/substitution-shapes.server.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { MAX_LIST_ROWS } from '@specify/list-reader/limits.ts'
import { assertReason } from '@specify/schedule/substitutions/substitution-limits.ts'
import { applyList, planList, pricedPlan } from './change-commands.server.ts'
import { ChangeListInput, PlanOutput } from './change-shapes.server.ts'
import { EXAMPLE_IMPORT, ImportId } from './list-actions.server.ts'
import { changeByList } from './list-commands.server.ts'

/** 2,000 rows with notes, and the ids of all lines of the largest project. */
const MAX_BODY_BYTES = 6 * 1024 * 1024
const EXAMPLE_ROW = { line: 2, kind: 'set', sku: '96340C6AF', quantity: 16, from: 12, room: 'Level 3' } as const
const EXAMPLE_EFFECT = { room: 'Level 3', unitType: '', units: 1, sku: '96340C6AF', was: 12, now: 16 } as const

export const planListChanges = defineEndpoint({
  name: 'projectBuilder/planListChanges',
  method: 'POST',
  onlyReads: true,
  caller: 'specifier',
  limitPerMinute: 240,
  maxBodyBytes: MAX_BODY_BYTES,
  summary: `Says what up to ${MAX_LIST_ROWS} rows of a change order do to a project, line by line, with the effect on its price, and asks what is not clear. Nothing is changed.`,
  input: ChangeListInput.omit({ version: true }),
  output: PlanOutput,
  example: {
    input: { id: EXAMPLE_ID, mode: 'changes', rows: [EXAMPLE_ROW] },
    output: {
      isError: false,
      version: 3,
      rows: [
        {
          id: 0,
          state: 'ready',
          effects: [EXAMPLE_EFFECT],
          text: '',
          question: null,
          options: [],
          priceEffect: 204_000,
        },
      ],
      unnamed: [],
      totals: { priceEffect: 204_000, unpriced: [], pieces: 4 },
    },
  },
  errors: [...CHANGE_ERRORS, 'product_discontinued'],
  async run(context: ProjectContext, { id, ...list }) {
    editableProject(context.actor, id)
    const project = await readProject(context, id)
    const plan = planList(context, project, list)
    return { isError: false as const, version: project.version, ...pricedPlan(context, project, plan) }
  },
})

export const applyListChanges = defineEndpoint({
  name: 'projectBuilder/applyListChanges',
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  maxBodyBytes: MAX_BODY_BYTES,
  summary:
    'Applies the rows of a change order in one change, or none, and keeps a record of each product that was replaced. `projectBuilder/undoListRows` takes it back as a whole.',
  input: ChangeListInput.extend({
    importId: ImportId,
    reason: ReasonKey.default('other').describe('Of the products that are replaced'),
    note: ReasonNote.default(''),
  }),
  output: z.object({
    isError: z.literal(false),
    version: z.int(),
    applied: z.int().describe('Rows'),
    wasThere: z.boolean().describe('Whether this list had been applied before'),
  }),
  example: {
    input: { id: EXAMPLE_ID, version: 3, importId: EXAMPLE_IMPORT, mode: 'changes', rows: [EXAMPLE_ROW] },
    output: { isError: false, version: 4, applied: 1, wasThere: false },
  },
  errors: [...CHANGE_ERRORS, 'product_discontinued'],
  async run(context: ProjectContext, { id, version, importId, ...list }) {
    assertReason(list.note)
    const project = editableProject(context.actor, id)
    const change = { project, version, importId }
    const outcome = await changeByList(context.db, change, (before) => applyList(context, before, list), context.now)
    return { isError: false as const, applied: list.rows.length, ...outcome }
  },
})
