import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables as Kysely sees them. Row shapes stay inside queries and commands. */
export interface Tables {
  product: ProductTable
  catalogue_generation: CatalogueGenerationTable
  catalogue_sku: CatalogueSkuTable
  catalogue_spelling: CatalogueSpellingTable
  change_set: ChangeSetTable
  change_part: ChangePartTable
  change_row: ChangeRowTable
  product_before: ProductBeforeTable
  product_override: ProductOverrideTable
  override_answer: OverrideAnswerTable
  feedback: FeedbackTable
  account: AccountTable
  account_storage: AccountStorageTable
  address: AddressTable
  session: SessionTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  account_viewing: AccountViewingTable
  import_note: ImportNoteTable
  remember_token: RememberTokenTable
  account_token: AccountTokenTable
  throttle: ThrottleTable
  mail_outbox: MailOutboxTable
  staff_right: StaffRightTable
  staff_log: StaffLogTable
  staff_log_day: StaffLogDayTable
  work_item: WorkItemTable
  work_note: WorkNoteTable
  saved_view: SavedViewTable
  blank: BlankTable
  blank_check: BlankCheckTable
  blank_project: BlankProjectTable
  asked_blank: AskedBlankTable
  saved_reply: SavedReplyTable
  operator_file: OperatorFileTable
  order_words: OrderWordsTable
  project: ProjectTable
  project_history: ProjectHistoryTable
  project_change: ProjectChangeTable
  project_past: ProjectPastView
  project_template: ProjectTemplateTable
  project_revision: ProjectRevisionTable
  project_revision_part: ProjectRevisionPartTable
  revision_picture: RevisionPictureTable
  project_picture: ProjectPictureTable
  project_link: ProjectLinkTable
  project_remark: ProjectRemarkTable
  quote: QuoteTable
  quote_draft: QuoteDraftTable
  company: CompanyTable
  company_member: CompanyMemberTable
  company_invite: CompanyInviteTable
  company_event: CompanyEventTable
  project_presence: ProjectPresenceTable
  mail_stop: MailStopTable
  specification_template: SpecificationTemplateTable
  project_pdf: ProjectPdfTable
  handover_package: HandoverPackageTable
  site_key: SiteKeyTable
  signed_manifest: SignedManifestTable
  cart: CartTable
  wishlist: WishlistTable
  shipping_method: ShippingMethodTable
  discount_code: DiscountCodeTable
  discount_use: DiscountUseTable
  stock: StockTable
  customer_order: CustomerOrderTable
  order_person: OrderPersonTable
  content_document: ContentDocumentTable
  content_revision: ContentRevisionTable
  content_draft: ContentDraftTable
  content_save: ContentSaveTable
  content_release: ContentReleaseTable
  content_release_item: ContentReleaseItemTable
  content_preview: ContentPreviewTable
  enquiry: EnquiryTable
  spent_captcha: SpentCaptchaTable
  search_count: SearchCountTable
  search_click: SearchClickTable
  saved_search: SavedSearchTable
  release_asset: ReleaseAssetTable
  search_snapshot: SearchSnapshotTable
  search_snapshot_part: SearchSnapshotPartTable
  search_build: SearchBuildTable
  sku_use: SkuUseTable
  daily_count: DailyCountTable
  product_news: ProductNewsTable
  product_letter: ProductLetterTable
  server_state: ServerStateTable
  restore_drill: RestoreDrillTable
  erasure: ErasureTable
}

interface ProductTable {
  product_id: string
  record: JSONColumnType<object>
  content_hash: string
  created_at: Date
  changed_at: Date
  withdrawn_at: Date | null
}

interface CatalogueSkuTable {
  sku: string
  product_id: string
}

interface CatalogueSpellingTable {
  field: string
  key: string
  spelling: string
}

interface CatalogueGenerationTable {
  /** bigint: the driver answers a string. */
  id: ColumnType<string, never, never>
  key: Generated<string>
  imported_at: Date
  added: number
  changed: number
  withdrawn: number
  set_id: Generated<string | null>
}

export type ChangeKind = 'feed' | 'products' | 'columns' | 'prices' | 'stock' | 'withdraw' | 'rollback' | 'edit'
export type ChangeState =
  | 'draft'
  | 'planned'
  | 'approved'
  | 'due'
  | 'applying'
  | 'applied'
  | 'rolled back'
  | 'refused'
  | 'discarded'
  | 'outdated'

