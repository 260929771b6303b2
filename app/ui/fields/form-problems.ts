export interface FormProblems {
  readonly form?: string
  /** Problems by field. An empty text marks a field that the form's problem is about. */
  readonly fields?: Readonly<Record<string, string>>
}

export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** Reads all texts of a form in one pass, the first of each name: `textOf` looks through all of them each time. */
export function textsOf(form: FormData): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const [field, value] of form) if (typeof value === 'string') texts.getOrInsert(field, value)
  return texts
}
