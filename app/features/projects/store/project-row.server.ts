import type { Selectable } from 'kysely'
import type { Tables } from '#db/schema.ts'
import type {
  CompanyShare,
  CustomerDetails,
  Project,
  ProjectType,
  Schedule,
  Substitution,
  UnitType,
} from '@specify/schedule/model.ts'
import type { ProjectLeads } from './project-leads.server.ts'
import { storedRooms } from '@specify/schedule/rooms/stored-rooms.server.ts'

export interface ListedProjectRow extends Omit<Project, keyof Schedule>, ProjectLeads {
  readonly roomLabels: readonly string[]
}

export const SUMMARY_COLUMNS = [
  'project_id',
  'account_id',
  'locale',
  'version',
  'project_name',
  'project_type',
  'project_location',
  'opportunity_number',
  'project_version',
  'username',
  'customer',
  'status',
  'is_internal',
  'show_prices_on_pdf',
  'show_landscape',
  'room_labels',
  'line_count',
  'lead_skus',
  'created_at',
  'changed_at',
  'shared_at',
  'company_id',
  'company_edits',
] as const satisfies (keyof Tables['project'])[]

type ProjectRow = Selectable<Tables['project']>

export function toProject(row: ProjectRow): Project {
  const rooms = storedRooms(row.project_id, row.rooms as Parameters<typeof storedRooms>[1])
  return {
    ...toSummary(row),
    unitTypes: row.unit_types as UnitType[],
    rooms,
    substitutions: row.substitutions as Substitution[],
  }
}

/** @param leads of those that have none in their columns */
export function toListedProject(
  row: Pick<ProjectRow, (typeof SUMMARY_COLUMNS)[number]>,
  leads: ReadonlyMap<string, ProjectLeads>,
): ListedProjectRow {
  const { lineCount = row.line_count ?? 0, leadSkus = row.lead_skus ?? [] } = leads.get(row.project_id) ?? {}
  return { ...toSummary(row), roomLabels: row.room_labels, lineCount, leadSkus }
}

export const ACCESS_COLUMNS = ['account_id', 'company_id', 'company_edits'] as const

export function companyOf(row: Pick<ProjectRow, 'company_id' | 'company_edits'>): CompanyShare | null {
  return row.company_id === null ? null : { companyId: row.company_id, access: row.company_edits ? 'edit' : 'view' }
}

function toSummary(row: Pick<ProjectRow, (typeof SUMMARY_COLUMNS)[number]>): Omit<Project, keyof Schedule> {
  return {
    projectId: row.project_id,
    accountId: row.account_id,
    locale: row.locale,
    version: row.version,
    projectName: row.project_name,
    projectType: row.project_type as ProjectType,
    projectLocation: row.project_location,
    opportunityNumber: row.opportunity_number,
    projectVersion: row.project_version,
    username: row.username,
    customer: row.customer as CustomerDetails,
    status: row.status,
    isInternal: row.is_internal,
    showPricesOnPdf: row.show_prices_on_pdf,
    showLandscape: row.show_landscape,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    sharedAt: row.shared_at,
    company: companyOf(row),
  }
}
