const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$'

/**
 * The `GlobalId` of IFC for what a text names: 128 bits in 22 digits of base 64, the same each time, so that a model
 * that is made again updates what was read before.
 */
export function ifcGuid(name: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = hash128(name)
  let text = DIGITS[a >>> 30]!
  // 30 bits at a time: five digits.
  const groups = [a & 0x3fffffff, b >>> 2, ((b & 3) << 28) | (c >>> 4), ((c & 15) << 26) | (d >>> 6)]
  for (const group of groups) for (let shift = 24; shift >= 0; shift -= 6) text += DIGITS[(group >>> shift) & 63]!
  return text + DIGITS[d & 63]!
}

/** Four lanes of 32 bits that are mixed with one another (MurmurHash3's finish); not for secrets. */
function hash128(text: string): readonly number[] {
  let [a, b, c, d] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = b ^ Math.imul(a ^ code, 0x239b961b)
    b = c ^ Math.imul(b ^ code, 0xab0e9789)
    c = d ^ Math.imul(c ^ code, 0x38b34ae5)
    d = a ^ Math.imul(d ^ code, 0xa1e38b93)
  }
  const lanes = [c ^ (a >>> 18), d ^ (b >>> 22), a ^ (c >>> 17), b ^ (d >>> 19)].map(finish)
  const [first = 0] = lanes
  return lanes.map((lane, index) => (index === 0 ? lanes.reduce((all, each) => all ^ each) : lane ^ first) >>> 0)
}

function finish(lane: number): number {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
