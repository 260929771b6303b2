/** Codes that the address of the edit form names. */
export const MOST_CODES_OF_ADDRESS = 200
