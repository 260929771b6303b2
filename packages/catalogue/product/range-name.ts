/** Corrects the spelling of the range name Tūroa in a text (E-012). */
export function correctRangeName(text: string): string {
  return text.replace(/\bTuroa\b/g, 'Tūroa')
}
