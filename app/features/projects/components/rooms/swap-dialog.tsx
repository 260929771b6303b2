import { Suspense } from 'react'
import { onDemand } from '#app/shell/on-demand.tsx'
import { FullScreenSpinner } from '#app/ui/full-screen-spinner.tsx'
import type { LineScope } from '../../line-scope.ts'
import type { SwapDialogProps } from '../replace/replace-dialog.tsx'

const ReplaceDialog = onDemand(() => import('../replace/replace-dialog.tsx'), 'over')
const FinishDialog = onDemand(() => import('../replace/finish-dialog.tsx'), 'over')

/** What is to get another product, or another finish. */
export interface SwapRequest {
  readonly ask: 'replace' | 'finish'
  readonly scope: LineScope
  /** Null asks for the product. */
  readonly sku: string | null
  readonly isForAll?: boolean
  /** SKU of what may take its place, from a comparison elsewhere. */
  readonly by?: string
}

export function SwapDialog({
  asked,
  ...props
}: Omit<SwapDialogProps, keyof SwapRequest> & { readonly asked: SwapRequest }) {
  const { ask, ...request } = asked
  const Dialog = ask === 'replace' ? ReplaceDialog : FinishDialog
  return (
    <Suspense fallback={<FullScreenSpinner label="Loading" />}>
      <Dialog {...props} {...request} />
    </Suspense>
  )
}
