import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { assertAccount, assertRight, editableProject } from '#app/features/projects/access/access.ts'
import { assertVersion, changeProject } from '#app/features/projects/store/commands.server.ts'
import { findOwnerCompany } from '#app/features/projects/store/queries.server.ts'
import { recordFacts } from '#app/features/projects/store/record-facts.server.ts'
import { restoringChange } from '@specify/schedule/revisions/change-in-words.ts'
import { compareStates, NOW } from './compare-states.server.ts'
import { freezeProducts, frozenReader } from './freeze-products.ts'
import { readFormerState } from '#app/features/projects/store/former-states.server.ts'
import { listHistory as findHistory, restored } from './history.server.ts'
import {
  MAX_LABEL_LENGTH,
  MAX_PURPOSE_LENGTH,
  MAX_REVISION_NOTE_LENGTH,
  nextLabel,
  PURPOSES,
} from '@specify/schedule/revisions/revision.ts'
import { addRevision, listRevisions as findRevisions } from './revision-store.server.ts'
import { readPicturedRevision } from './picture-store.server.ts'
import type { RequestContent } from '#app/features/content/request-content.ts'
import type { RequestRevisions } from './request-revisions.ts'

import { ShoppingListAnswer } from '#app/features/projects/project-actions/shapes/answer-shapes.server.ts'
import { wholeProject } from '#app/features/projects/project-actions/whole-project.server.ts'
import { answer, CHANGE, withCurrentState } from '#app/features/projects/project-actions/change.server.ts'
import {
  EXAMPLE_ANSWER,
  EXAMPLE_ID,
  EXAMPLE_WHOLE_ANSWER,
} from '#app/features/projects/project-actions/shapes/examples.ts'
import { readerOf, type ProjectContext } from '#app/features/projects/project-actions/shapes/project-context.ts'
import {
  EXAMPLE_CHANGE,
  EXAMPLE_REVISION,
  EXAMPLE_REVISION_ID,
  FormerStateShape,
  revisionAnswer,
  RevisionShape,
  ScheduleChangeShape,
} from './revision-shapes.server.ts'
import { ProjectId, Succeeded, Version } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import {
  admitRevision,
  loadProject,
  readProject,
  readProjectHead,
} from '#app/features/projects/store/read-project.server.ts'

const READ = {
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  errors: ['unauthorized', 'forbidden', 'not_found'],
} as const

