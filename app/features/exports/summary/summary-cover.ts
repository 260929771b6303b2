import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { PROJECT_TYPES, type Project } from '@specify/schedule/model.ts'

export interface SummaryCover {
  readonly projectName: string
  /** `For {customer}` or `by {company}`; empty where neither is known. */
  readonly subtitle: string
  readonly projectType: string
  readonly location: string
  readonly preparedBy: string
  readonly projectVersion: string
  /** Present for staff only. */
  readonly opportunityNumber?: string
  readonly createdAt: string
  readonly changedAt: string
}

export interface SummaryReader {
  readonly isInternalUser: boolean
  readonly company: string
}

/**
 * The cover as a reader sees it: customers and opportunity numbers are for staff. The customer of a project that is not
 * of staff is the company of its owner.
 */
export function coverOf(project: Project, { isInternalUser, company }: SummaryReader): SummaryCover {
  const customer = project.customer.customerName || (project.isInternal ? '' : company)
  const { opportunityNumber } = project
  return {
    projectName: project.projectName,
    subtitle: isInternalUser && customer !== '' ? `For ${customer}` : company === '' ? '' : `by ${company}`,
    projectType: PROJECT_TYPES[project.projectType],
    location: project.projectLocation,
    preparedBy: project.username,
    projectVersion: project.projectVersion,
    ...(isInternalUser && opportunityNumber !== '' && { opportunityNumber }),
    createdAt: project.createdAt.toISOString(),
    changedAt: project.changedAt.toISOString(),
  }
}

/** Describes the prices: `RRP in AUD, incl. GST, as of 22 Nov 2026`. */
export function priceBasis(locale: Locale, now: Date): string {
  const currency = locale === 'au' ? 'AUD' : 'NZD'
  return `RRP in ${currency}, incl. GST, as of ${dateIn({ code: locale }, now)}`
}
