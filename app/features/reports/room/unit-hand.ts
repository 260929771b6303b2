import { z } from 'zod'
import { UNIT_SIDES } from '@specify/schedule/hands/unit-hands.ts'

export const UnitHand = z
  .enum(['', ...UNIT_SIDES])
  .default('')
  .describe('Of rooms in types with left and right units: those of one hand, mirrored where the room shows the other')
