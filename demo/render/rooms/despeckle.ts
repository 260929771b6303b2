const NEIGHBOURS = 8

/**
 * Takes off single pixels that are brighter or darker than what is around them, three bytes a pixel: along outlines no
 * neighbour is of the same surface, so that `denoise` has nothing to average. Lines stay: their pixels have two
 * neighbours like them.
 */
export function despeckled(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const result = Uint8Array.from(bytes)
  const around = new Uint8Array(NEIGHBOURS)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = (y * width + x) * 3
      for (let at = pixel; at < pixel + 3; at++) {
        const [above, below] = [at - width * 3, at + width * 3]
        around.set([bytes[above - 3]!, bytes[above]!, bytes[above + 3]!, bytes[at - 3]!])
        around.set([bytes[at + 3]!, bytes[below - 3]!, bytes[below]!, bytes[below + 3]!], 4)
        around.sort()
        result[at] = Math.min(around[NEIGHBOURS - 2]!, Math.max(around[1]!, bytes[at]!))
      }
    }
  }
  return result
}
