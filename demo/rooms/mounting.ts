/**
 * Mounting heights in mm from the floor: the part of the product that counts, and its range. Those of accessible rooms
 * follow AS 1428.1, the others usual set-outs.
 */
export const MOUNTING = {
  'basin rim': ['top', 840, 930],
  'care basin rim': ['top', 800, 830],
  'junior basin rim': ['top', 600, 750],
  'bench top': ['top', 820, 905],
  'on its basin': ['origin', 770, 910],
  'wall outlet': ['origin', 850, 1150],
  'shower mixer': ['origin', 850, 1150],
  'overhead shower': ['top', 2000, 2200],
  'mirror middle': ['origin', 1450, 1800],
  'towel rail': ['origin', 900, 1350],
  'roll holder': ['origin', 550, 750],
  'in hand reach': ['origin', 900, 1700],
  'coat hook': ['origin', 1350, 1500],
  'grab rail': ['origin', 800, 810],
  /** Lip at 600 mm or lower. */
  urinal: ['origin', 480, 560],
  seat: ['seat', 400, 450],
  'care seat': ['seat', 460, 480],
  'junior seat': ['seat', 280, 370],
  'bath rim': ['top', 540, 600],
  'bath outlet': ['origin', 700, 850],
  'heated towel rail': ['bottom', 600, 900],
  floor: ['bottom', -30, 0],
  loose: ['bottom', 0, 2600],
} as const satisfies Record<string, readonly [part: 'top' | 'bottom' | 'origin' | 'seat', least: number, most: number]>

export type Mounting = keyof typeof MOUNTING
