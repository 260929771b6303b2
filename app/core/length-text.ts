/** Below so many millimetres a tenth is told too. */
const FINE_BELOW_MM = 20

/** Single precision in metres is as far off a true half. */
const NOISE_MM = 1e-3

/**
 * A length in millimetres as pages, drawings and the 3D viewer tell it: whole, below 20 mm with one decimal where there
 * is one. Halves count up, also where a file of single precision holds them as a hair less.
 */
export function formatLengthMm(lengthMm: number): number {
  const steps = lengthMm < FINE_BELOW_MM ? 10 : 1
  return Math.round((lengthMm + NOISE_MM) * steps) / steps
}
