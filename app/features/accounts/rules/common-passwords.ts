/**
 * Words and runs of keys of the most common passwords, in lower case and without digits. Few: a user who follows the
 * displayed rule should hardly ever be refused by this one.
 */
const COMMON = new Set(
  (
    'password passwort welcome willkommen admin administrator letmein changeme qwerty qwertyuiop qwertz azerty ' +
    'asdfghjkl zxcvbnm qazwsx iloveyou sunshine princess dragon monkey football baseball superman batman pokemon ' +
    'shadow michael jordan jennifer jessica charlie summer winter spring autumn trustnoone freedom whatever'
  ).split(' '),
)

const DISGUISES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Returns whether a password is among the most common: a common word, perhaps twice, with letters replaced or
 * surrounded by digits or signs. The composition rule accepts these (ASVS 6.2.4).
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  const undisguised = folded.replace(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign)
  const trimmed = folded.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const core = trimmed.replace(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign)
  return [folded, undisguised, core].some((form) => {
    const letters = form.replace(/[^a-z]/g, '')
    const half = letters.slice(0, letters.length / 2)
    return COMMON.has(letters) || (letters === half + half && COMMON.has(half))
  })
}
