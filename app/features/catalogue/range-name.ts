/** A text with the name of the range Tūroa as it is spelled, however a feed writes it (E-012). */
export function withMacron(text: string): string {
  return text.replace(/\bTuroa\b/g, 'Tūroa')
}
