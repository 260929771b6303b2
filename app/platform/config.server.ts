import path from 'node:path'
import type { z } from 'zod'
import { inputIssueText } from '@specify/engine/input-issue'
import { Environment } from './environment.server.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** `search`: answers calls of the search protocol alone. */
  readonly role: z.infer<typeof Environment>['ROLE']
  /** The only origin used in mails and canonical links; without a trailing slash. */
  readonly publicUrl: string
  /** Absolute. All data that must survive a restart lies below it. */
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** The folder of backups, each in a folder of its own. */
  readonly backupDir: string
  /** The archived log that follows the backups; null where there is none. */
  readonly backupWalDir: string | null
  /** A copy of the database that follows it: projects are read there. */
  readonly replicaUrl: string | null
  readonly assetBaseUrl: string | null
  /** Compliance lookup for New Zealand; the product code is added as `code`. */
  readonly complianceUrl: string | null
  /** A script that shows 3D models, in place of our own viewer. */
  readonly viewerScriptUrl: string | null
  readonly widgetScriptUrl: string | null
  readonly hostedSearch: { readonly url: string; readonly appId: string; readonly apiKey: string } | null
  readonly contentDir: string
  /** A content system's delivery, in front of the files. */
  readonly contentUrl: string | null
  readonly contentRefreshSeconds: number
  /** Other hosts that pages may show pictures, films and style sheets of. */
  readonly contentOrigins: readonly string[]
  readonly contactEmail: string
  /** Lines of who sells in a market: name, business number, address. */
  readonly business: Readonly<Record<'au' | 'nz', readonly string[]>>
  /** Paragraphs of terms that each quote in a market prints. */
  readonly quoteTerms: Readonly<Record<'au' | 'nz', readonly string[]>>
  /** Google's captcha, in place of our own. */
  readonly recaptcha: { readonly siteKey: string; readonly secret: string; readonly verifyUrl: string } | null
  readonly demo: boolean
  /** Null writes mails as files below `dataDir`. */
  readonly smtpUrl: string | null
  /** An address, or a name with one. */
  readonly mailFrom: string
  /** Customers with addresses of these domains are staff by their type; rights are given one by one. */
  readonly staffDomains: readonly string[]
  /** Database bytes per account. */
  readonly accountMaxBytes: number
  readonly renditionsMaxBytes: number
  readonly packagesMaxBytes: number
  readonly revisionPicturesMaxBytes: number
  readonly demoFilesMaxBytes: number
  readonly demoFilesAhead: boolean
  readonly trustProxy: boolean
  /** Signs access tokens; shared by servers with the same visitors. Null: a file below `dataDir`. */
  readonly tokenSecret: string | null
  /** The Chromium that makes PDFs; null looks for one in its usual places. */
  readonly chromiumPath: string | null
  /** Starts it with the server and keeps it, so that no document waits for it. */
  readonly keepsPrinter: boolean
  readonly metricsToken: string | null
  /** Time that a stopping server waits for the next request of an open connection. */
  readonly stopWaitMs: number
  /** Heap limit under `npm start`; null: what fits the machine. */
  readonly heapMaxMb: number | null
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL']
}

/** An invalid setting; the message is one line and names the variable. */
export class ConfigError extends Error {}

