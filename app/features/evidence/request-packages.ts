import type { HandoverPackages } from './handover/handover-packages.server.ts'

export interface RequestPackages {
  readonly packages: HandoverPackages
}
