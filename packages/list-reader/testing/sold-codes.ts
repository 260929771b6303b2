import { normaliseCode } from '@specify/engine/fold'

export const SOLD = [
  '97140C6AF',
  '872010W',
  '4250.120x116W',
  'PT 40/240C',
  '463-0.15',
  '00123',
  'SP.PX.DCM',
  'ST8510-150W',
]
const CODES = new Set(SOLD.map(normaliseCode))
export const isCode = (text: string) => CODES.has(normaliseCode(text))
