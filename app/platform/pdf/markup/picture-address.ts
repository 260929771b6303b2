export const MARK_ADDRESS = '/mark'

export function pictureAddress(index: number): string {
  return `/picture/${index}`
}
