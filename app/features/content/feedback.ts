/** A feedback message is a remark, not a letter. */
export const MAX_FEEDBACK_LENGTH = 300
