import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { EXAMPLE_LINE_ITEM_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { LinkContext } from '../links/link-context.ts'
import { EXAMPLE_TOKEN } from '../links/link-shapes.server.ts'
import type { OpenLink } from '../links/link-store.server.ts'
import { openLink } from '../links/open-link.server.ts'
import { readLinkedProject } from '../links/linked-schedule.server.ts'
import { addressFromCookie, readAddress } from '../recipients/recipient-address.server.ts'
import { recipientCookie } from '../recipients/recipient-name.server.ts'
import { EXAMPLE_REMARK, remarkAnswer, RemarkShape } from './remark-shapes.server.ts'
import { addRemark } from './remark-store.server.ts'
import { remarkSubjects } from './remark-subjects.server.ts'
import { DescribedWords, Words } from './remark-words.server.ts'
import { DECISIONS, MAX_AUTHOR_LENGTH, PROJECT_SUBJECT, type Decision, type RemarkSubject } from './remark.ts'

/** Limit per link: ample for people, too low for programs. */
const LIMIT = perMinute('link-remarks', 20)

const Token = z.string().min(1).max(100).describe('From the address of the link')
const Name = z
  .string()
  .trim()
  .min(1, 'is missing')
  .max(MAX_AUTHOR_LENGTH, `must be ${MAX_AUTHOR_LENGTH} characters at most`)
  .regex(/^[^\p{C}]*$/u, 'must be one line of text')
const input = {
  token: Token,
  lineItemId: RowId.nullish().transform((id) => id ?? null),
  name: Name,
  seen: z.string().max(250).optional(),
  confirmation: z.string().max(2_000).optional(),
}
const describedSaid = {
  token: Token,
  lineItemId: z.string().nullable().optional().describe('None: the whole project'),
  name: z.string().min(1).max(MAX_AUTHOR_LENGTH).describe('Of the recipient'),
  seen: z
    .string()
    .max(250)
    .optional()
    .describe('The `bound` of what the recipient has looked at: refused with `conflict` where it has changed since'),
  confirmation: z.string().optional().describe('From confirmAddress, where the link asks for it; or its cookie'),
}
const ERRORS = ['not_found', 'link_expired', 'link_revoked', 'conflict', 'too_many_requests', 'unavailable'] as const
const output = z.object({ isError: Succeeded, comment: RemarkShape })

export const decide = defineEndpoint({
  method: 'POST',
  name: 'link/decide',
  limitPerMinute: 60,
  summary:
    'The recipient of a link approves, rejects or questions a line, or the whole project. It holds for the product, finish and quantity of this moment: a change sets it back to open.',
  input: z.object({ ...input, decision: z.enum(DECISIONS), text: Words.default('') }),
  described: z.object({ ...describedSaid, decision: z.enum(DECISIONS), text: DescribedWords.default('') }),
  output,
  example: {
    input: {
      token: EXAMPLE_TOKEN,
      lineItemId: EXAMPLE_LINE_ITEM_ID,
      decision: 'question',
      text: EXAMPLE_REMARK.text,
      name: EXAMPLE_REMARK.author,
    },
    output: { isError: false, comment: EXAMPLE_REMARK },
  },
  errors: [...ERRORS, 'forbidden'],
  async run(context: LinkContext, { decision, ...remark }) {
    return say(context, { ...remark, kind: decision, parentId: null }, ({ link }) => mayDecide(link, decision))
  },
})

function mayDecide(link: OpenLink['link'], decision: Decision): boolean {
  return decision === 'question' ? link.comments || link.approval : link.approval
}

export const comment = defineEndpoint({
  method: 'POST',
  name: 'link/comment',
  limitPerMinute: 60,
  summary: 'The recipient of a link comments on a line or the whole project, or answers a comment of this link.',
  input: z.object({
    ...input,
    text: Words.min(1, 'is missing'),
    commentId: RowId.nullish().transform((id) => id ?? null),
  }),
  described: z.object({
    ...describedSaid,
    text: DescribedWords.min(1),
    commentId: z.string().nullable().optional().describe('What it answers: the first of a thread'),
  }),
  output,
  example: {
    input: { token: EXAMPLE_TOKEN, text: 'Delivered to site on Monday.', name: EXAMPLE_REMARK.author },
    output: {
      isError: false,
      comment: { ...EXAMPLE_REMARK, kind: 'comment', lineItemId: null, text: 'Delivered to site on Monday.' },
    },
  },
  errors: [...ERRORS, 'forbidden'],
  async run(context: LinkContext, { commentId: parentId, ...remark }) {
    return say(context, { ...remark, kind: 'comment', parentId }, ({ link }) => link.comments || link.approval)
  },
})

interface Said {
  readonly token: string
  readonly lineItemId: string | null
  readonly parentId: string | null
  readonly kind: Decision | 'comment'
  readonly text: string
  readonly name: string
  readonly seen?: string | undefined
  readonly confirmation?: string | undefined
}

async function say(
  context: LinkContext,
  { token, name: author, seen, confirmation, ...content }: Said,
  isAllowed: (found: OpenLink) => boolean,
) {
  const { answerCookies, config, db, limits, now, onMail } = context
  const opened = await openLink(context, token)
  if (!isAllowed(opened)) throw new AppError('forbidden', 'This link does not allow that.')
  await limits.assertWithin(LIMIT, opened.link.id)
  const address = addressOf(context, opened, confirmation)
  const subject = await subjectOf(context, opened, content.lineItemId)
  if (seen !== undefined && seen !== subject.bound)
    throw new AppError('conflict', 'This has been changed since you opened it. Please reload the page.', {
      answer: { bound: subject.bound },
    })
  const remark = await addRemark(db, opened, { ...content, author, address, subject }, now)
  answerCookies.push(recipientCookie(author, config.publicUrl))
  onMail()
  return { isError: false as const, comment: remarkAnswer(remark, new Map()) }
}

/** @throws AppError `forbidden` where the link asks for an address and none has been confirmed. */
function addressOf(context: LinkContext, { link }: OpenLink, confirmation: string | undefined): string | null {
  if (!link.confirmAddress) return null
  const { now, tokens } = context
  const address =
    confirmation === undefined ? addressFromCookie(context, link.id) : readAddress(tokens, confirmation, link.id, now)
  if (address === null) throw new AppError('forbidden', 'Please confirm your address first.')
  return address
}

/** @throws AppError `not_found` for a line that the link does not show. */
async function subjectOf(context: LinkContext, opened: OpenLink, lineItemId: string | null): Promise<RemarkSubject> {
  const { project } = await readLinkedProject(context, opened)
  const subject = remarkSubjects(project).get(lineItemId ?? PROJECT_SUBJECT)
  if (!subject) throw new AppError('not_found', 'This line is no longer in the schedule.')
  return subject
}
