/** Written last into a backup: a folder without it, of ours, is cut. */
export const BACKUP_LIST = 'backup.json'
/** The end of the name of a folder that is being written, or whose writing has ended early. */
export const PARTIAL = '.partial'

/** A path with slashes, below the backup; its size; SHA-256 in hex. */
export type ListedFile = readonly [name: string, bytes: number, hash: string]

export interface BackupList {
  readonly endedAt: string
  readonly files: readonly ListedFile[]
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