/** Unset and empty variables take their defaults. @throws ConfigError naming the first invalid variable, and why. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(variables, { error: inputIssueText })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message} (it is "${variables[String(issue?.path[0])]}")`)
  }
  const env = parsed.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const demo = env.DEMO ?? env.DATABASE_URL === undefined
  return {
    host: env.HOST,
    port: env.PORT,
    role: env.ROLE,
    publicUrl,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    backupDir: path.resolve(env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups')),
    backupWalDir: env.BACKUP_WAL_DIR === undefined ? null : path.resolve(env.BACKUP_WAL_DIR),
    replicaUrl: readReplicaUrl(env),
    assetBaseUrl: env.ASSET_BASE_URL?.replace(/\/+$/, '') ?? null,
    complianceUrl: env.COMPLIANCE_URL ?? null,
    viewerScriptUrl: env.VIEWER_SCRIPT_URL ?? null,
    widgetScriptUrl: env.WIDGET_SCRIPT_URL ?? null,
    hostedSearch: env.SEARCH_URL ? { url: env.SEARCH_URL, appId: env.SEARCH_APP_ID, apiKey: env.SEARCH_API_KEY } : null,
    contentDir: path.resolve(env.CONTENT_DIR),
    contentUrl: env.CONTENT_URL ?? null,
    contentRefreshSeconds: env.CONTENT_REFRESH_SECONDS,
    contentOrigins: readOrigins(env.CONTENT_ORIGINS ?? ''),
    contactEmail: env.CONTACT_EMAIL ?? `enquiries@${new URL(publicUrl).hostname}`,
    business: { au: readLines(env.BUSINESS_AU), nz: readLines(env.BUSINESS_NZ) },
    quoteTerms: { au: readLines(env.QUOTE_TERMS_AU), nz: readLines(env.QUOTE_TERMS_NZ) },
    recaptcha: readRecaptcha(env, publicUrl),
    demo,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `Specify <no-reply@${new URL(publicUrl).hostname}>`,
    staffDomains: readList(env.STAFF_EMAIL_DOMAINS ?? (demo ? DEMO_STAFF_DOMAIN : '')),
    accountMaxBytes: env.ACCOUNT_MAX_MB * 1_000_000,
    renditionsMaxBytes: env.RENDITIONS_MAX_MB * 1_000_000,
    packagesMaxBytes: env.PACKAGES_MAX_MB * 1_000_000,
    revisionPicturesMaxBytes: env.REVISION_PICTURES_MAX_MB * 1_000_000,
    demoFilesMaxBytes: env.DEMO_FILES_MAX_MB * 1_000_000,
    demoFilesAhead: env.DEMO_FILES_AHEAD,
    trustProxy: env.TRUST_PROXY,
    tokenSecret: env.TOKEN_SECRET ?? null,
    chromiumPath: env.CHROMIUM_PATH ?? null,
    keepsPrinter: env.PDF_KEEP_BROWSER,
    metricsToken: env.METRICS_TOKEN ?? null,
    stopWaitMs: env.STOP_WAIT_MS,
    heapMaxMb: env.HEAP_MAX_MB ?? null,
    logLevel: env.LOG_LEVEL,
  }
}

/** @throws ConfigError without the database that it is a replica of. */
function readReplicaUrl({ DATABASE_URL: of, DATABASE_REPLICA_URL: url }: z.infer<typeof Environment>): string | null {
  if (url !== undefined && of === undefined) throw new ConfigError('DATABASE_REPLICA_URL: needs DATABASE_URL beside it')
  return url ?? null
}

/** Where mails are kept as files while no mail server is set. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'outbox')
}

const DEMO_STAFF_DOMAIN = 'specify.test'

/** @throws ConfigError for an invalid origin. */
function readOrigins(commaSeparated: string): string[] {
  return readList(commaSeparated).map((origin) => {
    if (URL.canParse(origin) && /^https?:\/\/[^/]+\/?$/.test(origin)) return new URL(origin).origin
    throw new ConfigError(`CONTENT_ORIGINS: must be origins such as https://cdn.example (one is "${origin}")`)
  })
}

export function isLocalAddress(publicUrl: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(publicUrl)
}

/** Google's published test secret lets every answer pass. */
const RECAPTCHA_TEST_SECRET = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe'

/** @throws ConfigError where half of it is missing, or where a site that others reach has the test secret. */
function readRecaptcha(env: z.infer<typeof Environment>, publicUrl: string): Config['recaptcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = env
  if (siteKey === undefined && secret === undefined) return null
  if (siteKey === undefined) throw new ConfigError('RECAPTCHA_SITE_KEY: is missing beside RECAPTCHA_SECRET')
  if (secret === undefined) throw new ConfigError('RECAPTCHA_SECRET: is missing beside RECAPTCHA_SITE_KEY')
  if (secret === RECAPTCHA_TEST_SECRET && !isLocalAddress(publicUrl))
    throw new ConfigError('RECAPTCHA_SECRET: is the public test secret, which lets everything pass')
  return { siteKey, secret, verifyUrl }
}

function readList(commaSeparated: string): string[] {
  return commaSeparated
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
}

function readLines(text = ''): readonly string[] {
  return text
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean)
}
