/** The `handle` of routes whose pages show a visitor nothing of projects, orders and accounts. */
export const PUBLIC_PAGE = { isPublic: true } as const
