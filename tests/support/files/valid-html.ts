import { HtmlValidate } from 'html-validate'

/** The content model, attributes and their values as the HTML standard has them; no matters of style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'script-type': 'error', 'wcag/h37': 'error' },
})

/** Lists what is not valid HTML in a page, each as `rule: message`; empty for a valid one. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}
