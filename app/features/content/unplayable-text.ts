/** Also of a film that is not there, or of a kind that the browser cannot play. */
export const UNPLAYABLE = 'Your browser does not support the video tag.'