/** One line of text, without what is not seen. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `must be ${most} characters at most`)
    .regex(/^[^\p{C}]*$/u, 'must be one line of text')
const Label = line(MAX_LABEL_LENGTH).min(1, 'is missing')
const Purpose = line(MAX_PURPOSE_LENGTH).min(1, 'is missing')
const RevisionId = z.string().max(100).describe('The id of a revision')
const State = z.string().min(1).max(100)

export const issueRevision = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  name: 'projectBuilder/issueRevision',
  summary:
    'Keeps a project as it is saved, with the names, prices, attributes and files of its products, under a label, and the number of findings that were open. It never changes again. Where the project has moved on, the answer has its current version.',
  input: z.object({
    id: ProjectId,
    version: Version,
    label: Label,
    purpose: Purpose,
    note: z.string().trim().max(MAX_REVISION_NOTE_LENGTH).default(''),
  }),
  described: z.object({
    id: ProjectId,
    version: Version,
    label: z.string().min(1).max(MAX_LABEL_LENGTH),
    purpose: z
      .string()
      .min(1)
      .max(MAX_PURPOSE_LENGTH)
      .describe(`${PURPOSES.join(', ')}, or other words`),
    note: z.string().max(MAX_REVISION_NOTE_LENGTH).default(''),
  }),
  output: z.object({ isError: Succeeded, revision: RevisionShape }),
  example: {
    input: {
      id: EXAMPLE_ID,
      version: EXAMPLE_REVISION.version,
      label: EXAMPLE_REVISION.label,
      purpose: EXAMPLE_REVISION.purpose,
      note: EXAMPLE_REVISION.note,
    },
    output: { isError: false, revision: EXAMPLE_REVISION },
  },
  errors: ['unauthorized', 'forbidden', 'not_found', 'conflict', 'label_taken', 'unavailable'],
  async run(context: ProjectContext & RequestContent & RequestRevisions, { id, version, ...given }) {
    const { db, now } = context
    const own = editableProject(context.actor, id)
    const project = await loadProject(context, id)
    assertRight(own, project)
    assertVersion(project, version)
    const products = await runInTurns(freezeProducts(project, readerOf(context)))
    const { by: author } = recordFacts(context, project)
    const ownerCompany = await findOwnerCompany(db, project)
    const findings = await context.countFindings(context, project)
    const issued = { ...given, project, products, author, ownerCompany, version, findings }
    const revision = await addRevision(db, own, issued, now)
    context.revisionPictures.wake()
    return { isError: false as const, revision: revisionAnswer(revision) }
  },
})

export const listRevisions = defineEndpoint({
  ...READ,
  name: 'projectBuilder/listRevisions',
  summary:
    'The revisions of a project, the last first, and the label to propose next: of the own ones, and everybody’s for staff.',
  input: z.object({ id: ProjectId }),
  output: z.object({
    isError: Succeeded,
    revisions: z.array(RevisionShape),
    nextLabel: z.string().describe('Empty where the labels have no order'),
  }),
  example: {
    input: { id: EXAMPLE_ID },
    output: { isError: false, revisions: [EXAMPLE_REVISION], nextLabel: 'C' },
  },
  async run({ actor, db }: ProjectContext, { id }) {
    const { projectId } = await readProjectHead({ actor, db }, id)
    const revisions = await findRevisions(db, projectId)
    const labels = revisions.map(({ label }) => label)
    return { isError: false as const, revisions: revisions.map(revisionAnswer), nextLabel: nextLabel(labels) }
  },
})

export const getRevision = defineEndpoint({
  ...READ,
  name: 'projectBuilder/getRevision',
  summary: 'A project as it was issued, with the names, prices, attributes and files of then.',
  input: z.object({ id: ProjectId, revisionId: RevisionId }),
  output: ShoppingListAnswer.extend({ revision: RevisionShape }),
  example: {
    input: { id: EXAMPLE_ID, revisionId: EXAMPLE_REVISION_ID },
    output: { ...EXAMPLE_ANSWER, revision: EXAMPLE_REVISION },
  },
  async run(context: ProjectContext, { id, revisionId }) {
    const { db, visibility } = context
    const { projectId } = await readProjectHead(context, id)
    await admitRevision(context, revisionId)
    const { revision, project, products } = await readPicturedRevision(db, projectId, revisionId)
    const shoppingList = await wholeProject(context, project, frozenReader(products, visibility))
    return { isError: false as const, revision: revisionAnswer(revision), shoppingList }
  },
})

export const compareRevisions = defineEndpoint({
  ...READ,
  name: 'projectBuilder/compareRevisions',
  limitPerMinute: 300,
  summary:
    'What a revision says differently from a former one, line by line. Each is the id of a revision, `now` for the project as it is saved, or the number of a version that is kept.',
  input: z.object({ id: ProjectId, from: State, to: State.default(NOW) }),
  output: z.object({ isError: Succeeded, changes: z.array(ScheduleChangeShape) }),
  example: {
    input: { id: EXAMPLE_ID, from: EXAMPLE_REVISION_ID, to: NOW },
    output: { isError: false, changes: [EXAMPLE_CHANGE] },
  },
  async run(context: ProjectContext, { id, from, to }) {
    const project = await readProject(context, id)
    return { isError: false as const, changes: await compareStates(context, project, { from, to }) }
  },
})

export const listHistory = defineEndpoint({
  ...READ,
  name: 'projectBuilder/listHistory',
  summary: 'The last hundred states of a project that were saved before a change, the last first.',
  input: z.object({ id: ProjectId }),
  output: z.object({ isError: Succeeded, states: z.array(FormerStateShape) }),
  example: {
    input: { id: EXAMPLE_ID },
    output: {
      isError: false,
      states: [{ version: 13, change: 'save', changedAt: '2026-03-09T21:40:00.000Z', by: 'Ari Lane', isOwn: true }],
    },
  },
  async run({ actor, db }: ProjectContext, { id }) {
    const { projectId } = await readProjectHead({ actor, db }, id)
    const states = await findHistory(db, projectId)
    const own = actor.kind === 'account' ? actor.accountId : ''
    return {
      isError: false as const,
      states: states.map(({ accountId, ...state }) => ({
        ...state,
        changedAt: state.changedAt.toISOString(),
        isOwn: accountId === own,
      })),
    }
  },
})

export const restoreState = defineEndpoint({
  ...CHANGE,
  limitPerMinute: 60,
  name: 'projectBuilder/restoreState',
  summary:
    'Gives a project the schedule and details of a former version, as a new version: the present one is kept like any other.',
  input: z.object({
    id: ProjectId,
    version: Version,
    former: Version,
    onlySchedule: z.boolean().default(false).describe('Details stay as they are'),
    accountId: z.string().max(100).optional().describe('The account that goes back: for any other, 401'),
  }),
  example: { input: { id: EXAMPLE_ID, version: 14, former: 13 }, output: EXAMPLE_WHOLE_ANSWER },
  async run(context: ProjectContext, { id, version, former, onlySchedule, accountId }) {
    assertAccount(context.actor, accountId)
    const own = editableProject(context.actor, id)
    const project = await loadProject(context, id)
    assertRight(own, project)
    const state = await readFormerState(context.db, project, former)
    const request = { project: own, version, change: restoringChange(former) }
    try {
      const { unitTypes, rooms, substitutions } = state
      const apply = (now: typeof project) =>
        onlySchedule ? { ...now, unitTypes, rooms, substitutions } : restored(now, state)
      return await answer(context, await changeProject(context.db, request, apply, context.now), true)
    } catch (error) {
      throw await withCurrentState(error, id, context)
    }
  },
})
