import { z } from 'zod'
import {
  ALLOWANCE_KIND_KEYS,
  GST_KEYS,
  MAX_ALLOWANCE_CENTS,
  MAX_DESCRIPTION_LENGTH,
  MAX_FREE_CODE_LENGTH,
  MAX_FREE_LINK_LENGTH,
  MAX_MAKER_LENGTH,
  MAX_PARTY_LENGTH,
} from '@specify/schedule/free-lines/free-line.ts'

/** Longer ones are refused with a sentence of their own, these before they are looked at. */
const text = (maxLength: number) => z.string().max(1_000).meta({ maxLength }).default('')

export const FreeName = z
  .string()
  .max(1_000)
  .meta({ maxLength: MAX_DESCRIPTION_LENGTH })
  .describe('The description, with `free`; products have their own')

const AllowanceKey = z
  .enum(ALLOWANCE_KIND_KEYS)
  .describe('pc: a PC sum for one piece; provisional: a sum for the whole line, in all units')
const GstKey = z.enum(GST_KEYS).describe('Whether the amount is without or with GST')

export const GivenFreeLine = z
  .object({
    maker: text(MAX_MAKER_LENGTH),
    code: text(MAX_FREE_CODE_LENGTH),
    allowance: z
      .object({
        kind: AllowanceKey,
        centAmount: z.number().meta({ minimum: 1, maximum: MAX_ALLOWANCE_CENTS }),
        gst: GstKey,
      })
      .nullable()
      .default(null),
    suppliedBy: text(MAX_PARTY_LENGTH),
    installedBy: text(MAX_PARTY_LENGTH),
    link: z.string().max(1_000).meta({ maxLength: MAX_FREE_LINK_LENGTH, pattern: '^(?:https://.+)?$' }).default(''),
  })
  .describe('Of a line that is not from the catalogue')

export const FreeLineShape = z
  .object({
    maker: z.string(),
    code: z.string(),
    allowance: z.object({ kind: AllowanceKey, centAmount: z.int(), gst: GstKey }).nullable(),
    suppliedBy: z.string(),
    installedBy: z.string(),
    link: z.string(),
  })
  .meta({ id: 'FreeLine', description: 'Of a line that is not from the catalogue' })
