import type { HandoverPackages } from './handover/handover-packages.server.ts'

/** Members of the request context. */
export interface RequestPackages {
  readonly packages: HandoverPackages
}