interface ChangeSetTable {
  set_id: Generated<string>
  number: Generated<string>
  kind: ChangeKind
  name: string
  note: Generated<string>
  state: Generated<ChangeState>
  version: Generated<number>
  author_id: string | null
  author_name: string
  created_at: Date
  changed_at: Date
  job: Generated<'plan' | 'apply' | null>
  job_lease: Generated<Date | null>
  job_tries: Generated<number>
  progress: Generated<number>
  of_set: Generated<string | null>
  applies_when_planned: Generated<boolean>
  mapping: ColumnType<object | null, string | null | undefined, string | null>
  headings: Generated<string | null>
  counts: ColumnType<object, string | undefined, string>
  needs_other: Generated<string[]>
  problem: Generated<string>
  spellings: ColumnType<object | null, string | null | undefined, string | null>
  keeps_values: Generated<boolean>
  approved_by: Generated<string | null>
  approved_name: Generated<string>
  due_at: Generated<Date | null>
  until_at: Generated<Date | null>
  zone: Generated<'au' | 'nz'>
  applied_at: Generated<Date | null>
  generation: Generated<string | null>
}

interface ChangePartTable {
  set_id: string
  number: number
  digest: Buffer
  body: Buffer
}

interface ChangeRowTable {
  row_id: ColumnType<string, never, never>
  set_id: string
  kind: 'added' | 'changed' | 'withdrawn' | 'refused' | 'noted'
  product_id: string | null
  line: number | null
  name: Generated<string>
  skus: Generated<string[]>
  record: ColumnType<object | null, string | null, string | null>
  hash: string | null
  former_hash: string | null
  fields: ColumnType<object[], string | undefined, string>
  reason: Generated<string>
  warnings: Generated<string[]>
  cells: ColumnType<string[] | null, string | null, string | null>
  is_left: Generated<boolean>
  is_outdated: Generated<boolean>
  overrides: ColumnType<object[] | null, string | null | undefined, string | null>
  overrides_before: ColumnType<object[] | null, string | null | undefined, string | null>
  open_overrides: ColumnType<object[], string | undefined, string>
}

interface ProductBeforeTable {
  set_id: string
  product_id: string
  record: ColumnType<object | null, string | null, string | null>
  hash: string | null
  overrides: ColumnType<object[] | null, string | null, string | null>
}

interface ProductOverrideTable {
  product_id: string
  overrides: ColumnType<object[], string, string>
}

interface OverrideAnswerTable {
  set_id: string
  product_id: string
  sku: string
  field: string
  next: string
  takes: 'ours' | 'feed'
}

interface ImportNoteTable {
  note_id: Generated<string>
  at: Date
  is_refused: boolean
  line: number | null
  field: string
  reason: string
  is_last: boolean
}

interface FeedbackTable {
  id: Generated<string>
  /** Done; kept by the database. */
  is_closed: Generated<boolean>
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
  is_registered_again: Generated<boolean>
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
  /** True if the account gets mails about comments. */
  remark_mails: Generated<boolean>
  /** Nobody signs in to it, and no mails go to it. */
  closed_at: Generated<Date | null>
  created_at: Date
  changed_at: Date
}

interface AccountStorageTable {
  account_id: string
  /** bigint: the driver answers a string. */
  bytes: ColumnType<string, number, number>
  measured_at: Date
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
  /** The last time that a code of the second factor was shown; null for never. */
  proved_at: Generated<Date | null>
}

interface SecondFactorTable {
  account_id: string
  /** Sealed. */
  secret: Buffer
  created_at: Date
  /** Null while it is being set up. */
  confirmed_at: Date | null
  /** Half minutes since 1970: the last one whose code was taken. */
  last_step: Generated<string>
  /** Half minutes that the clock of the device is ahead; negative where it is behind. */
  drift: Generated<number>
  /** The half minute whose code shows that the clock is wrong and the device right. */
  awaited_step: string | null
}

interface RecoveryCodeTable {
  account_id: string
  code_hash: Buffer
}

interface AccountViewingTable {
  viewing_id: Generated<string>
  account_id: string
  staff_id: string | null
  session_hash: Buffer
  return_path: string
  started_at: Date
  ends_at: Date
  stopped_at: Date | null
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
  return_path: string | null
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
  /** Subject of the mail, for its writer. */
  about: string | null
}

interface StaffRightTable {
  account_id: string
  right: string
  granted_at: Date
}

