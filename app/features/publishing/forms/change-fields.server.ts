import { AppError } from '@specify/core/app-error.ts'
import { describeForm, newEntry } from './describe-form.server.ts'
import { splitPath, type FieldPath, type FormField } from './form-field.ts'

export const LIST_ACTIONS = ['add', 'remove', 'up', 'down'] as const
/** A change of a list after the fields are set: an entry is added, taken away or moved. */
export interface ListChange {
  readonly action: (typeof LIST_ACTIONS)[number]
  readonly path: FieldPath
  /** The kind of a new entry. */
  readonly kind: string
}

type Typed = Exclude<FormField, { kind: 'group' | 'list' }>

/**
 * Sets fields of a document as its form has them. Fields that the form does not have are left alone, and so are fields
 * that say what they said. An empty text takes away a field that may be left out.
 *
 * @throws AppError `invalid_input` with the field for a number or JSON that is none
 */
export function changeFields(
  name: string,
  document: unknown,
  values: ReadonlyMap<FieldPath, string>,
  change: ListChange | null,
): unknown {
  const fields = describeForm(name, document) ?? []
  const next = structuredClone(document)
  for (const field of listTyped(fields)) {
    const text = values.get(field.path)
    if (field.kind === 'check') setCheck(next, field, values)
    else if (text !== undefined && text !== field.value) setAt(next, splitPath(field.path), readField(field, text))
  }
  if (change) changeList(next, fields, change)
  return next
}

function listTyped(fields: readonly FormField[]): Typed[] {
  return fields.flatMap((field): Typed[] => {
    if (field.kind === 'group') return listTyped(field.fields)
    return field.kind === 'list' ? listTyped(field.items) : [field]
  })
}

/** A box that is not ticked is not posted: its form names it beside it. */
function setCheck(
  next: unknown,
  field: Extract<Typed, { kind: 'check' }>,
  values: ReadonlyMap<FieldPath, string>,
): void {
  if (!values.has(`box:${field.path}`)) return
  const isTicked = values.has(field.path)
  if (isTicked !== field.value) setAt(next, splitPath(field.path), isTicked)
}

function readField(field: Exclude<Typed, { kind: 'check' }>, text: string): unknown {
  switch (field.kind) {
    case 'lines':
      return text.split('\n').flatMap((line) => line.trim() || [])
    case 'number': {
      if (text.trim() === '') return undefined
      if (!/^-?\d+(?:\.\d+)?$/.test(text.trim()))
        throw new AppError('invalid_input', `${field.label}: write a number such as 1200 or 4.5`)
      return Number(text)
    }
    case 'json':
      if (text.trim() === '') return undefined
      try {
        return JSON.parse(text)
      } catch {
        throw new AppError('invalid_input', `${field.label}: is no JSON`)
      }
    case 'choice':
      return text === '' ? undefined : text
    case 'text':
    case 'long':
      return text === '' && !field.isRequired ? undefined : text
  }
}

/** Sets a value at a path, and takes it away for undefined. Missing objects on the way are made. */
function setAt(root: unknown, path: readonly string[], value: unknown): void {
  let parent = root as Record<string, unknown>
  for (const key of path.slice(0, -1)) {
    if (!Object.hasOwn(parent, key)) {
      if (value === undefined) return
      Object.defineProperty(parent, key, { value: {}, enumerable: true, writable: true, configurable: true })
    }
    parent = parent[key] as Record<string, unknown>
  }
  const last = path.at(-1)!
  if (value === undefined) Reflect.deleteProperty(parent, last)
  else Object.defineProperty(parent, last, { value, enumerable: true, writable: true, configurable: true })
}

function changeList(root: unknown, fields: readonly FormField[], { action, path, kind }: ListChange): void {
  const at = Number(splitPath(path).at(-1))
  const listPath = action === 'add' ? path : path.slice(0, path.lastIndexOf('/'))
  const field = findList(fields, listPath)
  if (!field) throw new AppError('invalid_input', 'The form has no such list.')
  if (action === 'add') {
    if (!field.kinds.includes(kind)) throw new AppError('invalid_input', 'The list takes no such entry.')
    const list = readAt(root, splitPath(listPath))
    const entry = newEntry(kind, Array.isArray(list) ? list.at(-1) : undefined)
    if (Array.isArray(list)) list.push(entry ?? {})
    else setAt(root, splitPath(listPath), [entry ?? {}])
    return
  }
  const list = readAt(root, splitPath(listPath))
  if (!Array.isArray(list) || !(at in list)) throw new AppError('invalid_input', 'The list has no such entry.')
  const [entry] = list.splice(at, 1) as unknown[]
  if (action !== 'remove') list.splice(Math.max(0, action === 'up' ? at - 1 : at + 1), 0, entry)
}

function findList(fields: readonly FormField[], path: FieldPath): Extract<FormField, { kind: 'list' }> | null {
  for (const field of fields) {
    if (field.kind === 'list' && field.path === path) return field
    const inside = field.kind === 'group' ? field.fields : field.kind === 'list' ? field.items : []
    const found = inside.length > 0 && path.startsWith(field.path) ? findList(inside, path) : null
    if (found) return found
  }
  return null
}

function readAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    root,
  )
}
