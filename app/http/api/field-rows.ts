import type { JsonSchema } from './openapi.server.ts'

export interface FieldRow {
  /** Includes its path: `variants[].sku`. */
  readonly name: string
  readonly type: FieldType
  readonly isRequired: boolean
  readonly note: string
}

/** A type as text, with the named shape that it refers to. */
export interface FieldType {
  readonly text: string
  readonly shape: string | null
}

/** The fields of an object, those of the objects in it below them. Named shapes are referred to, not repeated. */
export function fieldRows(schema: JsonSchema, prefix = ''): FieldRow[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([key, field]) => {
    if (typeof field !== 'object') return []
    const name = `${prefix}${key}`
    const items = typeof field.items === 'object' && !Array.isArray(field.items) ? field.items : null
    return [
      { name, type: fieldType(field), isRequired: required.includes(key), note: noteOf(field) },
      ...(items ? fieldRows(items, `${name}[].`) : fieldRows(field, `${name}.`)),
    ]
  })
}

function noteOf({ description, default: fallback }: JsonSchema): string {
  const isInformative = fallback !== undefined && fallback !== '' && !(Array.isArray(fallback) && fallback.length === 0)
  return [description, isInformative ? `${JSON.stringify(fallback)} where it is left out` : undefined]
    .filter((part) => part !== undefined)
    .join('; ')
}

/** A type in words: `whole number, 1 to 48`, `list of Variant`, `Money or null`. */
export function fieldType(schema: JsonSchema): FieldType {
  const { $ref, anyOf, oneOf, type, enum: values, const: value, items } = schema
  if ($ref) {
    const shape = $ref.slice($ref.lastIndexOf('/') + 1)
    return { text: shape, shape }
  }
  const choices = anyOf ?? oneOf
  if (choices) {
    const types = choices.map((choice) => fieldType(choice))
    return {
      text: [...new Set(types.map(({ text }) => text))].join(' or '),
      shape: types.find(({ shape }) => shape !== null)?.shape ?? null,
    }
  }
  if (value !== undefined) return { text: JSON.stringify(value), shape: null }
  if (values) return { text: values.map((each) => JSON.stringify(each)).join(', '), shape: null }
  if (type === 'array') {
    const { minItems, maxItems } = schema
    // The length of an entry is left to the document: the sentence would state two limits at once.
    const { maxLength: _, ...entry } = (items ?? {}) as JsonSchema
    const { text, shape } = fieldType(entry)
    const limits = [minItems ? `at least ${minItems}` : '', maxItems === undefined ? '' : `at most ${maxItems}`]
    return { text: [`list of ${text}`, ...limits.filter(Boolean)].join(', '), shape }
  }
  return { text: plainType(schema), shape: null }
}

/** Bounds of the number type itself are not limits. */
const isLimit = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER

function plainType({ type, minimum, maximum, maxLength }: JsonSchema): string {
  if (Array.isArray(type)) return type.map((each) => NAMES[each] ?? each).join(' or ')
  const name = NAMES[type ?? ''] ?? 'anything'
  if (type === 'string') return maxLength === undefined ? name : `${name}, at most ${maxLength} characters`
  if (isLimit(minimum) && isLimit(maximum)) return `${name}, ${minimum} to ${maximum}`
  if (isLimit(minimum)) return `${name}, from ${minimum}`
  return isLimit(maximum) ? `${name}, to ${maximum}` : name
}

const NAMES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
}
