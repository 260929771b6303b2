import { createRequire } from 'node:module'
import path from 'node:path'
import { sitePath } from '../process/site-path.server.ts'

const fromSite = createRequire(sitePath('package.json'))

/** The parts of the demo that a running site uses. Its feed is read by `scripts/demo-import.ts`. */
interface DemoPackage {
  readonly fileMaker: string
  readonly assets: string
}

/** @throws Error where the package is not installed. */
export function findDemoPackage(): DemoPackage {
  return {
    fileMaker: fromSite.resolve('@specify/demo/file-maker'),
    assets: path.dirname(fromSite.resolve('@specify/demo/assets/models.json')),
  }
}