/** Rows are only added. */
interface StaffLogTable {
  log_id: Generated<string>
  at: Date
  /** Null for a command; no reference, since rows outlive accounts. */
  account_id: string | null
  right: string
  action: string
  subject_kind: string
  subject_id: string
  before: ColumnType<object | null, unknown, never>
  after: ColumnType<object | null, unknown, never>
  request_id: string | null
}

interface StaffLogDayTable {
  day: string
  entries: number
  hash: Buffer
}

interface WorkItemTable {
  kind: 'enquiry' | 'feedback' | 'order' | 'quote'
  item_id: string
  state: 'new' | 'open' | 'done' | 'spam'
  assignee_id: string | null
  version: Generated<number>
  changed_at: Date
}

interface WorkNoteTable {
  note_id: Generated<string>
  kind: string
  item_id: string
  account_id: string | null
  text: string
  /** The mail that carried it to the customer; null for a note among staff. */
  mail_id: string | null
  /** Printed on the packing sheet of its order. */
  is_for_packer: Generated<boolean>
  created_at: Date
}

/** Kept by the database: what an order is found by. */
interface OrderWordsTable {
  order_id: string
  codes: string[]
  words: string
}

interface SavedReplyTable {
  reply_id: Generated<string>
  title: string
  text: string
  version: Generated<number>
  changed_at: Date
}

/** A file of deliveries, codes and stock between its preview and its application. */
interface OperatorFileTable {
  file_id: Generated<string>
  account_id: string
  name: string
  body: string
  created_at: Date
  /** Number of its changes; null before it was applied. */
  applied: Generated<number | null>
}

interface SavedViewTable {
  view_id: Generated<string>
  account_id: string
  list: string
  name: string
  query: string
  is_shared: boolean
  created_at: Date
}

/** Triggers keep the figures, and remove a row for which nobody waits. */
interface BlankTable {
  blank_id: Generated<string>
  product_id: string
  attribute: string
  sku: string
  name: string
  brand: string
  category: string
  /** The catalogue that was read. */
  generation: string | number
  /** It was an older one than that in which all blanks were looked for. */
  is_late: boolean
  seen_at: Date
  projects: Generated<number>
  pieces: Generated<string>
  people: Generated<number>
  first_asked_at: Date | null
  locales: Generated<string[]>
}

interface BlankCheckTable {
  only_row: Generated<boolean>
  generation: string | number
}

interface BlankProjectTable {
  blank_id: string
  project_id: string
  sku: string
  locale: string
  pieces: string | number
  seen_at: Date
}

interface AskedBlankTable {
  asked_id: Generated<string>
  product_id: string
  attribute: string
  sku: string
  name: string
  account_id: string
  project_id: string | null
  locale: string
  asked_at: Date
  answered_at: Date | null
  outcome: 'stated' | 'gone' | null
  mail_id: string | null
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
  unit_types: ColumnType<object[], string | undefined, string>
  substitutions: ColumnType<object[], string | undefined, string>
  /** The names of the rooms, in their order. */
  room_labels: Generated<string[]>
  /** Null where it was not saved since this is kept. */
  line_count: Generated<number | null>
  /** SKUs of its first products, for lists; null as above. */
  lead_skus: Generated<string[] | null>
  created_at: Date
  changed_at: Date
  shared_at: Generated<Date | null>
  deleted_at: Generated<Date | null>
  /** Null where the project is its owner's alone. */
  company_id: Generated<string | null>
  company_edits: Generated<boolean>
  /** The version whose SKUs are in `sku_use`. */
  use_version: Generated<number | null>
  /** False where another version of the site has changed it since; kept by the database. */
  is_counted: Generated<boolean>
}

interface ProjectPastView {
  project_id: string
  /** The version before the change. */
  version: number
  account_id: string
  change: string
  changed_at: Date
}

/** Rows by versions before `project_change`. */
interface ProjectHistoryTable extends ProjectPastView {
  before: JSONColumnType<object>
}

interface ProjectChangeTable extends ProjectPastView {
  /** Leads from the state after the change to the one before it. */
  delta: JSONColumnType<object>
  /** Version after the change; null for the next one. */
  to_version: number | null
}

