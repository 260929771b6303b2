/** Matches what turns a name into an address, an offer or a warning: mails to strangers must not carry these. */
const SUSPECT = /[/\\:@$€£!?]|\.\p{L}|\d{3}|https?|www/iu
const MAX_LENGTH = 60

/** A name that somebody typed, for the subject of a mail to somebody else; the other words where it looks like a message. */
export function nameInSubject(name: string, otherwise: string): string {
  return name.length > MAX_LENGTH || SUSPECT.test(name) ? otherwise : name
}
