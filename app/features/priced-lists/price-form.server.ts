import { AppError } from '@specify/core/app-error.ts'
import { parseJson } from '@specify/core/data/parse-json.ts'
import type { BodyPlace } from '#app/platform/http/body-place.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { AnswersShape, ChosenShape } from '@specify/list-reader/draft/shapes.server.ts'
import { FILE_TOO_LARGE } from '@specify/list-reader/limits.ts'
import { PRICE_FORM } from './price-limit.ts'
import { ANSWERS, type ChosenMappings, type ListAnswers } from '@specify/list-reader/model.ts'

const MAX_JSON_LENGTH = 100_000

/** @throws AppError for a form that is too large or none. */
export async function readPriceForm(request: Request, place: BodyPlace): Promise<FormData> {
  try {
    return await readForm(request, PRICE_FORM, place)
  } catch (error) {
    throw error instanceof AppError && error.code === 'too_large' ? new AppError('too_large', FILE_TOO_LARGE) : error
  }
}

/** Checks the fields that say how a list is priced. @throws AppError `invalid_input` */
export function readChoices(form: FormData): { readonly isFile: boolean; readonly usesClosest: boolean } {
  const [format, closest] = [form.get('format') ?? 'json', form.get('closest')]
  if (format !== 'json' && format !== 'file') throw new AppError('invalid_input', 'format: must be json or file')
  if (closest !== null && closest !== 'use') throw new AppError('invalid_input', 'closest: must be use')
  return { isFile: format === 'file', usesClosest: closest === 'use' }
}

/** Reads what each column holds: one field of JSON, or one for each table. @throws AppError `invalid_input` */
export function readMappings(form: FormData): ChosenMappings {
  const given = form.getAll('mapping').filter((value) => value !== '')
  const parts = given.map((value) => ChosenShape.safeParse(jsonOf(value)).data)
  if (parts.includes(undefined)) throw new AppError('invalid_input', 'The mapping of the columns cannot be read.')
  return Object.assign({}, ...parts)
}

/** Reads answers as JSON in one field, or each in a field of its own: `answer-repeats`. @throws AppError `invalid_input` */
export function readAnswers(form: FormData): ListAnswers {
  const json = form.get('answers')
  const own = Object.keys(ANSWERS).flatMap((about) => {
    const value = form.get(`answer-${about}`)
    return typeof value === 'string' && value !== '' ? [[about, value] as const] : []
  })
  const given = json === null || json === '' ? {} : jsonOf(json)
  const isRecord = typeof given === 'object' && given !== null
  const { data } = AnswersShape.strict().safeParse(isRecord ? { ...given, ...Object.fromEntries(own) } : given)
  if (!data) throw new AppError('invalid_input', 'The answers cannot be read.')
  return data
}

function jsonOf(value: FormDataEntryValue): unknown {
  return typeof value === 'string' && value.length <= MAX_JSON_LENGTH ? parseJson(value) : undefined
}
