/** Handling of the columns of a table that can hold words. Each is a list of names, separated by spaces. */
interface TableOfWords {
  /** Rows of the person are removed. */
  readonly goes?: string
  /** Rows stay, and nothing in these columns names the person any more. */
  readonly anonymised?: string
  /** By the reason for which they cannot hold a person. */
  readonly none?: Readonly<Record<string, string>>
}

const CODES = 'codes, states and names of fields that the site sets'
const CATALOGUE = 'the catalogue: products of makers'
const SITE = 'made by the site itself'
const TEXTS = 'texts of the site, which its staff write for everybody to read'
const HASHES = 'hashes and secrets, of which nobody can be read'

/**
 * Every column of the database that can hold words or bytes, and what erasing a person does with it. A test compares it
 * with the database: a new column is classified here before anything else.
 */
export const PERSON_COLUMNS: Readonly<Record<string, TableOfWords>> = {
  account: {
    goes: 'email password_hash first_name last_name role phone company_name company_type country state postal_code legal_entity',
  },
  account_token: { goes: 'token_hash purpose return_path' },
  account_viewing: { goes: 'session_hash return_path' },
  address: { goes: 'text' },
  asked_blank: { goes: 'product_id attribute sku name locale outcome' },
  blank: { none: { [CATALOGUE]: 'product_id attribute sku name brand category locales' } },
  blank_project: { none: { [CATALOGUE]: 'sku locale' } },
  cart: { goes: 'locale lines shipping_address billing_address shipping_method_id reference' },
  catalogue_sku: { none: { [CATALOGUE]: 'sku product_id' } },
  catalogue_spelling: { none: { [CATALOGUE]: 'field key spelling' } },
  change_part: { none: { [CATALOGUE]: 'digest body' } },
  change_row: {
    none: {
      [CATALOGUE]:
        'kind product_id name skus record hash former_hash fields reason warnings cells overrides overrides_before open_overrides',
    },
  },
  change_set: {
    anonymised: 'name note author_name approved_name',
    none: { [CODES]: 'kind state job mapping headings counts needs_other problem spellings zone' },
  },
  company: { none: { 'the company, which has others in it or ends with its last person': 'name' } },
  company_event: { anonymised: 'who what' },
  company_invite: { goes: 'email', anonymised: 'invited_by', none: { [CODES]: 'role' } },
  company_member: { goes: 'role' },
  content_document: { none: { [TEXTS]: 'origin name body base' } },
  content_draft: { none: { [TEXTS]: 'name body published' } },
  content_preview: { none: { [HASHES]: 'token_hash', [CODES]: 'name locale' } },
  content_release: { anonymised: 'note', none: { [CODES]: 'state problem zone' } },
  content_release_item: { none: { [TEXTS]: 'name body before', [HASHES]: 'published_digest' } },
  content_save: { none: { [TEXTS]: 'name body made_from', [HASHES]: 'digest' } },
  customer_order: { none: { 'number, lines and sums, for the books': 'order_number locale status record' } },
  daily_count: { none: { 'counts of days, of products and files alone': 'kind locale subject other' } },
  discount_code: { none: { 'terms of the operator': 'code terms' } },
  enquiry: { goes: 'locale form' },
  erasure: { anonymised: 'reason', none: { [CODES]: 'state kept' } },
  feedback: { anonymised: 'message', none: { [CODES]: 'page locale' } },
  handover_package: { goes: 'order_key about file_name state place maker progress failure' },
  import_note: { none: { [CATALOGUE]: 'field reason' } },
  kysely_migration: { none: { [SITE]: 'name timestamp' } },
  kysely_migration_lock: { none: { [SITE]: 'id' } },
  mail_outbox: { goes: 'recipient kind locale', anonymised: 'about last_error' },
  mail_stop: { goes: 'email topic' },
  operator_file: { goes: 'name body' },
  order_person: { goes: 'details' },
  order_words: { none: { 'kept by the database: it goes with the person of the order': 'codes words' } },
  override_answer: { none: { [CATALOGUE]: 'product_id sku field next takes' } },
  product: { none: { [CATALOGUE]: 'product_id record content_hash' } },
  product_before: { none: { [CATALOGUE]: 'product_id record hash overrides' } },
  product_letter: { goes: 'cause' },
  product_news: { anonymised: 'note', none: { [CODES]: 'cause kind day skus' } },
  product_override: { none: { [CATALOGUE]: 'product_id overrides' } },
  project: {
    anonymised:
      'project_name project_location opportunity_number project_version username customer rooms unit_types substitutions room_labels',
    none: { [CODES]: 'locale project_type status lead_skus' },
  },
  project_change: { anonymised: 'change delta' },
  project_history: { anonymised: 'change before' },
  project_past: { none: { 'a view of the two tables above': 'change' } },
  project_link: { anonymised: 'name', none: { [HASHES]: 'token_hash' } },
  project_pdf: { goes: 'file_name email_id failure pdf' },
  project_picture: { none: { [CATALOGUE]: 'address hash' } },
  project_remark: {
    anonymised: 'text author place name address',
    none: { [CODES]: 'kind sku bound' },
  },
  project_revision: {
    anonymised: 'label purpose note author',
    none: { [HASHES]: 'schedule products', [CODES]: 'findings' },
  },
  project_revision_part: { anonymised: 'content', none: { [HASHES]: 'hash' } },
  project_template: { anonymised: 'name rooms' },
  quote: { anonymised: 'request answer', none: { [CODES]: 'quote_number locale status' } },
  quote_draft: { anonymised: 'content changed_by' },
  rate_limit: { goes: 'key' },
  recovery_code: { goes: 'code_hash' },
  release_asset: { none: { [SITE]: 'name body encoding' } },
  remember_token: { goes: 'token_hash' },
  restore_drill: { none: { [SITE]: 'backup problem figures' } },
  revision_picture: { none: { [CATALOGUE]: 'hash extension body' } },
  saved_reply: { anonymised: 'title text' },
  saved_search: { goes: 'locale name address' },
  saved_view: { goes: 'list', anonymised: 'name query' },
  search_build: { none: { [SITE]: 'generation' } },
  search_click: { none: { 'counts of all visitors, without mail addresses and phone numbers': 'locale text sku' } },
  search_count: {
    none: { 'counts of all visitors, without mail addresses and phone numbers': 'locale text understood given_up' },
  },
  search_snapshot: { none: { [CATALOGUE]: 'generation name digest' } },
  search_snapshot_part: { none: { [CATALOGUE]: 'digest body' } },
  second_factor: { goes: 'secret' },
  server_state: { none: { 'errors without messages': 'name role parts folders errors' } },
  session: { goes: 'token_hash' },
  shipping_method: { none: { 'terms of the operator': 'locale method_id terms' } },
  signed_manifest: { none: { [HASHES]: 'sha256 signature' } },
  site_key: { none: { [SITE]: 'name private_key public_key' } },
  sku_use: { none: { [CATALOGUE]: 'sku kind market' } },
  specification_template: { anonymised: 'changed_by clause equal' },
  spent_captcha: { none: { [HASHES]: 'token_hash' } },
  staff_log: {
    none: {
      'ids, states and lengths: the log names nobody': 'right action subject_kind subject_id before after request_id',
    },
  },
  staff_log_day: { none: { [HASHES]: 'hash' } },
  staff_right: { goes: 'right' },
  stock: { none: { [CATALOGUE]: 'sku' } },
  throttle: { goes: 'key' },
  wishlist: { goes: 'locale lines' },
  work_item: { none: { [CODES]: 'kind state' } },
  work_note: { anonymised: 'text', none: { [CODES]: 'kind' } },
}

export function columnsOf(table: string, handling: 'goes' | 'anonymised'): readonly string[] {
  return PERSON_COLUMNS[table]?.[handling]?.split(' ') ?? []
}
