/** A package as `package-lock.json` has it, without its name: that is the last part of the folder it is installed in. */
interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: true
  readonly link?: true
}

type LockedPackages = Readonly<Record<string, LockedPackage>>

/** Licences that only ask to keep the copyright notice. */
const PERMISSIVE = new Set(['MIT', 'MIT-0', 'MIT/X11', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'])

/** Reasons to accept other licences, by the lockfile's wording. */
const REASONS: Readonly<Record<string, string>> = {
  'LGPL-3.0-or-later':
    'libvips, as the library that it is: `sharp` loads it as a shared library of its own package, which can be replaced. It stays on the server.',
  'Apache-2.0 AND LGPL-3.0-or-later': '`sharp` for Windows, with libvips beside it as above.',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT':
    '`sharp` for machines without a build of their own, with libvips as above.',
  'OFL-1.1':
    'Fonts. They may be served and embedded in documents with their notice; only selling them alone is ruled out.',
  'MPL-2.0': 'Tools of tests and the build, unchanged: nothing of them is served.',
  'BlueOak-1.0.0': 'As permissive as MIT; a tool.',
  'CC-BY-4.0': 'Data about browsers for the build; nothing of it is served.',
  '(MIT OR EUPL-1.1+)': 'Taken under MIT; a tool of tests.',
  Unlicense: 'In the public domain.',
}

/** Packages whose lockfile entry states no licence, with the one in their own `LICENSE` file. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'png-js@2.0.0': 'MIT',
  'hogan.js@3.0.2': 'Apache-2.0',
}

interface Row {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly isDevelopment: boolean
}

/** The text of `docs/licences.md`. @throws Error for a licence, or a lack of one, that nobody has given a reason for. */
export function licenceList(packages: LockedPackages): string {
  const rows = rowsOf(packages)
  const others = [...new Set(rows.map(({ licence }) => licence))].filter((licence) => !PERMISSIVE.has(licence))
  const unknown = others.filter((licence) => !(licence in REASONS))
  if (unknown.length > 0) throw new Error(`Licences without a reason: ${unknown.join('; ')}`)
  return `# Licences

What the site and its tools are made of, from \`package-lock.json\`, for all systems. Made by \`npm run licences\`; a test holds that it is up to date.

## Other than MIT, ISC, Apache-2.0 and BSD

${table(
  ['Licence', 'Packages', 'Why it may stay'],
  others.toSorted().map((licence) => [licence, namesWith(rows, licence), REASONS[licence] ?? '']),
)}

The lockfile states no licence for ${Object.keys(READ_BY_HAND)
    .map((name) => `\`${name}\` (its file says ${READ_BY_HAND[name]})`)
    .join(' and ')}.

## Runtime dependencies

${listed(rows.filter(({ isDevelopment }) => !isDevelopment))}

## Build and test dependencies

${listed(rows.filter(({ isDevelopment }) => isDevelopment))}
`
}

/** One row for each name and version, however often it is installed. What runs anywhere is what runs. */
function rowsOf(packages: LockedPackages): Row[] {
  const rows = new Map<string, Row>()
  for (const [folder, { version = '', license, dev, link }] of Object.entries(packages)) {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder) ?? []
    if (name === undefined || link) continue
    const key = `${name}@${version}`
    const licence = license ?? READ_BY_HAND[key] ?? `none stated for ${key}`
    const isDevelopment = (rows.get(key)?.isDevelopment ?? true) && dev === true
    rows.set(key, { name, version, licence, isDevelopment })
  }
  return [...rows.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/** Compares code units, the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function namesWith(rows: readonly Row[], licence: string): string {
  return [...new Set(rows.filter((row) => row.licence === licence).map(({ name }) => `\`${name}\``))].join(', ')
}

function listed(rows: readonly Row[]): string {
  return table(
    ['Package', 'Version', 'Licence'],
    rows.map(({ name, version, licence }) => [`\`${name}\``, version, licence]),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
