import type { Locale } from '@specify/core/market.ts'
import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import type { FreeLine } from './free-lines/free-line.ts'
import type { UnitHands } from './hands/unit-hands.ts'

export const PROJECT_STATUSES = ['open', 'closed'] as const
/** Staff call closed projects completed. */
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

export const STATUS_LABELS: Readonly<Record<ProjectStatus, string>> = { open: 'Open', closed: 'Closed' }

export const PROJECT_TYPES = {
  'aged-care': 'Aged Care',
  healthcare: 'Healthcare',
  commercial: 'Commercial',
  'multi-res': 'Multi-Residential',
  consumer: 'Consumer',
  builder: 'Builder',
  education: 'Education',
  office: 'Office',
  'retail-hospitality': 'Retail & Hospitality',
  hotel: 'Hotel',
  'entertainment-transport': 'Entertainment & Transport',
  'government-defense': 'Government & Defense',
  others: 'Others',
} as const
export type ProjectType = keyof typeof PROJECT_TYPES

export function isProjectType(key: string): key is ProjectType {
  return Object.hasOwn(PROJECT_TYPES, key)
}

export const PROJECT_LOCATIONS: Record<Locale, readonly string[]> = {
  au: ['National', 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  nz: ['North Island', 'South Island'],
}

export const MAX_QUANTITY = 9_999
export const MAX_NOTE_LENGTH = 300
/** Room instances of one name. */
export const MAX_ROOM_COUNT = 999
/** Rooms, lines and types of one project: more than any building that fits one schedule. */
export const MAX_ROOMS = 2_000
export const MAX_LINE_ITEMS = 20_000
export const MAX_PROJECTS = 20_000
export const MAX_UNIT_TYPES = 200
export const MAX_UNIT_COUNT = 9_999
export const MAX_TAG_LENGTH = 20

/** Reasons for a substitution, by key, in the order of the menu. */
export const SUBSTITUTION_REASONS = {
  discontinued: 'Discontinued',
  'lead-time': 'Lead time',
  price: 'Price',
  client: 'Client request',
  design: 'Design change',
  availability: 'Availability',
  compliance: 'Compliance',
  other: 'Other',
} as const
export type SubstitutionReason = keyof typeof SUBSTITUTION_REASONS

export const MAX_SUBSTITUTIONS = 2_000
export const MAX_SUBSTITUTED_LINES = 20_000
export const MAX_REASON_LENGTH = 300

/** A product in a room. Adding a product adds to the line item that the room has of it. */
export interface LineItem {
  readonly id: string
  readonly sku: string
  /** Kept from when the product was added, and shown once it is discontinued. */
  readonly productId: string
  readonly name: string
  /** 1 to `MAX_QUANTITY`. */
  readonly quantity: number
  readonly note: string
  /** Ties it to the drawings: `BM-01`; empty for none. Up to `MAX_TAG_LENGTH` letters, digits, `-`, `.` and `/`. */
  readonly tag: string
  /** Details of a line that is not from the catalogue: its `name` is the description, its `sku` a key of its own. */
  readonly free?: FreeLine | undefined
}

/** Rooms that are built several times over: `Type A`, 40 of them. */
export interface UnitType {
  readonly id: string
  /** Unique in its project, case-insensitive; as a room's. */
  readonly name: string
  /** 0 to `MAX_UNIT_COUNT`. */
  readonly count: number
  /** Absent where all units are alike. */
  readonly hands?: UnitHands | undefined
}

export interface Room {
  readonly id: string
  /** Unique in its project, case-insensitive. */
  readonly name: string
  readonly note: string
  /** Null for common areas, which are built once. */
  readonly unitTypeId: string | null
  /** The accessibility standard that the room has to meet; absent where it is not marked. */
  readonly access?: RoomAccess | undefined
  /** Quantities are for one unit of its type. */
  readonly items: readonly LineItem[]
}

export interface Schedule {
  readonly unitTypes: readonly UnitType[]
  readonly rooms: readonly Room[]
  /** The oldest first. */
  readonly substitutions: readonly Substitution[]
}

export type ScheduleRooms = Pick<Schedule, 'unitTypes' | 'rooms'>

/** The record of a product that took the place of another one. It never changes. */
export interface Substitution {
  /** A UUID. */
  readonly id: string
  readonly from: SubstitutedProduct
  readonly to: SubstitutedProduct
  /** The lines when the product was replaced; at least one. */
  readonly lines: readonly SubstitutedLine[]
  readonly reason: SubstitutionReason
  /** The reason in words, up to `MAX_REASON_LENGTH` characters; may be empty. */
  readonly note: string
  /** Cents for all units, with GST; null where one of the two has no public price. */
  readonly priceEffect: number | null
  /** The name of the account. */
  readonly by: string
  /** ISO date and time. */
  readonly at: string
}

export type SubstitutedProduct = Pick<LineItem, 'sku' | 'productId' | 'name'>

export interface SubstitutedLine {
  readonly lineItemId: string
  readonly roomName: string
  /** Empty for common areas. */
  readonly unitType: string
  /** Per unit. */
  readonly quantity: number
  readonly units: number
}

export interface CustomerDetails {
  readonly customerName: string
  readonly customerAddress: string
  readonly customerEmail: string
  readonly customerPhone: string
}

export const COMPANY_ACCESS = ['none', 'view', 'edit'] as const
export type CompanyAccess = (typeof COMPANY_ACCESS)[number]

export interface CompanyShare {
  readonly companyId: string
  readonly access: Exclude<CompanyAccess, 'none'>
}

export interface ProjectDetails {
  readonly projectName: string
  readonly projectType: ProjectType
  readonly projectLocation: string
  readonly opportunityNumber: string
  readonly projectVersion: string
  readonly username: string
  readonly customer: CustomerDetails
}

export interface Project extends ProjectDetails, Schedule {
  readonly projectId: string
  readonly accountId: string
  readonly locale: Locale
  /** Incremented by every change: a change names the version that it is based on. */
  readonly version: number
  readonly status: ProjectStatus
  readonly isInternal: boolean
  readonly showPricesOnPdf: boolean
  readonly showLandscape: boolean
  readonly createdAt: Date
  readonly changedAt: Date
  /** The time at which the summary became public to everyone with the link; null while private. */
  readonly sharedAt: Date | null
  /** Null while it is its owner's alone. */
  readonly company: CompanyShare | null
}

export const NO_CUSTOMER: CustomerDetails = {
  customerName: '',
  customerAddress: '',
  customerEmail: '',
  customerPhone: '',
}

export const FIRST_PROJECT_VERSION = 'Version 1'
