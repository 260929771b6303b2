import { encode } from 'uqr'

export interface QrPath {
  /** Drawn in an SVG whose sides are `size`. */
  readonly path: string
  readonly size: number
}

/** Dark modules side by side are one bar. `border` is the quiet zone in modules: 4, unless the page leaves it. */
export function qrPath(text: string, { border = 0 } = {}): QrPath {
  const { data, size } = encode(text, { border })
  return { path: data.map(rowPath).join(''), size }
}

function rowPath(modules: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < modules.length; x++) {
    if (modules[x] !== true) continue
    const from = x
    while (modules[x + 1] === true) x++
    path += `M${from} ${y}h${x + 1 - from}v1H${from}z`
  }
  return path
}
