import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Project, Schedule } from '@specify/schedule/model.ts'
import { randomlyEdited, randomEdits } from '@specify/schedule/testing/random-edits.ts'
import { FIRST, type Studio } from './studio.ts'

const ACTIONS = [
  'edit',
  'close',
  'reopen',
  'delete',
  'copy',
  'share',
  'template',
  'quote',
  'issue',
  'cart',
  'former',
] as const
type Action = (typeof ACTIONS)[number]

interface Step {
  readonly action: Action
  readonly which: number
  readonly edits: Parameters<typeof randomlyEdited>[1][]
}

export const steps = fc.array(
  fc.record<Step>({ action: fc.constantFrom(...ACTIONS), which: fc.nat(20), edits: randomEdits }),
  { minLength: 5, maxLength: 25 },
)

/** Takes a step with one of the projects, and keeps the list of those that are left. */
export async function act(studio: Studio, projects: Project[], { action, which, edits }: Step): Promise<void> {
  const index = which % Math.max(projects.length, 1)
  const project = projects[index]
  if (!project || action === 'copy') return void projects.push(await studio.create(project ?? FIRST))
  const label = randomUUID().slice(0, 8)
  if (action === 'edit')
    projects[index] = await studio.change(project, (present) => ({
      ...present,
      ...edits.reduce<Schedule>(randomlyEdited, present),
    }))
  else if (action === 'close')
    projects[index] = await studio.change(project, (present) => ({ ...present, status: 'closed' }))
  else if (action === 'reopen')
    projects[index] = await studio.change(project, (present) => ({ ...present, status: 'open' }))
  else if (action === 'share') {
    const company = project.company ? null : ({ companyId: studio.companyId, access: 'edit' } as const)
    projects[index] = await studio.change(project, (present) => ({ ...present, company }))
  } else if (action === 'delete') {
    await studio.delete(project)
    projects.splice(index, 1)
  } else if (action === 'template') await studio.keepTemplate(project, which)
  else if (action === 'quote') {
    const isNew = !(await studio.hasRevision(project, `Q${which}`))
    if (isNew && project.rooms.some(({ items }) => items.length > 0)) await studio.quoteAndDecide(project, which)
  } else if (action === 'issue') await studio.issue(project, label)
  else if (action === 'cart') await studio.fillCart(`Cart ${which % 4}`, which % 5)
  else {
    await studio.saveByFormerRelease(project, which % 2 === 0 ? 'open' : 'closed')
    projects.splice(index, 1)
  }
}
