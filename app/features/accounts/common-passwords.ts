/** Words and runs of keys that most guessed passwords are made of, in lower case and without digits. */
const COMMON = new Set(
  (
    'password passwort passw pass pword passphrase passcode welcome welkom hello admin administrator administrador root ' +
    'user username login guest test testing tester changeme change letmein access secret default master manager ' +
    'qwerty qwertyuiop qwert qwertz azerty asdfgh asdfghjkl asdf zxcvbn zxcvbnm zxcv qazwsx qazwsxedc qaz wsx abc ' +
    'abcd abcde abcdef abcdefg abcdefgh aa aaa aaaa iloveyou loveyou love lovely sunshine princess dragon monkey ' +
    'football baseball basketball soccer hockey cricket rugby superman batman spiderman starwars pokemon shadow ' +
    'michael jordan jennifer jessica charlie daniel thomas andrew matthew joshua ashley amanda nicole robert ' +
    'summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march ' +
    'april may june july august september october november december today tomorrow company business office ' +
    'australia sydney melbourne brisbane perth adelaide canberra newzealand auckland wellington kiwi aussie ' +
    'computer internet server system network google facebook apple samsung microsoft windows linux oracle ' +
    'freedom whatever trustno trustnoone killer hunter ranger buster tigger ginger pepper cookie chocolate ' +
    'banana orange cheese flower purple silver golden diamond money jesus angel family mother father baby ' +
    'temp temporary demo sample example specify specifier bathroom plumber architect builder'
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
 * Whether a password is among the first that are tried: a common word, perhaps twice, with signs in place of letters
 * and digits or signs around it. The rule for its composition lets those through (ASVS 6.2.4).
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
