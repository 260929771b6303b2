/** What keeps a form from being sent, or what the server had against it. */
export interface FormProblems {
  /** About the form as a whole. */
  readonly form?: string
  /** By field. An empty sentence marks a field that the form's sentence is about. */
  readonly fields?: Readonly<Record<string, string>>
}

/** The texts of a form's fields, as they stand in it. */
export function textOf(given: FormData, field: string): string {
  const value = given.get(field)
  return typeof value === 'string' ? value : ''
}