interface ProjectTemplateTable {
  template_id: Generated<string>
  account_id: string
  name: string
  rooms: JSONColumnType<object[]>
  created_at: Date
  changed_at: Date
  /** Null where it is its account's alone. */
  company_id: Generated<string | null>
  /** `changed_at` of the state whose SKUs are in `sku_use`. */
  use_at: Generated<Date | null>
}

interface ProjectRevisionTable {
  revision_id: Generated<string>
  project_id: string
  label: string
  purpose: string
  note: string
  version: number
  account_id: string
  author: string
  issued_at: Date
  /** The hashes of its parts. */
  schedule: string
  products: string
  /** Null where a former release issued it. */
  line_count: Generated<number | null>
  /** Number of open findings by kind; null where a former release issued it. */
  findings: ColumnType<object | null, string | undefined, never>
  /** Time when its pictures were read; null until then. */
  pictures_at: Generated<Date | null>
  picture_tries: Generated<number>
  picture_tried_at: Generated<Date | null>
  /** Null until its SKUs are in `sku_use`. */
  use_at: Generated<Date | null>
}

interface ProjectRevisionPartTable {
  project_id: string
  hash: string
  content: JSONColumnType<object>
}

interface RevisionPictureTable {
  /** SHA-256 of the body. */
  hash: Buffer
  extension: string
  body: Buffer
  bytes: number
  read_at: Date
}

/** Pictures by address when revisions of a project were issued. */
interface ProjectPictureTable {
  project_id: string
  address: string
  since: Date
  hash: Buffer
}

interface ProjectLinkTable {
  link_id: Generated<string>
  project_id: string
  /** The account that made it; null for links by a former version. */
  account_id: Generated<string | null>
  /** Null for the project as it is. */
  revision_id: string | null
  token_hash: Buffer
  name: string
  shows_prices: boolean
  shows_notes: boolean
  shows_files: boolean
  takes_comments: boolean
  takes_approval: boolean
  asks_address: Generated<boolean>
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  opened: Generated<number>
  last_opened_at: Date | null
}

interface ProjectRemarkTable {
  remark_id: Generated<string>
  project_id: string
  link_id: string
  /** The remark that it answers. */
  parent_id: string | null
  /** Null for the whole project. */
  line_item_id: string | null
  kind: 'approved' | 'rejected' | 'question' | 'comment'
  text: string
  author: string
  /** Confirmed; null where none was asked for. */
  address: Generated<string | null>
  is_owner: boolean
  revision_id: string | null
  /** State at that time: place of the line, its product, and its pieces in every unit. */
  place: string
  sku: string
  name: string
  quantity: number
  bound: string
  created_at: Date
  resolved_at: Generated<Date | null>
  mail_id: string | null
}

interface QuoteTable {
  quote_id: Generated<string>
  quote_number: string
  account_id: string
  project_id: string
  revision_id: string
  locale: 'au' | 'nz'
  status: 'open' | 'answered' | 'accepted' | 'declined' | 'closed'
  request: JSONColumnType<object>
  answer: ColumnType<object | null, string | null | undefined, string | null>
  requested_at: Date
  changed_at: Date
  /** `changed_at` of the state whose SKUs are in `sku_use`. */
  use_at: Generated<Date | null>
}

interface QuoteDraftTable {
  quote_id: string
  version: number
  content: ColumnType<object | null, string | null, string | null>
  changed_by: string
  changed_at: Date
}

interface CompanyTable {
  company_id: Generated<string>
  name: string
  created_at: Date
}

interface CompanyMemberTable {
  account_id: string
  company_id: string
  role: 'admin' | 'member'
  joined_at: Date
}

interface CompanyInviteTable {
  invite_id: Generated<string>
  company_id: string
  email: string
  role: 'admin' | 'member'
  /** The name of a person. */
  invited_by: string
  created_at: Date
  expires_at: Date
}

interface CompanyEventTable {
  /** bigint: the driver answers a string. */
  event_id: ColumnType<string, never, never>
  company_id: string
  project_id: string | null
  who: string
  what: string
  at: Date
}

interface SpecificationTemplateTable {
  office_id: string
  clause: string
  equal: string
  version: number
  changed_by: string
  changed_at: Date
}

interface MailStopTable {
  email: string
  topic: string
  stopped_at: Date
}

interface ProjectPresenceTable {
  project_id: string
  account_id: string
  seen_at: Date
}

interface ProjectPdfTable {
  account_id: string
  file_name: string
  project_id: string
  /** The recipient that the page named. No mail is sent. */
  email_id: string
  ordered_at: Date
  expires_at: Date
  failure: string | null
  /** Null until it is made. */
  pdf: Buffer | null
}

