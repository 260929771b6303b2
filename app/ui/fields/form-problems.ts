export interface FormProblems {
  readonly form?: string
  /** Problems by field. An empty text marks a field that the form's problem is about. */
  readonly fields?: Readonly<Record<string, string>>
}

export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
