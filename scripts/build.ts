import { buildSite } from './build-site.ts'

console.log(buildSite() ? 'Built.' : 'Nothing has changed since the last build.')
