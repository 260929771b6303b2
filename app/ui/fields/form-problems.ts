export interface FormProblems {
  readonly form?: string
  /** Problems by field. An empty text marks a field that the form's problem is about. */
  readonly fields?: Readonly<Record<string, string>>
}

export function textOf(given: FormData, field: string): string {
  const value = given.get(field)
  return typeof value === 'string' ? value : ''
}
