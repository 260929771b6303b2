import type { HandoverPackages } from './package/handover-packages.server.ts'

export interface RequestPackages {
  readonly packages: HandoverPackages
}
