const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text can be the id of a row: a UUID of any version, in either case. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
