const FINE_BELOW_MM = 20

/** Error of single precision in metres. */
const NOISE_MM = 1e-3

/**
 * Display length in millimetres for pages, drawings and the 3D viewer: whole, below 20 mm with one decimal where there
 * is one. Halves round up, also where single precision stores them slightly below.
 */
export function formatLengthMm(lengthMm: number): number {
  const steps = lengthMm < FINE_BELOW_MM ? 10 : 1
  return Math.round((lengthMm + NOISE_MM) * steps) / steps
}
