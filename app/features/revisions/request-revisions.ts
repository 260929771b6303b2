import type { RevisionPictureQueue } from './picture-queue.server.ts'

export interface RequestRevisions {
  readonly revisionPictures: Pick<RevisionPictureQueue, 'wake'>
}
