import { z } from 'zod'
import { assertReadable, editableProject } from '#app/features/projects/access/access.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { ProjectId, Succeeded } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { findProject } from '#app/features/projects/store/queries.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { LinkContext } from './link-context.ts'
import { linkUrl } from './link-hrefs.ts'
import { EXAMPLE_LINK, EXAMPLE_LINK_ID, EXAMPLE_TOKEN, linkAnswer, ProjectLinkShape } from './link-shapes.server.ts'
import { createLink as addLink, listLinks as findLinks, revokeLink as endLink } from './link-store.server.ts'
import { MAX_LINK_NAME_LENGTH } from './link.ts'
import { EXPIRY, readExpiry } from './link-expiry.ts'
import { readProjectHead } from '#app/features/projects/store/read-project.server.ts'

const Name = z
  .string()
  .trim()
  .min(1, 'is missing')
  .max(MAX_LINK_NAME_LENGTH, `must be ${MAX_LINK_NAME_LENGTH} characters at most`)
  .regex(/^[^\p{C}]*$/u, 'must be one line of text')

const rights = {
  prices: z.boolean().default(false),
  notes: z.boolean().default(true),
  files: z.boolean().default(true),
  comments: z.boolean().default(false).describe('The recipient may comment'),
  approval: z.boolean().default(false).describe('The recipient may approve and reject'),
}

export const createLink = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  name: 'projectBuilder/createLink',
  summary:
    'Makes a link to an own project, as it is or as a revision of it, for one recipient. The answer alone has its address: the site keeps no copy of the token in it.',
  input: z.object({
    id: ProjectId,
    name: Name,
    revisionId: RowId.nullish().transform((id) => id ?? null),
    ...rights,
    confirmAddress: z.boolean().default(false),
    expiresAt: z.string().max(40).nullish(),
  }),
  described: z.object({
    id: ProjectId,
    name: z.string().min(1).max(MAX_LINK_NAME_LENGTH).describe('Who it is for'),
    revisionId: z.string().nullable().optional().describe('Null or none: the project as it is at each opening'),
    ...rights,
    confirmAddress: z
      .boolean()
      .default(false)
      .describe('The recipient confirms an address, with a code that is mailed to it, before they comment or decide'),
    expiresAt: z.string().max(40).meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}' }).nullable().optional().describe(EXPIRY),
  }),
  output: z.object({ isError: Succeeded, link: ProjectLinkShape.extend({ url: z.string() }) }),
  example: {
    input: { id: EXAMPLE_ID, name: EXAMPLE_LINK.name, comments: true, expiresAt: '2026-06-30' },
    output: {
      isError: false,
      link: {
        ...EXAMPLE_LINK,
        opened: 0,
        lastOpenedAt: null,
        url: linkUrl('https://specify.example', 'au', EXAMPLE_TOKEN),
      },
    },
  },
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
  async run({ actor, config, db, now }: LinkContext, { id, expiresAt, ...terms }) {
    const own = editableProject(actor, id)
    const project = assertReadable(actor, await findProject(db, id))
    const given = { ...terms, expiresAt: expiresAt ? readExpiry(expiresAt, project, now) : null }
    const { link, token } = await addLink(db, own, given, now)
    const url = linkUrl(config.publicUrl, project.locale, token)
    return { isError: false as const, link: { ...linkAnswer(link, now), url } }
  },
})

export const listLinks = defineEndpoint({
  method: 'GET',
  caller: 'specifier',
  name: 'projectBuilder/listLinks',
  summary:
    'The links of a project, the last made first: of the own ones, and everybody’s for staff. Without their addresses.',
  input: z.object({ id: ProjectId }),
  output: z.object({ isError: Succeeded, links: z.array(ProjectLinkShape) }),
  example: { input: { id: EXAMPLE_ID }, output: { isError: false, links: [EXAMPLE_LINK] } },
  errors: ['unauthorized', 'forbidden', 'not_found'],
  async run({ actor, db, now }: LinkContext, { id }) {
    const { projectId } = await readProjectHead({ actor, db }, id)
    const links = await findLinks(db, projectId)
    return { isError: false as const, links: links.map((link) => linkAnswer(link, now)) }
  },
})

export const revokeLink = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 120,
  name: 'projectBuilder/revokeLink',
  summary: 'Ends a link at once: from now on it answers 410 with the contact of the owner.',
  input: z.object({ id: ProjectId, linkId: RowId }),
  output: z.object({ isError: Succeeded, linkId: z.string() }),
  example: { input: { id: EXAMPLE_ID, linkId: EXAMPLE_LINK_ID }, output: { isError: false, linkId: EXAMPLE_LINK_ID } },
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
  async run({ actor, db, now }: LinkContext, { id, linkId }) {
    await endLink(db, editableProject(actor, id), linkId, now)
    return { isError: false as const, linkId }
  },
})
