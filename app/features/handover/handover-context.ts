import type { ReportContext } from '#app/features/reports/report-context.ts'
import type { RequestPackages } from './request-packages.ts'

export type HandoverContext = ReportContext & RequestPackages
