/** Message of a page that cannot be shown while the database is away. */
export const NOT_AVAILABLE = 'not available at the moment'
