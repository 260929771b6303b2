import type { Migration, MigrationProvider } from 'kysely/migration'
import * as m0001 from './migrations/0001-catalogue.ts'
import * as m0002 from './migrations/0002-accounts.ts'
import * as m0003 from './migrations/0003-projects.ts'
import * as m0004 from './migrations/0004-exports.ts'
import * as m0005 from './migrations/0005-content.ts'
import * as m0006 from './migrations/0006-project-lists.ts'
import * as m0007 from './migrations/0007-orders.ts'
import * as m0008 from './migrations/0008-no-variant-table.ts'
import * as m0009 from './migrations/0009-registered-again.ts'
import * as m0010 from './migrations/0010-rate-limits.ts'
import * as m0011 from './migrations/0011-unit-types.ts'
import * as m0013 from './migrations/0013-project-templates.ts'
import * as m0014 from './migrations/0014-searches.ts'
import * as m0015 from './migrations/0015-substitutions.ts'
import * as m0017 from './migrations/0017-saved-searches.ts'
import * as m0018 from './migrations/0018-revisions.ts'
import * as m0019 from './migrations/0019-links.ts'
import * as m0020 from './migrations/0020-remarks.ts'
import * as m0021 from './migrations/0021-quotes.ts'
import * as m0022 from './migrations/0022-companies.ts'
import * as m0023 from './migrations/0023-mail-stops.ts'
import * as m0024 from './migrations/0024-specification-templates.ts'
import * as m0025 from './migrations/0025-handover-packages.ts'
import * as m0026 from './migrations/0026-link-addresses.ts'
import * as m0027 from './migrations/0027-release-assets.ts'
import * as m0028 from './migrations/0028-search-snapshots.ts'
import * as m0029 from './migrations/0029-quotes-by-project.ts'
import * as m0031 from './migrations/0031-catalogue-changes.ts'
import * as m0032 from './migrations/0032-partial-feeds.ts'
import * as m0033 from './migrations/0033-revision-pictures.ts'
import * as m0034 from './migrations/0034-company-templates.ts'
import * as m0035 from './migrations/0035-checksums-of-parts.ts'
import * as m0036 from './migrations/0036-project-leads.ts'
import * as m0037 from './migrations/0037-revision-lines.ts'
import * as m0038 from './migrations/0038-return-paths.ts'
import * as m0039 from './migrations/0039-project-changes.ts'
import * as m0040 from './migrations/0040-account-storage.ts'
import * as m0041 from './migrations/0041-link-makers.ts'
import * as m0042 from './migrations/0042-gathered-orders.ts'
import * as m0043 from './migrations/0043-issue-findings.ts'
import * as m0044 from './migrations/0044-quote-drafts.ts'
import * as m0045 from './migrations/0045-kept-saves.ts'
import * as m0048 from './migrations/0048-console.ts'
import * as m0049 from './migrations/0049-notes-go-with-their-subjects.ts'
import * as m0050 from './migrations/0050-console-at-size.ts'
import * as m0051 from './migrations/0051-second-factor.ts'
import * as m0052 from './migrations/0052-account-viewings.ts'
import * as m0053 from './migrations/0053-console-lists.ts'
import * as m0054 from './migrations/0054-waiting.ts'
import * as m0055 from './migrations/0055-replies-and-files.ts'
import * as m0056 from './migrations/0056-quotes-are-assigned.ts'
import * as m0057 from './migrations/0057-comment-words.ts'
import * as m0058 from './migrations/0058-sku-use.ts'
import * as m0059 from './migrations/0059-blanks.ts'
import * as m0060 from './migrations/0060-change-sets.ts'
import * as m0061 from './migrations/0061-overrides.ts'
import * as m0062 from './migrations/0062-stock-changes.ts'
import * as m0063 from './migrations/0063-insight.ts'
import * as m0065 from './migrations/0065-health.ts'
import * as m0066 from './migrations/0066-erasures.ts'
import * as m0067 from './migrations/0067-publishing.ts'

const MIGRATIONS: Record<string, Migration> = {
  '0001-catalogue': m0001,
  '0002-accounts': m0002,
  '0003-projects': m0003,
  '0004-exports': m0004,
  '0005-content': m0005,
  '0006-project-lists': m0006,
  '0007-orders': m0007,
  '0008-no-variant-table': m0008,
  '0009-registered-again': m0009,
  '0010-rate-limits': m0010,
  '0011-unit-types': m0011,
  '0013-project-templates': m0013,
  '0014-searches': m0014,
  '0015-substitutions': m0015,
  '0017-saved-searches': m0017,
  '0018-revisions': m0018,
  '0019-links': m0019,
  '0020-remarks': m0020,
  '0021-quotes': m0021,
  '0022-companies': m0022,
  '0023-mail-stops': m0023,
  '0024-specification-templates': m0024,
  '0025-handover-packages': m0025,
  '0026-link-addresses': m0026,
  '0027-release-assets': m0027,
  '0028-search-snapshots': m0028,
  '0029-quotes-by-project': m0029,
  '0031-catalogue-changes': m0031,
  '0032-partial-feeds': m0032,
  '0033-revision-pictures': m0033,
  '0034-company-templates': m0034,
  '0035-checksums-of-parts': m0035,
  '0036-project-leads': m0036,
  '0037-revision-lines': m0037,
  '0038-return-paths': m0038,
  '0039-project-changes': m0039,
  '0040-account-storage': m0040,
  '0041-link-makers': m0041,
  '0042-gathered-orders': m0042,
  '0043-issue-findings': m0043,
  '0044-quote-drafts': m0044,
  '0045-kept-saves': m0045,
  '0048-console': m0048,
  '0049-notes-go-with-their-subjects': m0049,
  '0050-console-at-size': m0050,
  '0051-second-factor': m0051,
  '0052-account-viewings': m0052,
  '0053-console-lists': m0053,
  '0054-waiting': m0054,
  '0055-replies-and-files': m0055,
  '0056-quotes-are-assigned': m0056,
  '0057-comment-words': m0057,
  '0058-sku-use': m0058,
  '0059-blanks': m0059,
  '0060-change-sets': m0060,
  '0061-overrides': m0061,
  '0062-stock-changes': m0062,
  '0063-insight': m0063,
  '0065-health': m0065,
  '0066-erasures': m0066,
  '0067-publishing': m0067,
}

/** Listed by hand, so that the bundled server carries them and nothing is found by file name. */
export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve(MIGRATIONS),
}
