/** Also shown for missing films and unsupported formats. */
export const UNPLAYABLE = 'Your browser does not support the video tag.'
