import type { Drawing } from '../../drawings/drawing.ts'
import type { Pair } from '../paper/blocks.ts'

export interface Step {
  readonly title: string
  readonly text: string
  readonly detail?: Drawing
}

/** Installation guide of a kind of product. */
export interface Guide {
  readonly tools: readonly string[]
  /** Tools and materials that are not in the carton. */
  readonly needed: readonly string[]
  readonly before: readonly string[]
  /** Distances and sizes to set out by, beside those of the drawing. */
  readonly setOut: readonly Pair[]
  readonly steps: readonly Step[]
  /** Rinsing, adjusting and checking when it is in its place. */
  readonly commissioning: readonly string[]
}

export function pair(label: string, value: string): Pair {
  return { label, value }
}

/** Rules and conditions that hold wherever water is connected. AS/NZS 3500.1 limits outlets to 500 kPa. */
export const WATER_RULES = [
  'Have the work done by a licensed plumber, to AS/NZS 3500 and the local authority in Australia, and to NZBC G12 and AS/NZS 3500 in New Zealand.',
  'Keep the supply between 150 and 500 kPa, hot and cold within 10 % of each other. Above 500 kPa fit a pressure limiting valve.',
  'Bathroom outlets get tempered hot water: at most 50 °C in homes, 45 °C in schools, early childhood, aged care and health care (AS/NZS 3500.4, NZBC G12).',
] as const

export const DRAIN_RULES = [
  'Have the drain connected by a licensed plumber, to AS/NZS 3500.2 in Australia and NZBC G13 in New Zealand.',
] as const

export const WET_AREA_RULES = [
  'Waterproof the wall or floor first: AS 3740 in Australia, NZBC E3 in New Zealand. Every hole through the membrane is sealed again.',
] as const

export const isolate: Step = {
  title: 'Shut off and rinse',
  text: 'Shut off hot and cold water and open the lowest tap to let the pressure go. Rinse both lines before anything is connected: chips and flux are the first cause of dripping cartridges.',
}

export const leakCheck = 'Open the stop valves slowly and look at every joint for five minutes with dry paper.'
export const rinse = 'Take the aerator off, run hot and cold for 30 seconds each, clean the aerator and put it back.'
export const handOver = 'Leave this guide with the owner.'
