import {
  hasThing,
  isAddress,
  isContact,
  isPlace,
  isRecordWord,
  isSentenceWord,
  isThing,
  withoutEnd,
} from '../words/list-words.ts'
import type { Described } from '../codes/described.ts'
import { namedField } from '../columns/fields.ts'
import { readHeading } from '../columns/heading.ts'
import { isCharge } from './totals-and-charges.ts'

/** Products in words that say no quantity. */
export interface Uncounted {
  /** One of each; a blank quantity where the words are of several: `robe hooks, chrome`. */
  readonly items: readonly Described[]
  /** True if the line alone identifies an item: by its place, or `a towel rail`. */
  readonly isSure: boolean
  readonly isPlaceAhead: boolean
  /** One word may be the name of a kind, above products of it. */
  readonly isWord: boolean
}

const MAX_LENGTH = 140
const MAX_WORDS = 14
const LABEL = /^(\p{L}[\p{L} ]{0,30}?):\s+(\S.*)$/u
const SIGNS = /\s+[-–—|@]\s+|,\s+|\t+|\s*[()[\]]\s*/
const ONE = /^(?:(?:and|also|plus|then|maybe) )*(?:an?|another|one) (?=\p{L})/iu
const PLACED = /^(.*\S)\s(?:for|in|to)\s(?:(?:the|each|every|all)\s)?(\S.*)$/i
const MONEY = /^(?:au|nz)?\$\s?\d[\d,.]*(?: ?(?:ea|each|inc|ex|incl|excl|gst|[+/]))*$/i
const FINISH =
  /(?:^|\s)(?:chrome|black|white|nickel|brass|gold|gunmetal|bronze|steel|stainless|copper|matte?|brushed|satin|gloss|polished|\d{2,4} ?(?:mm)?)(?:\s|,|$)/i
/** Firms, work and talk: `Basin & Bath Co`, `Basin mixer installation`, `Toilet blocked`. */
const NO_PRODUCT =
  /^(?:pty|ltd|limited|inc|co|group|company|suppl(?:y|ies)|suppliers?|cent(?:re|er)|showrooms?|solutions|services?|experts?|specialists?|sales|manager|director|designers?|interiors?|architects?|plumb(?:ing|ers?)|builders?|renovations?|constructions?|homes|warehouse|install(?:ed|ations?|ing)?|remov(?:e|al|ed|ing)|demolish|demolition|labour|waterproofing|tiling|repairs?|leak(?:s|ing|ed)?|blocked|broken|cracked|damaged|warrant(?:y|ies)|brochures?|catalogues?|selections?|options?|samples?|range|collections?|hire|for|from|on|because|so|but|which|who|they|he|she|there|here|its|it's|looks?|love[ds]?|like[ds]?|think|found|find|more|about|between|than|when|where|how|what|why|same|other|others|both|any|some|every|see|page)$/i

/**
 * Products that are described without a quantity: `Basin mixer brushed brass — ensuite`, `wall hung toilet`, `Ensuite:
 * basin mixer, towel rail`. Null for prose, names of firms, and names of several products of a kind.
 */
export function readUncounted(given: string): Uncounted | null {
  const whole = withoutEnd(given.trim(), ' .;,')
  if (whole.length > MAX_LENGTH || /[?!:]$/.test(whole) || !hasThing(whole)) return null
  const text = whole.replace(ONE, '')
  if (text.split(/\s+/).length > MAX_WORDS || isContact(text) || isAddress(text)) return null
  const [, label = '', value = text] = LABEL.exec(text) ?? []
  const isOfRoom = isPlace(label) && hasThing(value)
  if (label !== '' && !isOfRoom && !hasThing(label) && namedField(label) !== 'description') return null
  const named = hasThing(label) && !isOfRoom ? `${label} ${value}` : value
  const parts = named.split(SIGNS).filter((part) => part !== '' && !MONEY.test(part))
  const isAhead = parts.length > 1 && isPlace(parts[0]!) && hasThing(parts[1]!)
  const ahead = isOfRoom ? label : isAhead ? parts.shift()! : ''
  const { words, places } = placesAmong(parts)
  const room = readHeading([ahead, ...places].filter(Boolean).join(' - '))?.room ?? ''
  const texts = ahead !== '' && words.every(hasThing) ? words : [words.join(', ')]
  const items = texts.map((description): Described => ({ description, quantity: countIn(description), room }))
  const isListed = items.every(
    ({ description, quantity }) =>
      isProduct(description) && (quantity !== '' || room !== '' || FINISH.test(description)),
  )
  if (!isListed || items.length === 0) return null
  const isSure = text !== whole || room !== ''
  return { items, isSure, isPlaceAhead: ahead !== '', isWord: !text.includes(' ') }
}

const splitWords = (text: string) => text.split(/[\s,/]+/)

/** Places behind the words of a product: in parts of their own, or as `for the ensuite`. */
function placesAmong(parts: readonly string[]): Record<'words' | 'places', string[]> {
  const words: string[] = []
  const places: string[] = []
  for (const part of parts) {
    if (words.length > 0 && isPlace(part)) {
      places.push(part)
      continue
    }
    const [, before = '', where = ''] = PLACED.exec(part) ?? []
    const isPlaced = where !== '' && isPlace(where)
    words.push(isPlaced ? before : part)
    if (isPlaced) places.push(where)
  }
  return { words, places }
}

/** Counts the item that stands last, before what comes with it: `shower rail with two hooks`. */
function countIn(description: string): string {
  const [main = ''] = description.split(/,? with /i, 1)
  const last = splitWords(main).findLast(isThing) ?? ''
  return /s$/i.test(withoutEnd(last, '.')) ? '' : '1'
}

function isProduct(description: string): boolean {
  const words = description.split(/[\s,;./&]+/)
  const isSaid = (word: string) =>
    word !== 'with' && (isSentenceWord(word) || NO_PRODUCT.test(word) || isRecordWord(word))
  return hasThing(description) && !words.some(isSaid) && !isCharge({ code: description, description: '' })
}
