/** To the new owner of a project, about its id. */
export const HAND_OVER_MAIL = 'project-handed-over'
