import { statedStandards } from '@specify/catalogue/facts/evidence.ts'
import { shortProductPath } from '#app/features/catalogue/views/product-url.ts'
import { variantPath } from '#app/features/catalogue/views/product-view.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { UniqueNames } from '@specify/models/cobie/unique-names.ts'
import { lineCode, type EvidenceLine } from '../schedule.ts'
import { REVIT_PARAMETERS, type RevitParameter } from '@specify/models/revit/revit-parameters.ts'

/** Formats a parameter's column heading in a type catalogue: `WELS Flow##other##`. */
function catalogueHeading({ name, dataType }: Pick<RevitParameter, 'name' | 'dataType'>): string {
  return dataType === 'LENGTH' ? `${name}##length##millimeters` : `${name}##other##`
}

/**
 * A head and a row for each product of the lines, by code; cells are ASCII, which every version of Revit reads.
 * @param marketUrl `https://specify.example/au/`
 */
export function* typeCatalogue(lines: readonly EvidenceLine[], marketUrl: string): Chunked<string[][]> {
  const rows = [['', ...REVIT_PARAMETERS.map(catalogueHeading)]]
  const names = new UniqueNames()
  for (const own of Map.groupBy(lines, ({ sku }) => sku).values()) {
    const [line] = own as [EvidenceLine, ...EvidenceLine[]]
    const tags = [...new Set(own.flatMap(({ tag }) => tag || []))].join(' ')
    const cells = REVIT_PARAMETERS.map((parameter) =>
      cellOf(parameter, line, { tags, url: addressOf(line, marketUrl) }),
    )
    // An address that is cut leads nowhere.
    const texts = cells.map((cell, at) => (REVIT_PARAMETERS[at]?.from === 'url' ? cell : toAscii(cell)))
    rows.push([names.take(typeName(lineCode(line) || line.name)), ...texts])
    yield
  }
  return rows
}

function cellOf({ from, dataType }: RevitParameter, line: EvidenceLine, more: { tags: string; url: string }): string {
  switch (from) {
    case 'sku':
      return lineCode(line)
    case 'name':
      return line.name
    case 'brand':
      return line.listed?.product.brand ?? line.free?.maker ?? ''
    case 'standards':
      return line.listed ? statedStandards(line.listed).join('; ') : ''
    case 'tags':
    case 'url':
      return more[from]
    default: {
      const value = line.listed?.variant.attributes[from]
      if (typeof value === 'boolean') return dataType === 'YESNO' ? String(Number(value)) : ''
      if (dataType === 'LENGTH' || dataType === 'NUMBER') return typeof value === 'number' ? String(value) : ''
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    }
  }
}

const MAX_CELL = 250

/** The address of the product, or of its code alone where that is too long for a cell; nothing of one that is gone. */
function addressOf({ listed }: EvidenceLine, marketUrl: string): string {
  if (!listed) return ''
  const paths = [variantPath(listed.product, listed.variant), shortProductPath(listed.variant.sku)]
  return paths.map((path) => new URL(path, marketUrl).href).find(({ length }) => length <= MAX_CELL) ?? ''
}

/** A code as the name of a type, without the signs that Revit refuses in names. */
function typeName(sku: string): string {
  return toAscii(sku).replaceAll(/[\\:{}[\]|;<>?`~]/g, '_')
}

/** Letters without their marks, dashes and fractions as they are typed; `?` for what has no such letter. */
function toAscii(text: string): string {
  return text
    .replaceAll('°', ' deg ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('⁄', '/')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll('×', 'x')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .trim()
    .slice(0, MAX_CELL)
}
