/** A place in a document: keys and positions, joined by `/` as in a JSON pointer. */
export type FieldPath = string

interface Labelled {
  readonly path: FieldPath
  readonly label: string
}

/** One field of the form of a document, as its schema describes it. */
export type FormField =
  | (Labelled & {
      readonly kind: 'text' | 'long' | 'number'
      readonly value: string
      readonly isRequired: boolean
    })
  | (Labelled & { readonly kind: 'check'; readonly value: boolean })
  | (Labelled & { readonly kind: 'choice'; readonly value: string; readonly options: readonly string[] })
  /** Words of a list, one a line. */
  | (Labelled & { readonly kind: 'lines'; readonly value: string })
  /** JSON, for what no form is made of. */
  | (Labelled & { readonly kind: 'json'; readonly value: string })
  | (Labelled & { readonly kind: 'group'; readonly fields: readonly FormField[] })
  | (Labelled & {
      readonly kind: 'list'
      readonly items: readonly FormField[]
      /** New entries that can be added, by name. */
      readonly kinds: readonly string[]
    })

export function joinPath(path: FieldPath, key: string | number): FieldPath {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

export function splitPath(path: FieldPath): string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A key as people read it: `banner_heading` is *Banner heading*. */
export function fieldLabel(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** Fields that are typed into, groups and lists not counted. */
export function countFields(fields: readonly FormField[]): number {
  return fields.reduce((sum, field) => {
    if (field.kind === 'group') return sum + countFields(field.fields)
    return sum + (field.kind === 'list' ? countFields(field.items) : 1)
  }, 0)
}
