/**
 * Columns read down, as short as they can be. `linesOf` says how high each is: by number alone, those with long texts
 * stand far below the others. With the browser's own columns, hundreds of products could not be printed.
 */
export function inColumns<Each>(
  all: readonly Each[],
  columns: number,
  linesOf: (each: Each) => number,
): (readonly Each[])[] {
  const lines = all.map(linesOf)
  const sum = lines.reduce((total, each) => total + each, 0)
  for (let height = Math.max(1, ...lines, Math.ceil(sum / columns)); ; height++) {
    const filled = fill(all, lines, height)
    if (filled.length <= columns) return filled
  }
}

function fill<Each>(all: readonly Each[], lines: readonly number[], height: number): (readonly Each[])[] {
  const filled: Each[][] = []
  let room = 0
  for (const [index, each] of all.entries()) {
    const needed = lines[index] ?? 1
    if (needed > room) {
      filled.push([])
      room = height
    }
    filled.at(-1)?.push(each)
    room -= needed
  }
  return filled
}
