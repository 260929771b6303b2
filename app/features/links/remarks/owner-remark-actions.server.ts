import { z } from 'zod'
import { MAX_PAGE, PAGE_SIZE } from '@specify/core/paging.ts'
import { editableProject } from '#app/features/projects/access/access.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { ProjectId, Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { LinkContext } from '../links/link-context.ts'
import { setMailChoice } from './mail-choice.server.ts'
import { EXAMPLE_REMARK, EXAMPLE_REMARK_ID, remarkAnswer, RemarkShape } from './remark-shapes.server.ts'
import { byTime, listThreads } from './read-remarks.server.ts'
import { answerRemark, resolveRemark } from './remark-store.server.ts'
import { remarkSubjects } from './remark-subjects.server.ts'
import { DescribedWords, Words } from './remark-words.server.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'

export const listComments = defineEndpoint({
  method: 'GET',
  caller: 'specifier',
  name: 'projectBuilder/listComments',
  summary: `What recipients of links have said of a project, and what was answered: of the own ones, and everybody’s for staff. ${PAGE_SIZE} threads on a page, those that wait for the owner first, then the newest; within the page the first said first, of each thread the last ${PAGE_SIZE} answers.`,
  input: z.object({ id: ProjectId, page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1) }),
  output: z.object({
    isError: Succeeded,
    total: z.int().describe('Threads on all pages'),
    page: z.int(),
    pages: z.int(),
    comments: z.array(RemarkShape),
  }),
  example: {
    input: { id: EXAMPLE_ID },
    output: { isError: false, total: 1, page: 1, pages: 1, comments: [EXAMPLE_REMARK] },
  },
  errors: ['unauthorized', 'forbidden', 'not_found'],
  async run(context: LinkContext, { id, page }) {
    const { db } = context
    const project = await readProject(context, id)
    const subjects = remarkSubjects(project)
    const { rows, ...rest } = await listThreads(db, project.projectId, page)
    const remarks = rows.flatMap(({ first, replies }) => [first, ...replies]).toSorted(byTime)
    return { isError: false as const, ...rest, comments: remarks.map((remark) => remarkAnswer(remark, subjects)) }
  },
})

const Owned = {
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 120,
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
} as const
const Done = z.object({ isError: Succeeded, commentId: z.string() })
const DONE_EXAMPLE = { isError: false, commentId: EXAMPLE_REMARK_ID } as const

export const resolveComment = defineEndpoint({
  ...Owned,
  name: 'projectBuilder/resolveComment',
  summary: 'Marks the first comment of a thread on an own project as resolved, or as open again.',
  input: z.object({ id: ProjectId, commentId: RowId, isResolved: z.boolean().default(true) }),
  output: Done,
  example: { input: { id: EXAMPLE_ID, commentId: EXAMPLE_REMARK_ID }, output: DONE_EXAMPLE },
  async run({ actor, db, now }: LinkContext, { id, commentId: remarkId, isResolved }) {
    await resolveRemark(db, editableProject(actor, id), { remarkId, isResolved }, now)
    return { isError: false as const, commentId: remarkId }
  },
})

export const answerComment = defineEndpoint({
  ...Owned,
  name: 'projectBuilder/answerComment',
  summary: 'Answers a thread on an own project. Everybody with its link reads the answer.',
  input: z.object({ id: ProjectId, commentId: RowId, text: Words.min(1, 'is missing') }),
  described: z.object({ id: ProjectId, commentId: z.string().min(1), text: DescribedWords.min(1) }),
  output: Done,
  example: {
    input: { id: EXAMPLE_ID, commentId: EXAMPLE_REMARK_ID, text: 'The 160 mm spout.' },
    output: DONE_EXAMPLE,
  },
  async run({ account, actor, db, now }: LinkContext, { id, commentId: remarkId, text }) {
    const author = account ? `${account.firstName} ${account.lastName}`.trim() : ''
    await answerRemark(db, editableProject(actor, id), { remarkId, text, author }, now)
    return { isError: false as const, commentId: remarkId }
  },
})

export const chooseCommentMails = defineEndpoint({
  method: 'POST',
  limitPerMinute: 60,
  name: 'account/chooseCommentMails',
  summary:
    'Stops the mails about comments, quotes or the company, or has them sent again, by the token of such a mail.',
  input: z.object({ token: z.string().min(1).max(2_048), wantsMails: z.boolean() }),
  output: z.object({ isError: Succeeded, wantsMails: z.boolean() }),
  example: {
    input: { token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.signature', wantsMails: false },
    output: { isError: false, wantsMails: false },
  },
  errors: ['link_expired', 'unavailable'],
  async run(context: LinkContext, { token, wantsMails }) {
    await setMailChoice(context, token, wantsMails)
    return { isError: false as const, wantsMails }
  },
})
