/** Counted by address, for the call and for the form of the page together: each reads a file and looks up its rows. */
export const PRICE_LIMIT = { name: 'price-my-list', perMinute: 20 } as const
