/** Triangles as the tracer wants them: three corners each, three corner normals, and a material. */
export type Soup = { positions: Float32Array; normals: Float32Array; roles: Uint8Array; count: number }

/**
 * Bounding volume tree in two flat arrays. Each node is eight floats: lower corner, index of the node to go on
 * with when the ray misses, upper corner, and `first * 8 + count` of its triangles (-1 for inner nodes). Nodes
 * lie in the order a walk visits them, so that a shader needs no stack.
 */
export type Tree = { nodes: Float32Array; order: Uint32Array; nodeCount: number }

const LEAF = 4
const BINS = 12

/** Boxes and middles of all triangles, and the order in which the tree will hold them. */
type Work = { lower: Float32Array; upper: Float32Array; centre: Float32Array; order: Uint32Array }
type Bounds = { low: Float64Array; high: Float64Array; midLow: Float64Array; midHigh: Float64Array }
type Split = { axis: number; at: number }

/** Splits by the surface area heuristic, in bins. */
export function buildTree(soup: Soup): Tree {
  const work = workOf(soup)
  const nodes = new Float32Array(Math.max(1, soup.count * 2) * 8)
  let nodeCount = 0
  const divide = (start: number, end: number): void => {
    const node = nodeCount++ * 8
    const bounds = boundsOf(work, start, end)
    nodes.set(bounds.low, node)
    nodes.set(bounds.high, node + 4)
    if (end - start <= LEAF) {
      nodes[node + 7] = start * 8 + (end - start)
    } else {
      nodes[node + 7] = -1
      const middle = partition(work, start, end, bestSplit(work, bounds, start, end))
      divide(start, middle)
      divide(middle, end)
    }
    nodes[node + 3] = nodeCount
  }
  divide(0, soup.count)
  return { nodes: nodes.slice(0, nodeCount * 8), order: work.order, nodeCount }
}

function workOf({ positions, count }: Soup): Work {
  const lower = new Float32Array(count * 3)
  const upper = new Float32Array(count * 3)
  const centre = new Float32Array(count * 3)
  for (let at = 0; at < count * 3; at++) {
    const corner = Math.floor(at / 3) * 9 + (at % 3)
    const a = positions[corner]!
    const b = positions[corner + 3]!
    const c = positions[corner + 6]!
    lower[at] = Math.min(a, b, c)
    upper[at] = Math.max(a, b, c)
    centre[at] = (lower[at]! + upper[at]!) / 2
  }
  return { lower, upper, centre, order: Uint32Array.from({ length: count }, (_, index) => index) }
}

function boundsOf({ lower, upper, centre, order }: Work, start: number, end: number): Bounds {
  const low = new Float64Array(3).fill(Infinity)
  const high = new Float64Array(3).fill(-Infinity)
  const midLow = new Float64Array(3).fill(Infinity)
  const midHigh = new Float64Array(3).fill(-Infinity)
  for (let index = start; index < end; index++) {
    const at = order[index]! * 3
    for (let axis = 0; axis < 3; axis++) {
      if (lower[at + axis]! < low[axis]!) low[axis] = lower[at + axis]!
      if (upper[at + axis]! > high[axis]!) high[axis] = upper[at + axis]!
      const middle = centre[at + axis]!
      if (middle < midLow[axis]!) midLow[axis] = middle
      if (middle > midHigh[axis]!) midHigh[axis] = middle
    }
  }
  return { low, high, midLow, midHigh }
}

const binCount = new Uint32Array(BINS)
const binBox = new Float64Array(BINS * 6)
const leftArea = new Float64Array(BINS)
const leftCount = new Uint32Array(BINS)
const sum = new Float64Array(6)

function bestSplit(work: Work, { midLow, midHigh }: Bounds, start: number, end: number): Split | null {
  let best = Infinity
  let split: Split | null = null
  for (let axis = 0; axis < 3; axis++) {
    const from = midLow[axis]!
    const extent = midHigh[axis]! - from
    if (extent < 1e-7) continue
    fillBins(work, axis, from, extent, start, end)
    sweepFromLeft()
    const found = cheapestFromRight()
    if (found.cost >= best) continue
    best = found.cost
    split = { axis, at: from + (extent * found.bin) / BINS }
  }
  return split
}

function fillBins(
  { lower, upper, centre, order }: Work,
  axis: number,
  from: number,
  extent: number,
  start: number,
  end: number,
): void {
  binCount.fill(0)
  for (let bin = 0; bin < BINS; bin++) resetBox(binBox, bin * 6)
  for (let index = start; index < end; index++) {
    const at = order[index]! * 3
    const bin = Math.min(BINS - 1, Math.floor(((centre[at + axis]! - from) / extent) * BINS))
    binCount[bin]!++
    for (let side = 0; side < 3; side++) {
      const low = bin * 6 + side
      if (lower[at + side]! < binBox[low]!) binBox[low] = lower[at + side]!
      if (upper[at + side]! > binBox[low + 3]!) binBox[low + 3] = upper[at + side]!
    }
  }
}

function sweepFromLeft(): void {
  resetBox(sum, 0)
  let count = 0
  for (let bin = 0; bin < BINS - 1; bin++) {
    if (binCount[bin]! > 0) extend(bin)
    count += binCount[bin]!
    leftArea[bin] = areaOfSum()
    leftCount[bin] = count
  }
}

function cheapestFromRight(): { cost: number; bin: number } {
  resetBox(sum, 0)
  let count = 0
  let cheapest = { cost: Infinity, bin: 0 }
  for (let bin = BINS - 1; bin > 0; bin--) {
    if (binCount[bin]! > 0) extend(bin)
    count += binCount[bin]!
    if (count === 0 || leftCount[bin - 1] === 0) continue
    const cost = leftArea[bin - 1]! * leftCount[bin - 1]! + areaOfSum() * count
    if (cost < cheapest.cost) cheapest = { cost, bin }
  }
  return cheapest
}

function resetBox(box: Float64Array, offset: number): void {
  box.fill(Infinity, offset, offset + 3)
  box.fill(-Infinity, offset + 3, offset + 6)
}

function extend(bin: number): void {
  for (let axis = 0; axis < 3; axis++) {
    sum[axis] = Math.min(sum[axis]!, binBox[bin * 6 + axis]!)
    sum[axis + 3] = Math.max(sum[axis + 3]!, binBox[bin * 6 + 3 + axis]!)
  }
}

function areaOfSum(): number {
  const x = sum[3]! - sum[0]!
  const y = sum[4]! - sum[1]!
  const z = sum[5]! - sum[2]!
  return x < 0 ? 0 : x * y + y * z + z * x
}

/** Sorts the triangles to the two sides of a split; halves them when it separates nothing. */
function partition({ centre, order }: Work, start: number, end: number, split: Split | null): number {
  if (!split) return (start + end) >> 1
  let low = start
  let high = end - 1
  while (low <= high) {
    if (centre[order[low]! * 3 + split.axis]! < split.at) low++
    else {
      const swapped = order[low]!
      order[low] = order[high]!
      order[high--] = swapped
    }
  }
  return low === start || low === end ? (start + end) >> 1 : low
}
