import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { assertStaff } from '#app/features/projects/access/access.ts'
import { PROJECT_TYPES } from '@specify/schedule/model.ts'
import { suggestUsers } from '#app/features/projects/store/queries.server.ts'
import { EXAMPLE_ID } from '../shapes/examples.ts'
import type { ProjectContext } from '../shapes/project-context.ts'
import { Succeeded, Text } from '../shapes/shapes.server.ts'

const MAX_SUGGESTIONS = 10
const MIN_TYPED = 2

export const getProjectMetadata = defineEndpoint({
  name: 'projectBuilder/getProjectMetadata',
  method: 'GET',
  summary: 'The types a project may have. The first one means none and is left out of choices.',
  input: z.object({}),
  output: z.object({
    isError: Succeeded,
    Code: z.literal('SUCCESS'),
    EnumFields: z.object({ projectType: z.array(z.object({ Key: z.string(), Label: z.string() })) }),
  }),
  example: {
    input: {},
    output: {
      isError: false,
      Code: 'SUCCESS',
      EnumFields: {
        projectType: [
          { Key: '', Label: 'Select project type' },
          { Key: 'aged-care', Label: 'Aged Care' },
        ],
      },
    },
  },
  async run(_context: ProjectContext, _input) {
    const types = Object.entries(PROJECT_TYPES).map(([Key, Label]) => ({ Key, Label }))
    return {
      isError: false as const,
      Code: 'SUCCESS' as const,
      EnumFields: { projectType: [{ Key: '', Label: 'Select project type' }, ...types] },
    }
  },
})

export const suggestUserNames = defineEndpoint({
  name: 'projectBuilder/suggestUserNames',
  method: 'GET',
  caller: 'specifier',
  summary: 'People whose name or address contains what was typed, from two characters on. For staff.',
  input: z.object({ query: Text.default('') }),
  output: z.object({ isError: Succeeded, suggestions: z.array(z.object({ Id: z.string(), Name: z.string() })) }),
  example: { input: { query: 'ar' }, output: { isError: false, suggestions: [{ Id: EXAMPLE_ID, Name: 'Ari Lane' }] } },
  errors: ['unauthorized', 'forbidden'],
  async run({ db, actor }: ProjectContext, { query }) {
    assertStaff(actor)
    const typed = query.trim()
    const users = typed.length < MIN_TYPED ? [] : await suggestUsers(db, typed, MAX_SUGGESTIONS)
    return { isError: false as const, suggestions: users.map(({ accountId, name }) => ({ Id: accountId, Name: name })) }
  },
})
