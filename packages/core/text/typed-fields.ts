export const MAX_TEXT_LENGTH = 50
export const MAX_ADDRESS_LENGTH = 200

/** Characters that names of projects and people may not have, from the specification. */
export const FORBIDDEN = /[!@#$%^&*()_+={}[\];:'"\\|,.<>?~`/\p{Cc}\u2028\u2029]/gu
export const NOT_IN_ADDRESS = /[^\p{L}\p{M}\p{N}\s.,/\-'#]|[\p{Cc}\u2028\u2029]/gu
export const MAX_PHONE_LENGTH = 12

/** Normalises typed or pasted names: removes forbidden characters and cuts to length. */
export function typedText(typed: string): string {
  return Array.from(typed.replace(FORBIDDEN, '')).slice(0, MAX_TEXT_LENGTH).join('')
}

/** The same for a version, which may have its point: `Version 1.2`. */
export function typedVersion(typed: string): string {
  return Array.from(typed.split('.').map(typedText).join('.')).slice(0, MAX_TEXT_LENGTH).join('')
}

/** The same for an address: letters, digits, spaces and `. , / - ' #`. */
export function typedAddress(typed: string): string {
  return Array.from(typed.replace(NOT_IN_ADDRESS, '')).slice(0, MAX_ADDRESS_LENGTH).join('')
}

/** Cleans a typed telephone number: without brackets and hyphens, and without spaces where they make it too long. */
export function typedPhone(typed: string): string {
  const plain = typed.replace(/[().\u2010-\u2013-]/gu, '').trim()
  return plain.length > MAX_PHONE_LENGTH ? plain.replace(/\s/g, '') : plain
}

export function lostCharacters(typed: string, clean: (typed: string) => string): string[] {
  const letters = Array.from(typed).filter((sign) => !/[\s\p{Cc}\p{M}]/u.test(sign) && clean(sign) === '')
  return [...new Set(letters)]
}

/** A person's name as prefilled: with an apostrophe that the rules allow. */
export function prefilledName(firstName: string, lastName: string): string {
  return typedText(`${firstName} ${lastName}`.replaceAll("'", '’').trim())
}
