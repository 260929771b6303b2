export const SORT_FIELDS = ['name', 'projectType', 'location', 'createdAt', 'lastModifiedAt'] as const

export interface ProjectSort {
  readonly by: (typeof SORT_FIELDS)[number]
  readonly descending: boolean
}

/** The most rows of one answer, whatever the request. */
export const MAX_LISTED = 1_000

export const PROJECT_PAGE_SIZE = 10

export const DEFAULT_SORT_KEY = 'lastModifiedAtDesc'

/** The order of a key; `project` and `projectType` are the same. Null for an unknown one. */
export function readSortKey(key: string): ProjectSort | null {
  const [, field = '', direction = ''] = /^(\w+?)(Asc|Desc)$/.exec(key) ?? []
  const by = SORT_FIELDS.find((each) => each === (field === 'project' ? 'projectType' : field))
  return by ? { by, descending: direction === 'Desc' } : null
}

export const PROJECT_SCOPES = ['mine', 'company'] as const
export type ProjectScope = (typeof PROJECT_SCOPES)[number]
