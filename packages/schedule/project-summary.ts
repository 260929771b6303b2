import type { Project, Schedule } from './model.ts'

/** A project without its rooms, named as in the API's contract. */
export function toProjectSummary(project: Omit<Project, keyof Schedule>) {
  const { customer } = project
  return {
    id: project.projectId,
    shoppingListId: project.projectId,
    projectId: project.projectId,
    version: project.version,
    projectName: project.projectName,
    projectType: project.projectType,
    projectStatus: project.status,
    status: project.status,
    projectLocation: project.projectLocation,
    opportunityNumber: project.opportunityNumber,
    projectVersion: project.projectVersion,
    projectCreatedDate: project.createdAt.toISOString(),
    createdAt: project.createdAt.toISOString(),
    lastModifiedAt: project.changedAt.toISOString(),
    showPricesOnPdf: project.showPricesOnPdf,
    showLandscape: project.showLandscape,
    isShared: project.sharedAt !== null,
    companyAccess: project.company?.access ?? ('none' as const),
    username: project.username,
    IsInternalProject: project.isInternal,
    customerDetails: customer,
  }
}
