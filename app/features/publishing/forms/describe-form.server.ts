import type { z } from 'zod'
import { COMPONENT_TYPES } from '#app/features/content/component-types/registry.server.ts'
import { ComplianceFile } from '#app/features/content/compliance-file.server.ts'
import { documentKind } from '#app/features/content/delivery/document.ts'
import { AREAS, Page } from '#app/features/content/page/page.server.ts'
import { Image, Markdown } from '#app/features/content/page/parts/fields.server.ts'
import { LetterLines, LettersFile } from '#app/features/content/letters/letters-file.server.ts'
import { RoomRulesFile } from '#app/features/content/room-rules-file.server.ts'
import { SECTION_KINDS } from '#app/features/content/sections/section-kinds.server.ts'
import { ListingsFile, NavigationFile, ProjectsFile } from '#app/features/content/site-files.server.ts'
import { fieldLabel, joinPath, type FieldPath, type FormField } from './form-field.ts'

/** Longer texts have a field of several lines. */
const ONE_LINE = 80

const FILES: Readonly<Record<string, z.ZodType>> = {
  navigation: NavigationFile,
  listings: ListingsFile,
  projects: ProjectsFile,
  compliance: ComplianceFile,
  'room-rules': RoomRulesFile,
  letters: LettersFile,
}

/** Fields of a document's form, made of its schema and what it holds; null where it has none and is edited as text. */
export function describeForm(name: string, value: unknown): readonly FormField[] | null {
  const kind = documentKind(name)
  if (kind === 'page') return isRecord(value) ? describePage(value) : null
  const schema = kind === null ? undefined : FILES[kind]
  if (!schema) return null
  const field = describe(schema, value, '', '')
  if (field.kind === 'group') return field.fields
  return field.kind === 'list' ? [{ ...field, label: 'Entries' }] : null
}

const PAGE_FIELDS = ['path', 'title', 'metaTitle', 'metaDescription', 'metaKeywords'] as const

function describePage(page: Readonly<Record<string, unknown>>): FormField[] {
  const shape = Page.shape as unknown as Record<string, z.ZodType>
  const own = PAGE_FIELDS.map((key) => describe(shape[key]!, page[key], joinPath('', key), key))
  const shown = new Set<string>()
  const areas = AREAS.map((area): FormField => {
    const elements = listOf(recordOf(page[area])['layoutElements'])
    const at = `/${area}/layoutElements`
    const components = elements.flatMap((element, index) =>
      listOf(recordOf(element)['components']).map((component, place) =>
        describeComponent(component, `${at}/${index}/components/${place}`, page, shown),
      ),
    )
    return { kind: 'group', path: `/${area}`, label: fieldLabel(area), fields: components }
  })
  return [...own, ...areas.filter((area) => area.kind === 'group' && area.fields.length > 0)]
}

function describeComponent(
  component: unknown,
  path: FieldPath,
  page: Readonly<Record<string, unknown>>,
  shown: Set<string>,
): FormField {
  const { type, configuration } = recordOf(component)
  const label = fieldLabel(typeof type === 'string' ? type : 'component')
  const own = recordOf(configuration)
  const source = own['dataSourceId']
  const sources = recordOf(page['dataSources'])
  // Its values are those of the page's own data source, which is shown once.
  if (typeof source === 'string' && Object.hasOwn(sources, source)) {
    if (shown.has(source)) return { kind: 'group', path, label: `${label}: has the fields above`, fields: [] }
    shown.add(source)
    return describeAs(type, sources[source], joinPath('/dataSources', source), label)
  }
  return describeAs(type, own, `${path}/configuration`, label)
}

function describeAs(type: unknown, value: unknown, path: FieldPath, label: string): FormField {
  const schema = typeof type === 'string' ? COMPONENT_TYPES.get(type)?.schema : undefined
  return schema ? { ...describe(schema, value, path, ''), label } : jsonField(value, path, label)
}

function jsonField(value: unknown, path: FieldPath, label: string): FormField {
  return { kind: 'json', path, label, value: value === undefined ? '' : JSON.stringify(value, null, 2) }
}

interface Unwrapped {
  readonly schema: z.ZodType
  readonly isOptional: boolean
}

/** A schema without its defaults and transforms: what is written in the file. */
function unwrap(schema: z.ZodType, isOptional = false): Unwrapped {
  const { def } = schema as unknown as { def: { type: string; innerType?: z.ZodType; in?: z.ZodType } }
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') return unwrap(def.innerType!, true)
  if (def.type === 'pipe') return unwrap(def.in!, isOptional)
  return { schema, isOptional }
}

