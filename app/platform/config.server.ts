import path from 'node:path'
import { z } from 'zod'
import { inputIssueText } from '@specify/engine/input-issue'
import { sitePath } from './site-path.server.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const url = (protocols: RegExp) => z.url({ protocol: protocols, error: 'must be an address with its protocol' })

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: url(/^https?$/).optional(),
  DATA_DIR: z.string().default(sitePath('.data')),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  ASSET_BASE_URL: url(/^https?$/).optional(),
  COMPLIANCE_URL: url(/^https?$/).optional(),
  VIEWER_SCRIPT_URL: url(/^https?$/).optional(),
  WIDGET_SCRIPT_URL: url(/^https?$/).optional(),
  SEARCH_URL: url(/^https?$/).optional(),
  SEARCH_APP_ID: z.string().default('specify'),
  SEARCH_API_KEY: z.string().default('specify'),
  CONTENT_DIR: z.string().default(sitePath('content')),
  CONTENT_URL: url(/^https?$/).optional(),
  CONTENT_REFRESH_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  CONTENT_ORIGINS: z.string().optional(),
  CONTACT_EMAIL: z.email().max(200).optional(),
  RECAPTCHA_SITE_KEY: z.string().max(200).optional(),
  RECAPTCHA_SECRET: z.string().max(200).optional(),
  RECAPTCHA_VERIFY_URL: url(/^https?$/).default('https://www.google.com/recaptcha/api/siteverify'),
  DEMO: flag.optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().max(200).optional(),
  STAFF_EMAIL_DOMAINS: z.string().optional(),
  RENDITIONS_MAX_MB: z.coerce.number().int().min(10).default(1000),
  DEMO_FILES_MAX_MB: z.coerce.number().int().min(10).default(1000),
  DEMO_FILES_AHEAD: flag.default(true),
  TRUST_PROXY: flag.default(false),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  CHROMIUM_PATH: z.string().optional(),
  HEAP_MAX_MB: z.coerce.number().int().min(128).max(65_536).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  readonly host: string
  readonly port: number
  /** The only origin used in mails and canonical links; without a trailing slash. */
  readonly publicUrl: string
  /** Absolute. All data that must survive a restart lies below it. */
  readonly dataDir: string
  readonly databaseUrl: string | null
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
  /** Google's captcha, in place of our own. */
  readonly recaptcha: { readonly siteKey: string; readonly secret: string; readonly verifyUrl: string } | null
  readonly demo: boolean
  /** Null writes mails as files below `dataDir`. */
  readonly smtpUrl: string | null
  /** An address, or a name with one. */
  readonly mailFrom: string
  /** Customers with addresses of these domains are staff by their type; rights are given one by one. */
  readonly staffDomains: readonly string[]
  readonly renditionsMaxBytes: number
  readonly demoFilesMaxBytes: number
  readonly demoFilesAhead: boolean
  readonly trustProxy: boolean
  /** Signs access tokens; shared by servers with the same visitors. Null: a file below `dataDir`. */
  readonly tokenSecret: string | null
  /** The Chromium that makes PDFs; null looks for one in its usual places. */
  readonly chromiumPath: string | null
  readonly metricsToken: string | null
  /** Heap limit under `npm start`; null: what fits the machine. */
  readonly heapMaxMb: number | null
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL']
}

/** An invalid setting; the message is one line and names the variable. */
export class ConfigError extends Error {}

/** Unset and empty variables take their defaults. @throws ConfigError naming the first invalid variable, and why. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given, { error: inputIssueText })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message} (it is "${given[String(issue?.path[0])]}")`)
  }
  const env = parsed.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const demo = env.DEMO ?? env.DATABASE_URL === undefined
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
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
    recaptcha: readRecaptcha(env, publicUrl),
    demo,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `Specify <no-reply@${new URL(publicUrl).hostname}>`,
    staffDomains: readList(env.STAFF_EMAIL_DOMAINS ?? (demo ? DEMO_STAFF_DOMAIN : '')),
    renditionsMaxBytes: env.RENDITIONS_MAX_MB * 1_000_000,
    demoFilesMaxBytes: env.DEMO_FILES_MAX_MB * 1_000_000,
    demoFilesAhead: env.DEMO_FILES_AHEAD,
    trustProxy: env.TRUST_PROXY,
    tokenSecret: env.TOKEN_SECRET ?? null,
    chromiumPath: env.CHROMIUM_PATH ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    heapMaxMb: env.HEAP_MAX_MB ?? null,
    logLevel: env.LOG_LEVEL,
  }
}

const DEMO_STAFF_DOMAIN = 'specify.test'

/** @throws ConfigError for an invalid origin. */
function readOrigins(commaSeparated: string): string[] {
  return readList(commaSeparated).map((given) => {
    if (URL.canParse(given) && /^https?:\/\/[^/]+\/?$/.test(given)) return new URL(given).origin
    throw new ConfigError(`CONTENT_ORIGINS: must be origins such as https://cdn.example (one is "${given}")`)
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
