/** What the list of projects can be sorted by. */
export const SORT_FIELDS = ['name', 'projectType', 'location', 'createdAt', 'lastModifiedAt'] as const

export interface ProjectSort {
  readonly by: (typeof SORT_FIELDS)[number]
  readonly descending: boolean
}

/** The most rows of one answer, whatever was asked for. */
export const MAX_LISTED = 1_000

/** Rows of a page, and of the next. */
export const PROJECT_PAGE_SIZE = 10

export const DEFAULT_SORT_KEY = 'lastModifiedAtDesc'

/** The order that a key names; `project` and `projectType` are the same. Null for any other word. */
export function readSortKey(key: string): ProjectSort | null {
  const [, field = '', direction = ''] = /^(\w+?)(Asc|Desc)$/.exec(key) ?? []
  const by = SORT_FIELDS.find((each) => each === (field === 'project' ? 'projectType' : field))
  return by ? { by, descending: direction === 'Desc' } : null
}
