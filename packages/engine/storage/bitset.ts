/** One bit per document. Signed words keep every operation in 32-bit integers. Bits past `size` are always zero. */
export type Bitset = Int32Array

export function emptyBitset(size: number): Bitset {
  return new Int32Array((size + 31) >>> 5)
}

export function fullBitset(size: number): Bitset {
  const bits = emptyBitset(size).fill(-1)
  if (size & 31) bits[bits.length - 1] = (1 << (size & 31)) - 1
  return bits
}

export function hasBit(bits: Bitset, index: number): boolean {
  return ((bits[index >>> 5]! >>> (index & 31)) & 1) === 1
}

export function intersect(target: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < target.length; i++) target[i]! &= other[i]!
  return target
}

export function intersection(first: Bitset, others: readonly Bitset[]): Bitset {
  return others.reduce<Bitset>(intersect, first.slice())
}

export function unite(target: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < target.length; i++) target[i]! |= other[i]!
  return target
}

export function subtract(target: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < target.length; i++) target[i]! &= ~other[i]!
  return target
}

export function addPostings(target: Bitset, postings: Uint32Array, from: number, to: number): Bitset {
  for (let i = from; i < to; i++) {
    const docId = postings[i]!
    target[docId >>> 5]! |= 1 << (docId & 31)
  }
  return target
}

export function bitsInWord(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

export function isEmpty(bits: Bitset): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false
  return true
}

export function countBits(bits: Bitset): number {
  let total = 0
  for (let i = 0; i < bits.length; i++) total += bitsInWord(bits[i]!)
  return total
}

/** Writes the set bits in ascending order and returns how many. */
export function listBits(bits: Bitset, into: Uint32Array): number {
  let length = 0
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) into[length++] = (i << 5) + 31 - Math.clz32(word & -word)
  }
  return length
}

/** Writes the bits of `within` that are not set, in ascending order, and returns how many. */
export function listMissing(bits: Bitset, within: Bitset, into: Uint32Array): number {
  let length = 0
  for (let i = 0; i < bits.length; i++) {
    for (let word = ~bits[i]! & within[i]!; word !== 0; word &= word - 1) {
      into[length++] = (i << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return length
}
