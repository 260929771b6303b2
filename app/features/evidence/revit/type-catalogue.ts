import { statedStandards } from '#app/features/catalogue/evidence.ts'
import type { Steps } from '#app/core/steps.ts'
import type { EvidenceLine } from '../schedule.ts'
import { REVIT_PARAMETERS, type RevitParameter } from './revit-parameters.ts'

/** How a column of a type catalogue names a parameter: `WELS Flow##other##`. */
function catalogueHeading({ name, dataType }: Pick<RevitParameter, 'name' | 'dataType'>): string {
  return dataType === 'LENGTH' ? `${name}##length##millimeters` : `${name}##other##`
}

/** A head and a row for each product of the lines, by code; cells are ASCII, which every version of Revit reads. */
export function* typeCatalogue(
  lines: readonly EvidenceLine[],
  urlOf: (line: EvidenceLine) => string,
): Steps<string[][]> {
  const rows = [['', ...REVIT_PARAMETERS.map(catalogueHeading)]]
  for (const own of Map.groupBy(lines, ({ sku }) => sku).values()) {
    const [line] = own as [EvidenceLine, ...EvidenceLine[]]
    const tags = [...new Set(own.flatMap(({ tag }) => tag || []))].join(' ')
    const cells = REVIT_PARAMETERS.map((parameter) => cellOf(parameter, line, { tags, url: urlOf(line) }))
    rows.push([toAscii(line.sku), ...cells.map(toAscii)])
    yield
  }
  return rows
}

function cellOf({ from, dataType }: RevitParameter, line: EvidenceLine, more: { tags: string; url: string }): string {
  switch (from) {
    case 'sku':
    case 'name':
      return line[from]
    case 'brand':
      return line.listed?.product.brand ?? ''
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
