import path from 'node:path'
import { openPictureFiles } from '#app/features/revisions/picture-files.server.ts'
import type { Config } from './platform/config.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { createBoundedDirectory, type BoundedDirectory } from './platform/files/bounded-directory.server.ts'
import { openDemoFiles, type DemoFiles } from './platform/files/demo-files.server.ts'
import { findDemoPackage } from './platform/files/demo-package.server.ts'
import { createMediaStore, type MediaStore } from './platform/files/media.server.ts'
import type { Logger } from './platform/log.server.ts'

/** Below the data directory: files of the demo that were asked for. */
const DEMO_FILES = 'demo-files'
/** Pictures of revisions that were asked for. */
const PICTURE_FILES = 'revision-pictures'

export function openOwnDemoFiles({ dataDir, demoFilesMaxBytes, demoFilesAhead }: Config): DemoFiles {
  return openDemoFiles({
    directory: path.join(dataDir, DEMO_FILES),
    maxBytes: demoFilesMaxBytes,
    script: findDemoPackage().fileMaker,
    ahead: demoFilesAhead,
  })
}

/** Folders of the site's own asset store. */
export function mediaFolders({ dataDir, contentDir }: Config): string[] {
  return [path.join(dataDir, 'media'), path.join(contentDir, 'media')]
}

interface MediaParts {
  readonly db: Database
  readonly renditions: BoundedDirectory
  readonly made: DemoFiles | null
  readonly log: Logger
}

export function localMedia(config: Config, { db, renditions, made, log }: MediaParts): MediaStore {
  const { demo, dataDir, renditionsMaxBytes } = config
  return createMediaStore({
    roots: [...mediaFolders(config), ...(demo ? [findDemoPackage().assets] : [])],
    ...(made && { made }),
    shared: openPictureFiles(db, createBoundedDirectory(path.join(dataDir, PICTURE_FILES), renditionsMaxBytes)),
    renditions,
    onUnkept: (error) => log.warn({ err: error }, 'a picture could not be kept'),
  })
}
