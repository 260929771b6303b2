/** A UUID of any version, in either case: for expressions and for the description of the calls. */
export const UUID_PATTERN = String.raw`^[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$`

const UUID = new RegExp(UUID_PATTERN)

/** Returns whether a text is a UUID. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
