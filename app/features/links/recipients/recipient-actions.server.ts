import { z } from 'zod'
import { Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { LinkContext } from '../links/link-context.ts'
import { EXAMPLE_TOKEN } from '../links/link-shapes.server.ts'
import { LinkViewShape } from '../links/link-view-shape.server.ts'
import { EXAMPLE_VIEW } from '../links/example-view.ts'
import { countOpening, openLink } from '../links/open-link.server.ts'
import { MAX_WORDS_LENGTH } from '../links/link-hrefs.ts'
import { readLinkView } from '../links/read-link-view.server.ts'

const Token = z.string().min(1).max(100).describe('From the address of the link')

export const getLink = defineEndpoint({
  method: 'GET',
  name: 'link/getLink',
  summary:
    'What the recipient of a link may read, in parts of 300 lines. A link that has ended answers 410 with the contact of the owner.',
  input: z.object({
    token: Token,
    part: z.int().min(1).max(1_000).default(1),
    words: z.string().trim().max(MAX_WORDS_LENGTH).default(''),
  }),
  described: z.object({
    token: Token,
    part: z.int().min(1).max(1_000).default(1),
    words: z.string().max(MAX_WORDS_LENGTH).default('').describe('Lines that have all of them'),
  }),
  headers: { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
  output: z.object({ isError: Succeeded, link: LinkViewShape }),
  example: { input: { token: EXAMPLE_TOKEN }, output: { isError: false, link: EXAMPLE_VIEW } },
  errors: ['not_found', 'link_expired', 'link_revoked', 'too_many_requests', 'unavailable'],
  async run(context: LinkContext, { token, ...request }) {
    const opened = await openLink(context, token)
    const link = await readLinkView(context, opened, request)
    if (request.part === 1 && request.words === '') await countOpening(context, opened)
    return { isError: false as const, link }
  },
})