interface Def {
  readonly type: string
  readonly element?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly entries?: Readonly<Record<string, string>>
}

function describe(given: z.ZodType, value: unknown, path: FieldPath, key: string): FormField {
  const { schema, isOptional } = unwrap(given)
  const label = given.meta()?.title ?? fieldLabel(key)
  if (schema === (Markdown as z.ZodType) || schema === (LetterLines as z.ZodType))
    return typeof value === 'string' || value === undefined
      ? { kind: 'long', path, label, value: value ?? '', isRequired: false }
      : jsonField(value, path, label)
  const { def } = schema as unknown as { def: Def }
  if (def.type === 'object' && (value === undefined || isRecord(value)))
    return describeObject(schema, def.shape ?? {}, recordOf(value), path, label)
  if (def.type === 'array' && (value === undefined || Array.isArray(value)))
    return describeList(def.element!, listOf(value), path, label)
  if (def.type === 'enum')
    return {
      kind: 'choice',
      path,
      label,
      value: textOf(value),
      options: [...(isOptional ? [''] : []), ...Object.values(def.entries ?? {})],
    }
  if (def.type === 'boolean') return { kind: 'check', path, label, value: value === true }
  const isText = def.type === 'string' && (value === undefined || typeof value === 'string')
  const isNumber = def.type === 'number' && (value === undefined || typeof value === 'number')
  if (!isText && !isNumber) return jsonField(value, path, label)
  const text = textOf(value)
  const isLong = text.length > ONE_LINE || text.includes('\n') || /text|description|intro|note/i.test(key)
  const kind = isNumber ? 'number' : isLong && key !== 'url' ? 'long' : 'text'
  return { kind, path, label, value: text, isRequired: !isOptional }
}

function describeObject(
  schema: z.ZodType,
  shape: Readonly<Record<string, z.ZodType>>,
  value: Readonly<Record<string, unknown>>,
  path: FieldPath,
  label: string,
): FormField {
  const fields = Object.entries(shape).map(([key, each]) => describe(each, value[key], joinPath(path, key), key))
  // A section's kind decides what else it has, and is not changed.
  const named = fields.filter((field) => !(field.path.endsWith('/kind') && SECTION_KINDS.has(textOf(value['kind']))))
  const isPicture = schema === (Image as z.ZodType)
  return { kind: 'group', path, label: isPicture ? `${label}: picture` : label, fields: named }
}

function describeList(element: z.ZodType, value: readonly unknown[], path: FieldPath, label: string): FormField {
  const { schema } = unwrap(element)
  const { def } = schema as unknown as { def: Def }
  const isWords = def.type === 'string' && value.every((each) => typeof each === 'string' && !each.includes('\n'))
  if (isWords) return { kind: 'lines', path, label, value: value.join('\n') }
  const hasKinds = def.type === 'object' && def.shape?.['kind'] !== undefined && Object.keys(def.shape).length === 1
  const items = value.map((each, at) => {
    const kind = hasKinds ? SECTION_KINDS.get(textOf(recordOf(each)['kind'])) : undefined
    const item = describe(kind?.schema ?? element, each, joinPath(path, at), String(at + 1))
    const name = hasKinds ? fieldLabel(textOf(recordOf(each)['kind'])) : ''
    return { ...item, label: [String(at + 1), name, titleIn(each)].filter(Boolean).join(' · ') }
  })
  const kinds = hasKinds ? [...SECTION_KINDS.keys()] : def.type === 'object' ? ['entry'] : []
  return { kind: 'list', path, label, items, kinds }
}

/** A heading of an entry, to tell it from others. */
function titleIn(value: unknown): string {
  const record = recordOf(value)
  const key = ['title', 'label', 'banner_heading', 'heading', 'name', 'path', 'id'].find(
    (each) => typeof record[each] === 'string' && record[each] !== '',
  )
  const others = Object.entries(record).flatMap(([each, said]) =>
    each !== 'kind' && typeof said === 'string' ? [said] : [],
  )
  const text = key === undefined ? others[0] : record[key]
  return textOf(text).slice(0, 60).toWellFormed()
}

/** A new entry of a list: for a section the example of its kind, otherwise the last entry without its texts. */
export function newEntry(kind: string, last: unknown): unknown {
  const section = SECTION_KINDS.get(kind)
  if (section) return { kind, ...recordOf(section.example) }
  return emptied(last)
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each)]))
  return typeof value === 'string' ? '' : value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
