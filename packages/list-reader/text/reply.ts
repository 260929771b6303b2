/** Above the message that is answered or passed on, as mail programs write it. */
const HEAD =
  /^\W{0,30}(?:original|forwarded) message\W{0,30}$|^\W{0,30}(?:begin forwarded message|start of forwarded message)\W{0,30}$/i
const WROTE = /^on .{5,120} wrote:?$/i
const FROM = /^(?:\*|_)?from:(?:\*|_)? *\S/i
const FURTHER = /^(?:\*|_)?(?:sent|to|date|subject|cc):/i
const MAX_HEAD_LINES = 4

export const isReplyHead = (line: string): boolean => HEAD.test(line) || WROTE.test(line)

/** The line from which on a text is of earlier messages; its length where none is. */
export function earlierFrom(lines: readonly string[]): number {
  const at = lines.findIndex((given, index) => {
    const line = given.trim()
    if (line.length > 200) return false
    const below = lines.slice(index + 1, index + 1 + MAX_HEAD_LINES)
    // Where it is marked line by line, what has no mark is an answer.
    if (below.some((each) => /^\s*>/.test(each))) return false
    return isReplyHead(line) || (FROM.test(line) && below.some((each) => FURTHER.test(each.trim())))
  })
  return at < 0 ? lines.length : at
}
