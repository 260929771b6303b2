/** STEP physical file (ISO 10303-21:2016): a list of entities, each with a number that others name. */
export class StepFile {
  private readonly lines: string[] = []

  /** Arguments as the functions below write them. Answers the reference of the entity: `#12`. */
  add(entity: string, ...values: readonly string[]): string {
    const number = this.lines.length + 1
    this.lines.push(`#${number}=${entity.toUpperCase()}(${values.join(',')});`)
    return `#${number}`
  }

  /** `savedAt` is written into the head; the same entities give the same text. */
  toText({ fileName, savedAt }: { readonly fileName: string; readonly savedAt: Date }): string {
    return `ISO-10303-21;
HEADER;
FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');
FILE_NAME(${stepText(fileName)},${stepText(savedAt.toISOString().slice(0, 19))},(''),(''),'Specify','Specify','');
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
${this.lines.join('\n')}
ENDSEC;
END-ISO-10303-21;
`
  }
}

export const UNSET = '$'

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const OUTSIDE_ASCII = /[^\x20-\x7e]+/g

/** A string literal: quotes and backslashes doubled, what is not ASCII as `\X2\…\X0\` or, beyond the BMP, `\X4\…\X0\`. */
export function stepText(text: string): string {
  const plain = text.toWellFormed().replace(CONTROL, ' ').replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${plain.replace(OUTSIDE_ASCII, encodeRun)}'`
}

function encodeRun(run: string): string {
  const isWide = Array.from(run).some((character) => character.length > 1)
  const digits = isWide ? 8 : 4
  const codes = Array.from(run, (character) =>
    (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(digits, '0'),
  )
  return `\\X${isWide ? 4 : 2}\\${codes.join('')}\\X0\\`
}

/** Null and the empty text are unset. Labels and identifiers have at most 255 characters. */
export function stepLabel(text: string | null): string {
  return text === null || text === '' ? UNSET : stepText(text.slice(0, 255))
}

/** Beyond this nothing is a length of a room, and texts of numbers have exponents. */
const MOST = 1e12

/** A real has a decimal point and no exponent: `12.`, `0.25`. What is no number is 0. */
export function stepReal(value: number, decimals = 6): string {
  const factor = 10 ** decimals
  const bounded = Number.isNaN(value) ? 0 : Math.min(MOST, Math.max(-MOST, value))
  const text = (Math.round(bounded * factor) / factor + 0).toString()
  if (text.includes('e')) return bounded.toFixed(decimals)
  return text.includes('.') ? text : `${text}.`
}

export function stepList(values: readonly string[]): string {
  return `(${values.join(',')})`
}

export function stepEnum(value: string): string {
  return `.${value}.`
}

export function stepVector(values: readonly number[]): string {
  return stepList(values.map((value) => stepReal(value)))
}
