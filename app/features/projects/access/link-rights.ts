/** Contents of a link besides products and quantities, and its recipient's rights. */
export interface LinkRights {
  readonly prices: boolean
  readonly notes: boolean
  readonly files: boolean
  readonly comments: boolean
  readonly approval: boolean
}

const RIGHTS = {
  prices: 'Prices',
  notes: 'Notes',
  files: 'Files',
  comments: 'Comments',
  approval: 'Approval',
} as const satisfies Record<keyof LinkRights, string>
export const RIGHT_NAMES = Object.keys(RIGHTS) as (keyof LinkRights)[]

/** `Prices, files, comments`; `Products and quantities only` for none. */
export function rightsText(rights: LinkRights): string {
  const [first, ...others] = RIGHT_NAMES.filter((right) => rights[right]).map((right) => RIGHTS[right])
  if (first === undefined) return 'Products and quantities only'
  return [first, ...others.map((each) => each.toLowerCase())].join(', ')
}
