import { z } from 'zod'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { chosenShare } from '../access/company-share.ts'
import { COMPANY_ACCESS, PROJECT_STATUSES, type Project } from '@specify/schedule/model.ts'
import { byDetailField } from '../details/project-fields.ts'
import { updateEditableProject, validDetails } from './change.server.ts'
import type { ProjectContext } from './shapes/project-context.ts'
import { detailText } from './shapes/shapes.server.ts'

export const ChangedDetails = z
  .object({
    ...byDetailField(detailText),
    status: z.enum(PROJECT_STATUSES),
    companyAccess: z.enum(COMPANY_ACCESS),
  })
  .partial()

interface EditInput {
  readonly projectId: string
  readonly version: number
  readonly changes: z.output<typeof ChangedDetails>
  readonly status?: Project['status'] | undefined
}

export async function editDetails(context: ProjectContext, { projectId, version, changes, status }: EditInput) {
  const { status: otherStatus, companyAccess, ...fields } = changes
  return updateEditableProject(context, { projectId, version, change: 'edit details' }, (project) => {
    const fieldValues = { ...project, ...project.customer, ...definedOf(fields) }
    const details = validDetails(fieldValues, project.locale, project.isInternal)
    const company = chosenShare(project.company, companyAccess, assertSpecifier(context.actor).company)
    return { ...project, ...details, company, status: status ?? otherStatus ?? project.status }
  })
}

function definedOf<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