interface HandoverPackageTable {
  package_id: string
  project_id: string
  /** The orderer: an account, or the holder of a link. */
  account_id: string | null
  link_id: string | null
  /** Hash of who ordered what. */
  order_key: string
  about: string
  file_name: string
  /** True if it may contain files for staff. */
  is_internal: boolean
  state: 'waiting' | 'making' | 'ready' | 'failed' | 'cancelled' | 'expired'
  /** Names the directory that the file is in. */
  place: string
  /** Names the process that makes it. */
  maker: string
  progress: JSONColumnType<object>
  failure: string | null
  /** bigint: the driver answers a string. */
  zip_bytes: ColumnType<string | null, number | null | undefined, number | null>
  ordered_at: Date
  /** Last sign of life of its maker. */
  seen_at: Date
  expires_at: Date | null
}

interface SiteKeyTable {
  name: string
  /** PKCS #8 and SPKI, in DER. */
  private_key: Buffer
  public_key: Buffer
  made_at: Date
}

interface SignedManifestTable {
  sha256: Buffer
  signature: string
  signed_at: Date
}

interface CartTable {
  cart_id: Generated<string>
  account_id: string
  locale: 'au' | 'nz'
  version: Generated<number>
  lines: ColumnType<object[], string | undefined, string>
  shipping_address: ColumnType<object | null, string | null | undefined, string | null>
  billing_address: ColumnType<object | null, string | null | undefined, string | null>
  shipping_method_id: string | null
  reference: Generated<string>
  changed_at: Date
  /** The version whose SKUs are in `sku_use`. */
  use_version: Generated<number | null>
}

interface WishlistTable {
  wishlist_id: Generated<string>
  account_id: string
  locale: 'au' | 'nz'
  lines: ColumnType<object[], string | undefined, string>
  changed_at: Date
}

interface SavedSearchTable {
  saved_search_id: Generated<string>
  account_id: string
  locale: 'au' | 'nz'
  name: string
  /** Below the locale, with its canonical query. */
  address: string
  created_at: Date
  seen_at: Date
}

interface ShippingMethodTable {
  locale: 'au' | 'nz'
  method_id: string
  /** Position among those of its market. */
  place: number
  terms: JSONColumnType<object>
}

interface DiscountCodeTable {
  discount_id: Generated<string>
  /** Upper case. */
  code: string
  terms: JSONColumnType<object>
  is_active: Generated<boolean>
}

interface DiscountUseTable {
  use_id: Generated<string>
  discount_id: string
  cart_id: string | null
  order_id: string | null
  account_id: string | null
  /** Reserved for a cart until then. */
  kept_until: Date | null
  created_at: Date
}

interface StockTable {
  sku: string
  quantity: number
}

interface CustomerOrderTable {
  order_id: Generated<string>
  order_number: string
  checkout_key: string
  locale: 'au' | 'nz'
  status: Generated<'placed' | 'confirmed' | 'shipped' | 'completed' | 'cancelled'>
  /** bigint: the driver answers a string. */
  total_cents: ColumnType<string, number, never>
  record: JSONColumnType<object>
  placed_at: Date
  changed_at: Date
  /** The mail about several orders, for the operator; null where it has a mail of its own. */
  mail_id: Generated<string | null>
}

interface OrderPersonTable {
  order_id: string
  account_id: string
  details: JSONColumnType<object>
}

interface ContentDocumentTable {
  origin: string
  name: string
  body: string
  changed_at: Date
  base: Generated<string | null>
}

interface ContentDraftTable {
  name: string
  body: string
  published: string | null
  version: Generated<number>
  author_id: string | null
  changed_at: Date
}

interface ContentSaveTable {
  save_id: Generated<string>
  name: string
  body: string
  digest: string
  made_from: string | null
  author_id: string | null
  saved_at: Date
}

export type ReleaseState = 'proposed' | 'due' | 'published' | 'discarded' | 'rolled back'

interface ContentReleaseTable {
  release_id: Generated<string>
  number: Generated<string>
  note: string
  state: Generated<ReleaseState>
  version: Generated<number>
  author_id: string | null
  created_at: Date
  publisher_id: string | null
  due_at: Date | null
  zone: Generated<'au' | 'nz'>
  published_at: Date | null
  problem: Generated<string>
  of_release: string | null
}

