import { isPlace } from '../words/list-words.ts'
import { bareHeading } from '../columns/heading.ts'

const MAX_NAME = 60
/** Headings of products without a room: `Spares:`, `Extra - 2 x 97140C6AF`, `GENERAL`. */
const NAMED =
  /^[\s*•#=_~<>[-]*(?:spares?|extras?|misc(?:ellaneous)?|sundr(?:y|ies)|general|various|others?|additional|further|loose|consumables?|unallocated|alternat(?:e|ive)s?|options|optional(?: extras)?|(?:attic|maintenance|site) stock|whole (?:house|job|project|site))(?: (?:items?|parts?|stock|materials?|fittings?))?[\s*#=_~>\]]*(?:[:–—-]|$)/i
/** A further wish behind the list: `Also please add 2 x 97140C6AF`. */
const FURTHER =
  /^(?:and |oh |ps[:.,]? |p\.s\.? )?(?:(?:also|plus|additionally|lastly|finally|separately)\b|(?:can|could|would|will) (?:you|we|i)\b|(?:please |pls )?(?:also )?(?:add|include|send|order|throw in) |(?:we|i)(?:['’]ll| will)? (?:also|still) |(?:do not|don['’]t) forget\b|one (?:more|last|other) thing\b)/i
/** Said of all of it, wherever it stands. */
const TO_ORDER = /\b(?:to|on|with) (?:the|this|that|my|our) (?:order|quote|quotation|list|delivery|job|po)\b/i

const MERCHANT =
  /^(?:reece|tradelink|mico|bunnings|samios|plumbing (?:world|plus)|mitre ?10|placemakers|chesters|harvey norman|winnings?|cass brothers|galvins?|dahlsens|actrol|swan street sales|e ?& ?s|burdens|masters plumbing)(?!\p{L})/iu
const SOMEBODY =
  /^(?:c\/[-o]|attn|attention|(?:(?:site|project|main|key|delivery|accounts?|sales) )?(?:contacts?|supervisors?|foreman|forewoman|managers?|builders?|plumbers?|clients?|customers?|architects?|designers?|merchants?|suppliers?|installers?|estimators?|contractors?|drivers?|reps?))(?!\p{L}| (?:to )?suppl)|(?<=\S )(?:pty|ltd|limited|plumbing|plumbers|supplies|homes|constructions?|builders|architects|merchants)[.)]?$/iu

/** Returns whether a line on its own names a merchant or a person: it is no room. */
export function namesSomebody(text: string): boolean {
  const { name } = bareHeading(text)
  return name.length <= MAX_NAME && !isPlace(name) && (MERCHANT.test(name) || SOMEBODY.test(name))
}

/** Returns whether a line holds products without a room. A blank line before it separates it from the room above. */
export function isUnplaced(text: string, isSetOff: boolean): boolean {
  return NAMED.test(text) || (FURTHER.test(text) && (isSetOff || TO_ORDER.test(text)))
}
