import { z } from 'zod'

type FieldType = 'array' | 'number' | 'integer' | 'boolean' | 'string' | undefined

const fieldsOf = new WeakMap<z.ZodType, ReadonlyMap<string, FieldType>>()

/**
 * The parameters of an address as the input of a schema: numbers and booleans are parsed, lists may be repeated
 * parameters, commas, or both. A value that cannot be parsed stays as text, for the schema to refuse by name.
 */
export function readQueryInput(params: URLSearchParams, schema: z.ZodType): Record<string, unknown> {
  const fields = fieldTypes(schema)
  const names = [...new Set(params.keys())]
  return Object.fromEntries(names.map((name) => [name, readValue(params.getAll(name), fields.get(name))]))
}

function readValue(written: readonly string[], type: FieldType): unknown {
  if (type === 'array') return written.flatMap((text) => text.split(',')).filter((text) => text.trim() !== '')
  const [text = ''] = written
  if (written.length > 1) return written
  if ((type === 'number' || type === 'integer') && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

function fieldTypes(schema: z.ZodType): ReadonlyMap<string, FieldType> {
  const cached = fieldsOf.get(schema)
  if (cached) return cached
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const types = new Map(
    Object.entries(properties).map(([name, field]) => [
      name,
      typeof field === 'object' ? (field.type as FieldType) : undefined,
    ]),
  )
  fieldsOf.set(schema, types)
  return types
}
