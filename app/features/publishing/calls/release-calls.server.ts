import { z } from 'zod'
import { LOCALES } from '@specify/core/market.ts'
import { readLocalTime } from '#app/features/markets/read-local-time.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { MAX_RELEASE_NOTE_LENGTH, MOST_DOCUMENTS } from '../documents.ts'
import { proposeRelease } from '../propose-release.server.ts'
import { discardRelease, publishRelease } from '../publish-release.server.ts'
import { rollBackRelease } from '../roll-back-release.server.ts'
import { byEditor, byPublisher, EDIT, Name, PUBLISH, type PublishingContext, Version } from './call-parts.server.ts'
import { DONE, Done, EXAMPLE_ID, WithId } from '#app/features/staff/call-parts.server.ts'

const propose = defineEndpoint({
  ...EDIT,
  name: 'console/proposeRelease',
  summary: 'Takes drafts as they are now into one release, which is published whole or not at all.',
  input: z.object({
    names: z.array(Name).min(1).max(MOST_DOCUMENTS),
    note: z.string().trim().max(MAX_RELEASE_NOTE_LENGTH).default('').describe('What it is for'),
  }),
  output: WithId,
  example: {
    input: { names: ['pages/warranty.json'], note: 'Warranty of 2027' },
    output: { ...DONE, id: EXAMPLE_ID },
  },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext, release) {
    const id = await proposeRelease(context.db, { ...byEditor(context), ...release }, context.now)
    return { ...DONE, id }
  },
})

const Release = z.object({ id: RowId, version: Version })

const publish = defineEndpoint({
  ...PUBLISH,
  name: 'console/publishRelease',
  summary: 'Publishes a release now, or at a time of a market.',
  input: Release.extend({
    zone: z.enum(LOCALES).default('au').describe('The market whose time it is'),
    at: z.string().max(19).default('').describe('A time of the market, `2027-07-01T00:00`; empty for now'),
  }),
  output: Done,
  example: { input: { id: EXAMPLE_ID, version: 1, zone: 'au', at: '2027-07-01T00:00' }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext, { id: releaseId, version, zone, at }) {
    const moment = readLocalTime(zone, at, 'at')
    const when = moment && { at: moment, zone }
    await publishRelease(context.db, { ...byPublisher(context), releaseId, version, when }, context.now)
    return DONE
  },
})

const discard = defineEndpoint({
  ...EDIT,
  name: 'console/discardRelease',
  summary: 'Discards a release that is not published; its drafts stay.',
  input: Release,
  output: Done,
  example: { input: { id: EXAMPLE_ID, version: 1 }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext, { id: releaseId, version }) {
    await discardRelease(context.db, { ...byEditor(context), releaseId, version }, context.now)
    return DONE
  },
})

const rollBack = defineEndpoint({
  ...PUBLISH,
  name: 'console/rollBackRelease',
  summary: 'Takes a published release back: its documents are what they were before.',
  input: Release.extend({
    also: z
      .array(Name)
      .max(MOST_DOCUMENTS)
      .default([])
      .describe('Documents that were published again since, to take back too'),
  }),
  output: WithId,
  example: { input: { id: EXAMPLE_ID, version: 2 }, output: { ...DONE, id: EXAMPLE_ID } },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext, { id: releaseId, version, also }) {
    const id = await rollBackRelease(context.db, { ...byPublisher(context), releaseId, version, also }, context.now)
    return { ...DONE, id }
  },
})

export const RELEASE_CALLS = [propose, publish, discard, rollBack]
