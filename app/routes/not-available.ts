/** What a page answers with that cannot be shown now because the database is away. */
export const NOT_AVAILABLE = 'not available at the moment'
