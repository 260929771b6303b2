import type { RevisionPictureQueue } from './picture-queue.server.ts'

/** Members of the request context. */
export interface RequestRevisions {
  readonly revisionPictures: Pick<RevisionPictureQueue, 'wake'>
}
