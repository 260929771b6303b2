/** A path in a package has at most so many UTF-16 units: Windows opens 259, with the folder it is extracted to. */
export const MAX_PATH_LENGTH = 240
/** One part of it, in bytes of UTF-8: file systems take 255. */
const MAX_PART_BYTES = 220

/** Characters that no file system accepts, and invisible ones: controls, direction marks, lone surrogates. */
const UNUSABLE = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu
/** Devices of Windows, also with an ending. */
const RESERVED = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * A text as one part of a path that every system saves, at most `maxLength` UTF-16 units; `unnamed` where nothing of
 * it is left.
 */
export function safeName(text: string, maxLength: number): string {
  const clean = trimmed(text.normalize('NFC').replaceAll(UNUSABLE, '-').replaceAll(/\s+/g, ' '))
  const named = RESERVED.test(clean) ? `_${clean}` : clean
  return trimmed(shortened(named, maxLength)) || 'unnamed'
}

/** Windows drops dots and spaces at an end; a dot in front hides a file, and two of them are the folder above. */
function trimmed(text: string): string {
  return text.replace(/^[.\s]+/, '').replace(/[.\s]+$/, '')
}

const encoder = new TextEncoder()

/** Cut between characters. */
function shortened(text: string, maxLength: number): string {
  let name = ''
  let bytes = 0
  for (const sign of text) {
    bytes += encoder.encode(sign).length
    if (name.length + sign.length > maxLength || bytes > MAX_PART_BYTES) break
    name += sign
  }
  return name
}

interface WantedName {
  /** The folder that it lies in, as `PathNames` named it; empty for the top. */
  readonly folder: string
  readonly text: string
  /** File extension with its dot; empty for a folder. */
  readonly extension?: string
  readonly maxLength: number
}

/** Names within their folders: each once, also for systems that take `A` for `a`. */
export class PathNames {
  private readonly taken = new Set<string>()
  private readonly paths = new Map<string, string>()
  /** The next number of a name that is taken. */
  private readonly counts = new Map<string, number>()

  /** The path of what `key` stands for, which is the same for the same key in the same folder. */
  pathOf(key: string, name: WantedName): string {
    return this.paths.getOrInsertComputed(`${name.folder}\n${key}`, () => this.newPath(name))
  }

  private newPath({ folder, text, extension = '', maxLength }: WantedName): string {
    const pathAt = (count: number) => {
      const mark = count === 1 ? '' : ` (${count})`
      const name = `${safeName(text, maxLength - mark.length - extension.length)}${mark}${extension}`
      return folder === '' ? name : `${folder}/${name}`
    }
    const first = folded(pathAt(1))
    for (let count = this.counts.get(first) ?? 1; ; count++) {
      const path = pathAt(count)
      if (this.taken.has(folded(path))) continue
      this.taken.add(folded(path))
      // Thousands of rooms may have one name, once they are cut.
      this.counts.set(first, count + 1)
      return path
    }
  }
}

function folded(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase()
}
