import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** The package of this module, both as source and as part of `build/server/index.js`. */
const SITE = path.dirname(findPackageJSON('..', import.meta.url) ?? '.')

/** The absolute path of one of the site's own files, whatever folder it was started from. */
export function sitePath(relative: string): string {
  return path.join(SITE, relative)
}
