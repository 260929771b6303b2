import type { RequestContent } from '#app/features/content/request-content.ts'
import type { ProjectContext } from '#app/features/projects/project-actions/shapes/project-context.ts'
import type { FindingCounts } from '@specify/schedule/checks/finding.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { RevisionPictureQueue } from './picture-queue.server.ts'

export interface RequestRevisions {
  readonly revisionPictures: Pick<RevisionPictureQueue, 'wake'>
  /** Counts open findings of a schedule. Passed in, since comments and reports stand above revisions. */
  readonly countFindings: (
    context: Pick<ProjectContext, 'catalogue' | 'db' | 'now' | 'visibility'> & RequestContent,
    project: Project,
  ) => Promise<FindingCounts>
}