interface ContentReleaseItemTable {
  release_id: string
  name: string
  body: string | null
  draft_version: number | null
  published_digest: string | null
  before: string | null
}

interface ContentPreviewTable {
  token_hash: Buffer
  name: string
  locale: 'au' | 'nz'
  author_id: string | null
  expires_at: Date
}

interface ContentRevisionTable {
  is_only: Generated<boolean>
  key: Generated<string>
}

interface EnquiryTable {
  enquiry_id: Generated<string>
  /** Done or spam; kept by the database. */
  is_closed: Generated<boolean>
  mail_id: string
  locale: string
  form: JSONColumnType<object>
  created_at: Date
}

interface SpentCaptchaTable {
  token_hash: Buffer
  expires_at: Date
}

interface SearchCountTable {
  day: string
  locale: 'au' | 'nz'
  /** Folded; empty for those past the texts that are kept of a day. */
  text: string
  searches: number
  /** Products that the last of them found. */
  hits: number
  understood: JSONColumnType<string[]>
  given_up: JSONColumnType<string[]>
}

interface SearchClickTable {
  day: string
  locale: 'au' | 'nz'
  text: string
  sku: string
  clicks: number
}

interface ReleaseAssetTable {
  name: string
  body: Buffer
  encoding: 'br' | 'identity'
  served_at: Date
}

interface SearchSnapshotTable {
  generation: string
  name: string
  digest: Buffer
  bytes: ColumnType<string, number, number>
  parts: number
  made_at: Generated<Date>
}

interface SearchSnapshotPartTable {
  digest: Buffer
  part: number
  body: Buffer
  /** CRC-32 of the body, as PostgreSQL's client reads a `bigint`. */
  checksum: ColumnType<string | null, number, number>
  made_at: Generated<Date>
}

interface SearchBuildTable {
  generation: string
  holder: string
  held_until: Date
}

/** A SKU of a project, revision, quote, cart or template. */
interface SkuUseTable {
  subject_id: string
  /** `skuKey` of the SKU. */
  sku: string
  kind: 'project' | 'revision' | 'quote' | 'offer' | 'cart' | 'template'
  /** In units of the drawn hand, and in all units without hands. bigint: the driver answers a string. */
  pieces: ColumnType<string, number, number>
  /** In units of the other hand. */
  mirrored: ColumnType<string, number, number>
  /** Null for templates. */
  market: 'au' | 'nz' | null
  /** An offer holds before then. */
  until: Date | null
  /** Null where it was counted before this was kept. */
  since: Generated<Date | null>
}

/** Counts of a day and market, with nothing of who did it. */
interface DailyCountTable {
  day: string
  locale: 'au' | 'nz'
  kind: 'compared' | 'file'
  /** SKU, or the path of a file in the asset store; empty where there was no room for more. */
  subject: string
  /** The other SKU of a pair; empty for a file. */
  other: string
  count: number
}

/** News of products that owners of projects are written about. */
interface ProductNewsTable {
  /** A change set, or a hash of what was typed. */
  cause: string
  kind: string
  /** As `2027-03-01`; null where none was named. */
  day: string | null
  note: string
  skus: string[]
  created_at: Date
}

interface ProductLetterTable {
  cause: string
  account_id: string
  created_at: Date
}

/** A server that runs, or ran within a day. */
interface ServerStateTable {
  server_id: string
  /** Host and port. */
  name: string
  role: string
  started_at: Date
  seen_at: Date
  parts: JSONColumnType<object[]>
  folders: JSONColumnType<object[]>
  errors: JSONColumnType<object[]>
  error_count: number
}

/** A backup that was restored beside the running database, or could not be. */
interface RestoreDrillTable {
  drill_id: Generated<string>
  backup: string
  backup_at: Date | null
  started_at: Date
  ended_at: Date
  /** Empty where the restore was proven. */
  problem: string
  figures: JSONColumnType<object>
}

/** A person who is to be erased, or was. */
interface ErasureTable {
  erasure_id: Generated<string>
  account_id: string
  state: 'proposed' | 'confirmed' | 'stopped' | 'withdrawn' | 'done'
  /** Typed by staff; emptied with the account. */
  reason: string
  proposed_by: string | null
  proposed_at: Date
  confirmed_by: string | null
  due_at: Date | null
  ended_at: Date | null
  kept: ColumnType<object, string | undefined, string>
}
