import { Button } from '#app/ui/button.tsx'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { ScheduleRooms } from '@specify/schedule/model.ts'
import type { ComingChange } from '#app/features/builder/state/coming-changes.ts'
import type { SwapRequest } from '../rooms/dialogs/swap-dialog.tsx'
import { ComingChanges } from './coming-changes.tsx'
import { DiscontinuedLines } from './discontinued-lines.tsx'

interface ScheduleWarningsProps {
  readonly schedule: ScheduleRooms
  readonly products: BuilderProject['products']
  readonly comingChanges: readonly ComingChange[] | null
  readonly onSwap: (request: SwapRequest) => void
}

const ALL = { all: true } as const

/** Lines that are no longer available, and those that will change. */
export function ScheduleWarnings({ schedule, products, comingChanges, onSwap }: ScheduleWarningsProps) {
  return (
    <>
      <DiscontinuedLines
        schedule={schedule}
        products={products}
        onReplace={(sku) => onSwap({ ask: sku === null ? 'gone' : 'replace', sku, scope: ALL })}
      />
      <ComingChanges
        schedule={schedule}
        changes={comingChanges}
        renderReplace={({ sku, by }, label) => (
          <Button
            look="quiet"
            aria-label={label}
            onClick={() => onSwap({ ask: 'replace', sku, scope: ALL, isForAll: true, ...(by !== null && { by }) })}
          >
            Replace
          </Button>
        )}
      />
    </>
  )
}
