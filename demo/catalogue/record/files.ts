import { slugify } from '#app/core/slug.ts'
import type { Family } from '#demo/models/families.ts'
import { hashOf } from './hash.ts'

/** The formats that are made of a model, by the attribute that lists them. */
export const MODEL_FILES = {
  'DXF-file': 'dxf',
  'OBJ-file': 'obj',
  'DAE-file': 'dae',
  '3DS-file': '3ds',
  'GLB-file': 'glb',
  'technical-image': 'svg',
} as const
export type ModelFormat = (typeof MODEL_FILES)[keyof typeof MODEL_FILES]

/** Where the files of a variant lie, without their endings. */
export function modelFileStem(family: Family, sku: string): string {
  return `cad/${family}-${slugify(sku)}`
}

/** The links of a variant's files, each with the version and date that it was issued with. */
export function modelFiles(family: Family, sku: string) {
  return Object.entries(MODEL_FILES).map(([name, ending]) => ({
    name,
    value: `ProductThumbnail/${modelFileStem(family, sku)}.${ending}`,
    ...issueOf(`${sku} ${name}`),
  }))
}

/** The measured drawing of a variant. */
export function lineDiagram(family: Family, sku: string): string {
  return `ProductThumbnail/${modelFileStem(family, sku)}.svg`
}

function issueOf(seed: string): { readonly version: string; readonly date: string } {
  const number = hashOf(seed)
  const month = 1 + (number % 12)
  const day = 1 + ((number >>> 4) % 28)
  const year = 2024 + ((number >>> 9) % 2)
  const two = (value: number) => String(value).padStart(2, '0')
  return { version: `${1 + ((number >>> 12) % 3)}.${(number >>> 15) % 4}`, date: `${year}-${two(month)}-${two(day)}` }
}
