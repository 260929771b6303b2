import { Suspense } from 'react'
import { onDemand } from '#app/shell/on-demand.tsx'
import { FullScreenSpinner } from '#app/ui/dialogs/full-screen-spinner.tsx'
import type { LineScope } from '@specify/schedule/line-scope.ts'
import type { SwapDialogProps } from '#app/features/builder/components/replace/replace-dialog.tsx'

const ReplaceDialog = onDemand(() => import('#app/features/builder/components/replace/replace-dialog.tsx'), 'over')
const FinishDialog = onDemand(() => import('#app/features/builder/components/replace/finish-dialog.tsx'), 'over')
const GoneDialog = onDemand(() => import('#app/features/builder/components/replace/gone-dialog.tsx'), 'over')

export interface SwapRequest {
  /** `gone` is about all products that are no longer available. */
  readonly ask: 'replace' | 'finish' | 'gone'
  readonly scope: LineScope
  /** Null asks for the product. */
  readonly sku: string | null
  readonly isForAll?: boolean
  /** SKU of what may take its place, from a comparison elsewhere. */
  readonly by?: string
}

type RequestedSwapProps = Omit<SwapDialogProps, keyof SwapRequest> & {
  readonly dialog: SwapRequest
  readonly onSwap: (request: SwapRequest) => void
}

export function SwapDialog({ dialog, onSwap, ...props }: RequestedSwapProps) {
  const { ask, ...request } = dialog
  if (ask === 'gone')
    return (
      <Suspense fallback={<FullScreenSpinner label="Loading" />}>
        <GoneDialog {...props} onCompare={(sku) => onSwap({ ask: 'replace', sku, scope: { all: true } })} />
      </Suspense>
    )
  const Dialog = ask === 'replace' ? ReplaceDialog : FinishDialog
  return (
    <Suspense fallback={<FullScreenSpinner label="Loading" />}>
      <Dialog {...props} {...request} />
    </Suspense>
  )
}
