/** Apart from the rule itself, which cards and product pages do not load. */
export const MAX_COMPARED = 4
/** Shown for a value that a product does not state. */
export const NOT_STATED = 'Not stated'
