import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setAssetBase } from './features/catalogue/asset-source.ts'
import { PageValues } from './shell/page-data.ts'
import { createRouter, HydratedRouter } from './shell/router/hydrated-router.tsx'
import { allSheets, takeUpOwnSheets } from './shell/style-sheets.ts'
import { startVisit } from './shell/visit.ts'
import { passPresses } from './ui/early-presses.ts'

startVisit()

const assets = document.querySelector<HTMLMetaElement>('meta[name="asset-base"]')
if (assets) setAssetBase(assets.content)

await allSheets()
takeUpOwnSheets()
// What is evaluated until here was one task of the browser: the router starts in another.
await new Promise((resolve) => setTimeout(resolve))

const router = createRouter()

startTransition(() => {
  hydrateRoot(
    document,
    <PageValues value={null}>
      <HydratedRouter router={router} />
    </PageValues>,
  )
  passPresses()
})
