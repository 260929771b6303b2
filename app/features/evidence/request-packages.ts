import type { HandoverPackages } from './handover/package/handover-packages.server.ts'

export interface RequestPackages {
  readonly packages: HandoverPackages
}
