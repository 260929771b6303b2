import { AppError } from '@specify/core/app-error.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'

export const MAX_DESCRIPTION_LENGTH = 200
export const MAX_MAKER_LENGTH = 100
export const MAX_FREE_CODE_LENGTH = 60
export const MAX_PARTY_LENGTH = 60
export const MAX_FREE_LINK_LENGTH = 500
/** Free lines of one project. */
export const MAX_FREE_LINES = 2_000
/** Ten million dollars. */
export const MAX_ALLOWANCE_CENTS = 1_000_000_000

/** Kinds of allowances: a PC sum is for one piece, a provisional sum for the whole line, however often it is built. */
export const ALLOWANCE_KINDS = { pc: 'PC sum', provisional: 'Provisional sum' } as const
export type AllowanceKind = keyof typeof ALLOWANCE_KINDS
export const ALLOWANCE_KIND_KEYS = ['pc', 'provisional'] as const satisfies readonly AllowanceKind[]
export const GST_KEYS = ['ex', 'inc'] as const

export interface Allowance {
  readonly kind: AllowanceKind
  /** 1 to `MAX_ALLOWANCE_CENTS`, in the currency of the project's market. */
  readonly centAmount: number
  readonly gst: (typeof GST_KEYS)[number]
}

/** Details of a line that is not from the catalogue; its description is the name of the line item. Texts may be empty. */
export interface FreeLine {
  readonly maker: string
  readonly code: string
  readonly allowance: Allowance | null
  readonly suppliedBy: string
  readonly installedBy: string
  /** Starts with `https://`. */
  readonly link: string
}

/** A description with its details, before it is a line item. */
export interface FreeLineContent {
  readonly name: string
  readonly free: FreeLine
}

export const NO_DETAILS: FreeLine = {
  maker: '',
  code: '',
  allowance: null,
  suppliedBy: '',
  installedBy: '',
  link: '',
}

/** The SKU of a caller that has no key yet. */
export const NEW_FREE_SKU = 'free'
const FREE_PREFIX = 'free:'

/**
 * Stands in the place of a SKU: lines with one key have one content, as lines with one SKU have one product. A server of
 * the former release takes it for a product that is gone, and keeps the line.
 */
export function freeSku(uuid: string): string {
  return FREE_PREFIX + uuid.toLowerCase()
}

export function isFreeSku(sku: string): boolean {
  return sku.startsWith(FREE_PREFIX) && sku === sku.toLowerCase() && isUuid(sku.slice(FREE_PREFIX.length))
}

/** The code as shown: that of the maker for a line that is not from the catalogue, which may be empty. */
export function shownCode({ sku, free }: { readonly sku: string; readonly free?: FreeLine | undefined }): string {
  return free ? free.code : isFreeSku(sku) ? '' : sku
}

export function isSameFree(one: FreeLine | undefined, other: FreeLine | undefined): boolean {
  if (one === other) return true
  if (!one || !other) return false
  return (
    one.maker === other.maker &&
    one.code === other.code &&
    one.suppliedBy === other.suppliedBy &&
    one.installedBy === other.installedBy &&
    one.link === other.link &&
    one.allowance?.kind === other.allowance?.kind &&
    one.allowance?.centAmount === other.allowance?.centAmount &&
    one.allowance?.gst === other.allowance?.gst
  )
}

/** Tidies typed texts: one line each, without spaces around. Problems by field; none where it can be saved. */
export function readFreeLine({ name, free }: FreeLineContent): {
  readonly content: FreeLineContent
  readonly problems: Partial<Record<keyof FreeLine | 'name', string>>
} {
  const problems: Partial<Record<keyof FreeLine | 'name', string>> = {}
  const text = (field: 'name' | 'maker' | 'code' | 'suppliedBy' | 'installedBy', typed: string): string => {
    const tidy = typed.replace(/\s+/gu, ' ').trim()
    const { label, length } = TEXTS[field]
    if (/[\p{Cc}\p{Cs}]/u.test(tidy)) problems[field] = `${label} has a character that cannot be used.`
    if (Array.from(tidy).length > length) problems[field] = `${label} has at most ${length} characters.`
    return tidy
  }
  const content = {
    name: text('name', name),
    free: {
      maker: text('maker', free.maker),
      code: text('code', free.code),
      allowance: free.allowance && {
        kind: free.allowance.kind,
        centAmount: free.allowance.centAmount,
        gst: free.allowance.gst,
      },
      suppliedBy: text('suppliedBy', free.suppliedBy),
      installedBy: text('installedBy', free.installedBy),
      link: free.link.trim(),
    },
  }
  if (content.name === '') problems.name = 'Please describe the line.'
  if (!isFreeLink(content.free.link)) problems.link = LINK_PROBLEM
  const cents = content.free.allowance?.centAmount ?? 1
  if (!Number.isInteger(cents) || cents < 1 || cents > MAX_ALLOWANCE_CENTS) problems.allowance = AMOUNT_PROBLEM
  return { content, problems }
}

/** @throws AppError `invalid_input` for a text, link or amount beyond its limits. */
export function assertFreeLine(typed: FreeLineContent): FreeLineContent {
  const { content, problems } = readFreeLine(typed)
  const [problem] = Object.values(problems)
  if (problem !== undefined) throw new AppError('invalid_input', problem)
  return content
}

const TEXTS = {
  name: { label: 'A description', length: MAX_DESCRIPTION_LENGTH },
  maker: { label: 'A maker', length: MAX_MAKER_LENGTH },
  code: { label: 'A code', length: MAX_FREE_CODE_LENGTH },
  suppliedBy: { label: 'Supplied by', length: MAX_PARTY_LENGTH },
  installedBy: { label: 'Installed by', length: MAX_PARTY_LENGTH },
} as const

const LINK_PROBLEM = `A link starts with https:// and has at most ${MAX_FREE_LINK_LENGTH} characters.`
const AMOUNT_PROBLEM = 'An allowance is an amount from $0.01 to $10,000,000.'

/** An address that may be linked to; empty for none. */
export function isFreeLink(link: string): boolean {
  if (link === '') return true
  if (link.length > MAX_FREE_LINK_LENGTH || /[\s\p{Cc}\p{Cs}\p{Cf}"'<>\\^`{|}]/u.test(link)) return false
  const url = URL.parse(link)
  return /^https:\/\//i.test(link) && url?.protocol === 'https:' && url.username === '' && url.password === ''
}
