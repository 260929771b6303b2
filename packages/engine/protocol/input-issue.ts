import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  nan: 'a number',
}
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id',
  guid: 'an id',
  date: 'a date such as 2026-05-31',
  datetime: 'a time such as 2026-05-31T09:30:00Z',
  base64: 'base64 text',
}
/** One, and several. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
}

/**
 * Error message of an input issue. Given to every parse of client input: a schema with a message of its own keeps it.
 */
export function inputIssueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? 'of another type'}`
    case 'too_small':
      return sizeText(issue.origin, 'at least', issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
    case 'too_big':
      return sizeText(issue.origin, 'at most', issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'written in the form that is described'}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `unknown: ${namesText(issue.keys)}`
    case 'invalid_key':
      return 'has a name that is not allowed'
    case 'invalid_element':
      return 'has an entry that is not allowed'
    default:
      return 'is not valid'
  }
}

const MOST_NAMES = 10
const MOST_CHARACTERS = 60

/** The first of the names, each cut: they are whatever the client has sent. */
export function namesText(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMES).map((name) => name.slice(0, MOST_CHARACTERS).toWellFormed())
  return `${first.join(', ')}${names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''}`
}

function sizeText(origin: string, ofSize: string, ofNumber: string, limit: number | bigint): string {
  const unit = UNITS[origin]
  return unit ? `must have ${ofSize} ${limit} ${unit[limit === 1 ? 0 : 1]}` : `must be ${ofNumber} ${limit}`
}
