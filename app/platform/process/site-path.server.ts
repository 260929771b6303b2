import { findPackageJSON } from 'node:module'
import path from 'node:path'

const SITE = path.dirname(findPackageJSON('..', import.meta.url) ?? '.')

export function sitePath(relative: string): string {
  return path.join(SITE, relative)
}
