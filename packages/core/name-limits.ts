/** Characters of a room's name without its number, wherever it is typed, uploaded, or written in a template. */
export const MAX_ROOM_NAME_LENGTH = 30
