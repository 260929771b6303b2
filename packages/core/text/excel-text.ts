/** Excel reads `_x0041_` in a text as the letter of that number: the first underscore is written by its own number. */
export function excelText(text: string): string {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}
