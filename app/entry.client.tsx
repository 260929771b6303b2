import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { PageValues } from './ui/page-data.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <PageValues value={null}>
      <HydratedRouter />
    </PageValues>,
  )
})
