import type { Filter, NumberRange, Refinement } from '@specify/engine'

export function writeFilters(filter: Filter | undefined, refinements: readonly Refinement[]): string {
  const parts = [...(filter ? [writeFilter(filter)] : []), ...refinements.map(writeRefinement)].filter(Boolean)
  return parts.join(' AND ')
}

function writeRefinement({ attribute, values = [], ranges = [] }: Refinement): string {
  const choices = [
    ...values.map((value) => `${quote(attribute)}:${quote(String(value))}`),
    ...ranges.map((range) => writeRange(attribute, range)),
  ]
  return choices.length > 0 ? `(${choices.join(' OR ')})` : ''
}

function writeFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return `(${filter.filters.map(writeFilter).filter(Boolean).join(` ${filter.kind.toUpperCase()} `)})`
    case 'not':
      return writeLeftOut(filter.filter)
    case 'term':
      return typeof filter.value === 'number'
        ? `${quote(filter.attribute)} = ${filter.value}`
        : `${quote(filter.attribute)}:${quote(String(filter.value))}`
    case 'range':
      return writeRange(filter.attribute, filter.range)
  }
}

/** A hosted index takes no `NOT` before brackets: values are left out one by one. */
function writeLeftOut(filter: Filter): string {
  return filter.kind === 'or'
    ? `(${filter.filters.map(writeLeftOut).filter(Boolean).join(' AND ')})`
    : `NOT ${writeFilter(filter)}`
}

function writeRange(attribute: string, { min, max, excludeMin, excludeMax }: NumberRange): string {
  const bounds = [
    ...(min === undefined ? [] : [`${quote(attribute)} ${excludeMin ? '>' : '>='} ${min}`]),
    ...(max === undefined ? [] : [`${quote(attribute)} ${excludeMax ? '<' : '<='} ${max}`]),
  ]
  return `(${bounds.join(' AND ')})`
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
