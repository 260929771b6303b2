/** JSON Schema, as far as the description of the calls uses it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly default?: unknown
}

const LONGEST = 2_000
const TEXTS = [
  '0b9a3c1e-55d2-4f0a-8e59-2c1c1a7f6d01',
  'UXVpZXQtS2V0dGxlLTIx',
  '2000',
  'person@studio.test',
  '2026-05-31',
  '/media/none.webp',
  'list.pdf',
  'projectAsc',
]

/** Makes inputs that a schema allows and such as it does not. */
export class SchemaSamples {
  private readonly document: object

  constructor(document: object) {
    this.document = document
  }

  /** Builds a valid value: the shortest with required members only, or the longest with all. */
  allowed(given: Schema, size: 'least' | 'all', example: unknown): unknown {
    const schema = this.resolve(given)
    if (schema.const !== undefined) return schema.const
    if (schema.enum)
      return schema.enum.includes(example) ? example : size === 'all' ? schema.enum.at(-1) : schema.enum[0]
    const [first] = schema.anyOf ?? schema.oneOf ?? []
    if (first) return this.allowed(first, size, example)
    switch (schema.type) {
      case 'string':
        return this.text(schema, size, example)
      case 'integer':
      case 'number':
        return size === 'all' ? (schema.maximum ?? 5) : (schema.minimum ?? 0)
      case 'boolean':
        return example ?? size === 'all'
      case 'array': {
        const length = Math.max(schema.minItems ?? 0, size === 'all' ? 1 : 0)
        return Array.from({ length }, (_, at) =>
          this.allowed(schema.items ?? {}, size, at === 0 ? partOf(example, '0') : undefined),
        )
      }
      case 'object': {
        const names = Object.keys(schema.properties ?? {}).filter(
          (name) => size === 'all' || schema.required?.includes(name),
        )
        return Object.fromEntries(
          names.map((name) => [name, this.allowed(schema.properties?.[name] ?? {}, size, partOf(example, name))]),
        )
      }
      default:
        return null
    }
  }

  /**
   * Yields valid values at each bound, one at a time: the longest, largest, shortest or smallest texts, numbers and
   * lists.
   */
  *atBounds(given: Schema, good: unknown, path = ''): Generator<readonly [name: string, input: unknown]> {
    const schema = this.resolve(given)
    const options = schema.anyOf ?? schema.oneOf
    if (options) {
      const fitting = options.find((option) => this.isLike(this.resolve(option), good))
      if (fitting) yield* this.atBounds(fitting, good, path)
    } else if (schema.type === 'object' && typeof good === 'object' && good !== null) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const own = partOf(good, name)
        // Parts of what an example leaves out hang together.
        if (own === undefined && this.resolve(property).type !== 'string') continue
        for (const [what, input] of this.atBounds(property, own, `${path}.${name}`))
          yield [what, { ...good, [name]: input }]
      }
    } else if (schema.type === 'array' && Array.isArray(good)) {
      if (!schema.minItems) yield [`${path} empty`, []]
      for (const [what, first] of this.atBounds(schema.items ?? {}, good[0], `${path}.0`)) yield [what, [first]]
    } else if (schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.pattern) {
      if (schema.maxLength !== undefined) yield [`${path} longest`, 'a'.repeat(schema.maxLength)]
      yield [`${path} shortest`, 'a'.repeat(schema.minLength ?? 0)]
    } else if (schema.type === 'integer' || schema.type === 'number') {
      if (schema.minimum !== undefined) yield [`${path} least`, schema.minimum]
      if ((schema.maximum ?? Infinity) < 1e12) yield [`${path} most`, schema.maximum]
    }
  }

  /** Yields invalid values with names: `good` with one fault that the schema rules out. */
  *refused(given: Schema, good: unknown, path = ''): Generator<readonly [name: string, input: unknown]> {
    const schema = this.resolve(given)
    if (schema.type === 'object') {
      const members = typeof good === 'object' && good !== null ? good : {}
      for (const name of schema.required ?? [])
        yield [`without ${path}.${name}`, Object.fromEntries(Object.entries(members).filter(([key]) => key !== name))]
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        for (const [what, input] of this.refused(property, partOf(good, name), `${path}.${name}`))
          yield [what, { ...members, [name]: input }]
      if (schema.additionalProperties === false) yield [`${path} with more`, { ...members, nothing_like_it: 1 }]
    } else if (schema.enum || schema.const !== undefined) yield [`${path} none of the values`, 'nothing-like-it']
    else if (schema.type === 'array') {
      yield [`${path} no list`, { no: 'list' }]
      if ((schema.maxItems ?? LONGEST) < LONGEST) {
        const one = this.allowed(schema.items ?? {}, 'least', partOf(good, '0'))
        yield [`${path} too many`, Array.from({ length: (schema.maxItems ?? 0) + 1 }, () => one)]
      }
    } else if (schema.type === 'string') {
      yield [`${path} no text`, { no: 'text' }]
      if (schema.maxLength !== undefined) yield [`${path} too long`, 'a'.repeat(schema.maxLength + 1)]
      if (schema.minLength) yield [`${path} empty`, '']
    } else if (schema.type === 'integer') {
      yield [`${path} half`, 1.5]
      if ((schema.maximum ?? Infinity) < 1e12) yield [`${path} too large`, (schema.maximum ?? 0) + 1]
      if (schema.minimum !== undefined) yield [`${path} too small`, schema.minimum - 1]
    } else if (schema.type === 'boolean') yield [`${path} neither`, 'perhaps']
  }

  /** `good` with each of its texts replaced by each of some, one at a time. */
  *withText(good: unknown, texts: readonly string[], path = ''): Generator<readonly [name: string, input: unknown]> {
    if (typeof good === 'string') for (const text of texts) yield [`${path} ${JSON.stringify(text)}`, text]
    if (Array.isArray(good)) {
      for (const [what, first] of this.withText(good[0], texts, `${path}.0`)) yield [what, [first, ...good.slice(1)]]
    } else if (typeof good === 'object' && good !== null)
      for (const [name, member] of Object.entries(good))
        for (const [what, changed] of this.withText(member, texts, `${path}.${name}`))
          yield [what, { ...good, [name]: changed }]
  }

  private text(
    { pattern, minLength = 0, maxLength = LONGEST }: Schema,
    size: 'least' | 'all',
    example: unknown,
  ): string {
    if (typeof example === 'string') return example
    if (pattern === undefined) return 'a'.repeat(size === 'all' ? Math.min(maxLength, LONGEST) : minLength)
    const expression = new RegExp(pattern, 'u')
    return TEXTS.find((text) => expression.test(text)) ?? ''
  }

  private isLike({ type, required = [] }: Schema, good: unknown): boolean {
    if (Array.isArray(good)) return type === 'array'
    if (typeof good === 'object' && good !== null) return type === 'object' && required.every((name) => name in good)
    return type === typeof good || (type === 'integer' && typeof good === 'number')
  }

  private resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema
    const target = schema.$ref.split('/').slice(1).reduce<unknown>(partOf, this.document)
    return this.resolve(target as Schema)
  }
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
