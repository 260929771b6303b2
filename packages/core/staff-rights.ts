/** Rights of staff, beyond seeing internal products and all projects. */
export const STAFF_RIGHTS = [
  'catalogue.edit',
  'catalogue.apply',
  'work',
  'content.edit',
  'content.publish',
  'people',
  'insight',
  'system',
] as const
export type StaffRight = (typeof STAFF_RIGHTS)[number]

export const RIGHT_TEXT: Readonly<Record<StaffRight, string>> = {
  'catalogue.edit': 'Prepare changes of the catalogue',
  'catalogue.apply': 'Apply changes of the catalogue',
  work: 'Orders, quotes, enquiries and feedback',
  'content.edit': 'Edit pages, menus and words',
  'content.publish': 'Publish pages, menus and words',
  people: 'Accounts, companies and the rights of staff',
  insight: 'Reports about searches and use',
  system: 'Mails, jobs, health and the log',
}

/** Rights that hold only in sessions in which a code of the second factor was shown. */
const PROVED_RIGHTS: ReadonlySet<StaffRight> = new Set(['catalogue.apply', 'people', 'system'])

export function needsSecondFactor(right: StaffRight): boolean {
  return PROVED_RIGHTS.has(right)
}

/** Rights that are usually given together. */
export const STAFF_ROLES = {
  'Product manager': ['catalogue.edit', 'catalogue.apply', 'insight'],
  'Customer service': ['work'],
  Marketing: ['content.edit', 'content.publish', 'insight'],
  Support: ['work', 'people'],
  Owner: STAFF_RIGHTS,
} as const satisfies Readonly<Record<string, readonly StaffRight[]>>

export function isStaffRight(word: string): word is StaffRight {
  return STAFF_RIGHTS.some((right) => right === word)
}

/** The name of the bundle that is exactly these rights; empty for others. */
export function roleOf(rights: readonly StaffRight[]): string {
  const [role = ''] =
    Object.entries(STAFF_ROLES).find(
      ([, bundle]) => bundle.length === rights.length && bundle.every((right) => rights.includes(right)),
    ) ?? []
  return role
}
