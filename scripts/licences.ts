import fs from 'node:fs'
import { licenceList } from './licence-list.ts'

/** `npm run licences`: writes `docs/licences.md` from the lockfile. */
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
fs.writeFileSync('docs/licences.md', licenceList(packages))
