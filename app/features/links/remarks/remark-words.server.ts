import { z } from 'zod'
import { MAX_REMARK_LENGTH } from './remark.ts'

export const Words = z
  .string()
  .trim()
  .max(MAX_REMARK_LENGTH, `must be ${MAX_REMARK_LENGTH} characters at most`)
  // oxlint-disable-next-line no-control-regex -- what is not seen: lines may break, and nothing else may
  .regex(/^[^\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/u, 'must be plain text')

/** The same, without the pattern. */
export const DescribedWords = z.string().max(MAX_REMARK_LENGTH)
