export interface FormProblems {
  readonly form?: string
  /** By field. An empty sentence marks a field that the form's sentence is about. */
  readonly fields?: Readonly<Record<string, string>>
}

export function textOf(given: FormData, field: string): string {
  const value = given.get(field)
  return typeof value === 'string' ? value : ''
}
