import { z } from 'zod'
import { sitePath } from './site-path.server.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const url = (protocols: RegExp) => z.url({ protocol: protocols, error: 'must be an address with its protocol' })

export const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  ROLE: z.enum(['all', 'search']).default('all'),
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
  PACKAGES_MAX_MB: z.coerce.number().int().min(100).default(20_000),
  DEMO_FILES_MAX_MB: z.coerce.number().int().min(10).default(1000),
  DEMO_FILES_AHEAD: flag.default(true),
  TRUST_PROXY: flag.default(false),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  CHROMIUM_PATH: z.string().optional(),
  HEAP_MAX_MB: z.coerce.number().int().min(128).max(65_536).optional(),
  STOP_WAIT_MS: z.coerce.number().int().min(0).max(5_000).default(2_000),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})
