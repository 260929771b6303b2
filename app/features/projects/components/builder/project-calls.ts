import type { Locale } from '#app/features/markets/model.ts'
import { callAction, unreadable, type CallOutcome } from '#app/ui/call-action.ts'
import type { BuilderProject } from '../../builder/builder-project.ts'
import { isSameRooms } from '../../builder/match-rooms.ts'
import { changeBetween, toMutation } from '../../builder/mutation-of.ts'
import { stateOf, type ProjectState } from '../../builder/project-state.ts'
import { roomLabels } from '../../room-name.ts'
import type { Rooms } from '../../rooms.ts'
import type { GivenProject } from '../../builder/stored-details.ts'

export type ProjectOutcome = CallOutcome<BuilderProject>

/** A save that needs more rounds than this does not end. */
const MAX_ROUNDS = 3

async function call(name: string, input: object, locale: Locale): Promise<ProjectOutcome> {
  type Answer = { readonly project?: BuilderProject }
  const outcome = await callAction<Answer>(`projectBuilder/${name}`, input, locale, 'return=minimal')
  if (outcome.kind !== 'done') return outcome
  // An answer without a valid project is unreadable.
  return isProject(outcome.answer.project) ? { kind: 'done', answer: outcome.answer.project } : unreadable(200)
}

function isProject(given: BuilderProject | undefined): given is BuilderProject {
  return typeof given?.projectId === 'string' && Array.isArray(given.rooms)
}

export function projectCalls(locale: Locale) {
  const setSwitch = ({ projectId, version }: BuilderProject, fieldName: string, status: boolean) =>
    call('updateProjectStatus', { shoppingListId: projectId, version, fieldName, status }, locale)

  const calls = {
    create: ({ details, rooms }: GivenProject, isInternal: boolean) =>
      call(
        'createShoppingList',
        {
          projectDetails: {
            projectName: details.projectName,
            projectType: details.projectType,
            projectStatus: 'open',
            projectLocation: details.projectLocation,
            opportunityNumber: details.opportunityNumber,
            projectVersion: details.projectVersion,
          },
          customerDetails: {
            customerName: details.customerName,
            customerAddress: details.customerAddress,
            customerEmail: details.customerEmail,
            customerPhone: details.customerPhone,
          },
          IsInternalProject: isInternal,
          selectedRoomDetails: roomLabels(rooms),
          specifierDetails: { username: details.username },
        },
        locale,
      ),

    update: (saved: BuilderProject, { details, status }: Pick<GivenProject, 'details' | 'status'>) =>
      call(
        'updateShoppingList',
        {
          shoppingListId: saved.projectId,
          version: saved.version,
          items: changedFields(stateOf(saved).details, details),
          status,
        },
        locale,
      ),

    showPrices: (project: BuilderProject, isShown: boolean) => setSwitch(project, 'showPricesOnPdf', isShown),

    showLandscape: (project: BuilderProject, isLandscape: boolean) => setSwitch(project, 'showLandscape', isLandscape),

    load: (projectId: string) => call('getProjectById', { shoppingListId: projectId }, locale),

    /** Saves rooms: one mutation, and another where one cannot express it all. */
    async saveRooms(saved: BuilderProject, rooms: Rooms): Promise<ProjectOutcome> {
      let project = saved
      for (let round = 0; round < MAX_ROUNDS && !isSameRooms(project.rooms, rooms); round++) {
        const mutation = toMutation(project.projectId, project.version, changeBetween(project.rooms, rooms))
        const outcome = await call('performMutationOnMyProjectById', mutation, locale)
        if (outcome.kind !== 'done') return outcome
        project = outcome.answer
      }
      return { kind: 'done', answer: project }
    },
  }
  return {
    ...calls,

    /** Saves a state against its base: a call for each kind of change. */
    async save(base: BuilderProject, wanted: ProjectState): Promise<ProjectOutcome> {
      let project = base
      const { details, status } = stateOf(base)
      if (status !== wanted.status || Object.keys(changedFields(details, wanted.details)).length > 0) {
        const outcome = await calls.update(project, wanted)
        if (outcome.kind !== 'done') return outcome
        project = outcome.answer
      }
      if (project.showPricesOnPdf !== wanted.showPricesOnPdf) {
        const outcome = await calls.showPrices(project, wanted.showPricesOnPdf)
        if (outcome.kind !== 'done') return outcome
        project = outcome.answer
      }
      return calls.saveRooms(project, wanted.rooms)
    },
  }
}

function changedFields(
  saved: GivenProject['details'],
  given: GivenProject['details'],
): Partial<GivenProject['details']> {
  const fields = Object.keys(given) as (keyof GivenProject['details'])[]
  return Object.fromEntries(
    fields.filter((field) => given[field] !== saved[field]).map((field) => [field, given[field]]),
  )
}
