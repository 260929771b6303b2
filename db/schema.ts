import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables as Kysely sees them. Row shapes stay inside queries and commands. */
export interface Tables {
  product: ProductTable
  product_variant: ProductVariantTable
  catalogue_generation: CatalogueGenerationTable
  feedback: FeedbackTable
  account: AccountTable
  address: AddressTable
  session: SessionTable
  remember_token: RememberTokenTable
  account_token: AccountTokenTable
  throttle: ThrottleTable
  mail_outbox: MailOutboxTable
  project: ProjectTable
  project_history: ProjectHistoryTable
  content_document: ContentDocumentTable
  content_revision: ContentRevisionTable
  enquiry: EnquiryTable
  spent_captcha: SpentCaptchaTable
}

interface ProductTable {
  product_id: string
  record: JSONColumnType<object>
  content_hash: string
  created_at: Date
  changed_at: Date
  withdrawn_at: Date | null
}

interface ProductVariantTable {
  sku: string
  product_id: string
}

interface CatalogueGenerationTable {
  /** bigint: the driver answers a string. */
  id: ColumnType<string, never, never>
  key: Generated<string>
  imported_at: Date
  added: number
  changed: number
  withdrawn: number
}

interface FeedbackTable {
  id: Generated<string>
  message: string
  page: string
  locale: string
  created_at: Date
}

interface AccountTable {
  account_id: Generated<string>
  email: string
  password_hash: string
  verified_at: Date | null
  reminders_left: Generated<number>
  first_name: Generated<string>
  last_name: Generated<string>
  role: Generated<string>
  phone: Generated<string>
  company_name: Generated<string>
  company_type: Generated<string>
  country: Generated<string>
  state: Generated<string>
  postal_code: Generated<string>
  legal_entity: 'au' | 'nz' | null
  marketing_consent: Generated<boolean>
  is_internal_user: Generated<boolean>
  created_at: Date
  changed_at: Date
}

interface AddressTable {
  address_id: Generated<string>
  account_id: string
  text: JSONColumnType<object>
  is_default_billing: Generated<boolean>
  is_default_shipping: Generated<boolean>
  created_at: Date
}

interface SessionTable {
  token_hash: Buffer
  account_id: string
  /** The chain of remember-me tokens it came from or began. */
  remember_family: string | null
  created_at: Date
  seen_at: Date
}

interface RememberTokenTable {
  token_hash: Buffer
  family: string
  account_id: string
  expires_at: Date
  replaced_at: Date | null
}

interface AccountTokenTable {
  token_hash: Buffer
  account_id: string
  purpose: 'verify' | 'reset'
  expires_at: Date
  used_at: Date | null
}

interface ThrottleTable {
  key: string
  count: number
  resets_at: Date
}

interface MailOutboxTable {
  mail_id: Generated<string>
  kind: string
  recipient: string
  account_id: string | null
  locale: string
  created_at: Date
  attempts: Generated<number>
  next_attempt_at: Date
  sent_at: Date | null
  failed_at: Date | null
  last_error: string | null
}

interface ProjectTable {
  project_id: Generated<string>
  account_id: string
  locale: 'au' | 'nz'
  version: Generated<number>
  project_name: string
  project_type: string
  project_location: string
  opportunity_number: string
  project_version: string
  username: string
  customer: JSONColumnType<object>
  status: Generated<'open' | 'closed'>
  is_internal: boolean
  show_prices_on_pdf: Generated<boolean>
  show_landscape: Generated<boolean>
  rooms: JSONColumnType<object[]>
  created_at: Date
  changed_at: Date
  deleted_at: Generated<Date | null>
}

interface ProjectHistoryTable {
  project_id: string
  /** The version before the change. */
  version: number
  account_id: string
  change: string
  changed_at: Date
  before: JSONColumnType<object>
}

interface ContentDocumentTable {
  origin: string
  name: string
  body: string
  changed_at: Date
}

interface ContentRevisionTable {
  is_only: Generated<boolean>
  key: Generated<string>
}

interface EnquiryTable {
  enquiry_id: Generated<string>
  mail_id: string
  locale: string
  form: JSONColumnType<object>
  created_at: Date
}

interface SpentCaptchaTable {
  token_hash: Buffer
  expires_at: Date
}
