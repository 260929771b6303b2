/** The format of a file by its address: `PDF`, `DXF`. Empty where unknown. */
export function fileFormat(url: string): string {
  return /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase() ?? ''
}

const UNITS = ['kB', 'MB', 'GB'] as const

/** Two significant figures, in steps of a thousand as operating systems count: `690 B`, `64 kB`, `1.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const step = Math.min(UNITS.length, Math.floor(Math.log10(Number(bytes.toPrecision(2))) / 3))
  const amount = bytes / 1000 ** step
  return `${amount < 10 ? Number(amount.toFixed(1)) : Math.round(Number(amount.toPrecision(2)))} ${UNITS[step - 1]}`
}

/** File names of an archive, in order: the last parts of their addresses, numbered where two are equal. */
export function archiveNames(urls: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return urls.map((url) => {
    const name = lastPart(url)
    const count = (counts.get(name.toLowerCase()) ?? 0) + 1
    counts.set(name.toLowerCase(), count)
    return count === 1 ? name : name.replace(/(\.[^.]*)?$/, ` (${count})$1`)
  })
}

const UNSAFE = /[\\/:*?"<>|\p{Cc}]+/gu

function lastPart(url: string): string {
  const path = url.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const part = path.slice(path.lastIndexOf('/') + 1)
  return decoded(part).replace(UNSAFE, '-').replace(/^\.+/, '') || 'file'
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
