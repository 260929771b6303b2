/** The kind of mail that tells a project's new owner; its subject id is the project's. */
export const HAND_OVER_MAIL = 'project-handed-over'
