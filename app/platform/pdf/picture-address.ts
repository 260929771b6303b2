export const MARK_ADDRESS = '/mark'

/** The address under which a document asks for its picture of this number. */
export function pictureAddress(index: number): string {
  return `/picture/${index}`
}
