import { z } from 'zod'
import { MAX_LENGTHS, PURPOSES } from './enquiry-options.ts'

/** Longer than any field; the rules of the enquiry state the length of each field, and the message. */
const Typed = z.string().max(5_000).default('')

export const FormData = z.object({
  First_Name: Typed,
  Purpose_of_Enquiry: Typed.describe('General, Warranty or Project'),
  Email: Typed,
  Occupation: Typed,
  Preferred_Contact_Method: Typed,
  Street_Address: Typed,
  Message: Typed,
  Phone: Typed,
  State: Typed.describe('Australia only'),
  Country: Typed.describe('Is set to the country of the market whatever it says'),
  ProjectType: Typed.describe('Only where the purpose is Project'),
  Source_Site: Typed.describe('Is set to Specify whatever it says'),
})

/** The form for the API description. */
export const DescribedForm = FormData.extend({
  First_Name: z.string().min(1).max(MAX_LENGTHS.First_Name),
  Email: z.email().max(MAX_LENGTHS.Email),
  Message: z.string().min(1).max(MAX_LENGTHS.Message),
  Phone: z
    .string()
    .regex(/^\d{0,12}$/)
    .default(''),
})
export const OTHER_PURPOSES = PURPOSES.map(([value]) => value).filter((value) => value !== 'Project')
